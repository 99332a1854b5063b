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
  violations: /verstosse?n?|mangeln?|befunde?/,
  tasks: /aufgaben?/,
  own: /offen\w*|uberfallig\w*|erledigt\w*|unsere?|meine?|haben wir/,
  high: /hoch|hohe[mnrs]?|schwere?[nrs]?/,
  medium: /mittel\w*|mittlere[nrs]?/,
  low: /niedrig\w*/,
  overdue: /uberfallig\w*/,
  resolved: /erledigt\w*|behoben\w*|gelost\w*/,
  open: /offen\w*|ungelost\w*/,
  mine: /meine?/,
  oldest: /altest\w*|am langsten/,
  people: /wer|wem/,
  number: /wie ?viele?/,
  state: /wie (?:lauft|steht)/,
  beforeSite: /am|auf|bei|in|an der baustelle|auf der baustelle|wie \p{L}+ (?:is|steht)/u,
  afterSite: nothing,
  article: /der|dem|den/,
  beforePerson: /fur|für|von|bei/,
  observations: /beobachtung(?:en)?/,
  found: /haben wir\b.*\bgefunden|(?:wurden?|gab es)\b.*\b(?:gefunden|festgestellt)|was (?:wurde|haben)/,
  findings: /befunde?|\w*probleme?n?|\w*mangel/,
  rule: /wie (?:lange|hoch|tief|weit|breit|oft)|muss|mussen|darf|durfen|pflicht\w*|vorgeschrieben|erlaubt|vorschrift\w*|regeln?|bussgeld\w*|brauche\w*/,
  today: /heute|heutige\w*/,
  yesterday: /gestern/,
  thisWeek: /diese[rn]? woche/,
  lastWeek: /(?:letzte[rn]?|vorige[rn]?|vergangene[rn]?) woche/,
  thisMonth: /diese[nmrs]? monat\w*/,
  lastMonth: /(?:letzte[nmrs]?|vorige[nm]?|vergangene[nm]?) monat/,
  thisYear: /dieses jahr/,
  since: /seit/,
  beforeMonth: /im|seit|vom/,
} satisfies AssistantCues['records']

export const violations = {
  cost: /kosten?|kostet|bussgeld\w*|strafen?/,
  who: /wer|verantwortlich\w*|zustandig\w*/,
  rule: /welche\w* (?:vorschrift|regel|norm|paragra\w*|gesetz)/,
  fix: /was (?:tun|muss ich tun|soll ich tun|mache ich)|wie (?:behebe|beheben|korrigier\w+)/,
  explain: /erklar\w*|warum|wieso|was bedeutet|gefahrlich/,
  pointsAtIt: /das|dies\w*|verstoss\w*|befund/,
} satisfies AssistantCues['violations']
