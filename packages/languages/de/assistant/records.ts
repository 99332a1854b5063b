import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'

export const places = {
  construction: /baustellen?|bau/,
  manufacturing: /fabrik|werkstatt|lager|betrieb/,
  mining: /bergbau|bergwerk|steinbruch/,
  before: /in|im|nach|fur|von|der/,
  adjectiveEnding: /er|isch\w*/,
} satisfies AssistantCues['places']

export const records = {
  asks: /wie ?viele?|liste|zeig(?:e)?|welche[rs]?|was|wer|gibt es/,
  violations: /verstosse?n?|mangel|befunde?/,
  tasks: /aufgaben?/,
  own: /offen\w*|uberfallig\w*|erledigt\w*|unsere?|meine?|haben wir/,
  high: /hoch|hohe[nrs]?/,
  medium: /mittel\w*|mittlere[nrs]?/,
  low: /niedrig\w*/,
  overdue: /uberfallig\w*/,
  resolved: /erledigt\w*|behoben\w*|gelost\w*/,
  open: /offen\w*/,
  mine: /meine?/,
  oldest: /altest\w*|am langsten/,
  people: /wer|wem/,
  number: /wie ?viele?/,
  state: /wie (?:lauft|steht)/,
  beforeSite: /am|auf|bei|an der baustelle|auf der baustelle|wie \p{L}+ (?:is|steht)/u,
  afterSite: nothing,
  article: /der|dem/,
  beforePerson: /fur|für|von|bei/,
} satisfies AssistantCues['records']

export const violations = {
  cost: /kosten?|kostet|bussgeld\w*|strafen?/,
  who: /wer|verantwortlich\w*|zustandig\w*/,
  rule: /welche\w* (?:vorschrift|regel|norm|paragra\w*|gesetz)/,
  fix: /was (?:tun|muss ich tun|soll ich tun|mache ich)|wie (?:behebe|beheben|korrigier\w+)/,
  explain: /erklar\w*|warum|wieso|was bedeutet|gefahrlich/,
  pointsAtIt: /das|dies\w*|verstoss\w*|befund/,
} satisfies AssistantCues['violations']
