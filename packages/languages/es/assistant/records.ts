import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'

export const places = {
  construction: /obras?|construccion/,
  manufacturing: /industria general|fabrica|almacen|taller/,
  mining: /mina|mineria|cantera/,
  before: /en|de|para|la|el/,
  adjectiveEnding: /en[oa]s?|es[ae]?s?|an[oa]s?/,
} satisfies AssistantCues['places']

export const records = {
  asks: /cuant[oa]s|lista|muestra(?:me)?|cuales|que|hay|quien(?:es)?/,
  violations: /infraccion(?:es)?|violacion(?:es)?|incumplimientos?|hallazgos?/,
  tasks: /tareas?/,
  own: /abiert[oa]s?|vencid[oa]s?|resuelt[oa]s?|nuestr[oa]s?|mis?|tenemos/,
  high: /alt[oa]s?|graves?/,
  medium: /medi[oa]s?/,
  low: /baj[oa]s?/,
  overdue: /vencid[oa]s?|atrasad[oa]s?/,
  resolved: /resuelt[oa]s?|cerrad[oa]s?/,
  open: /abiert[oa]s?|pendientes?|sin resolver/,
  mine: /mis?/,
  oldest: /mas (?:antigu[oa]|viej[oa])/,
  people: /quien(?:es)?/,
  number: /cuant[oa]s/,
  state: /como (?:va|vamos|esta)/,
  beforeSite: /en|a/,
  afterSite: nothing,
  article: /la|el/,
  beforePerson: /para|de/,
  observations: /observacion(?:es)?/,
  found: /encontramos|encontraron|se encontr\w+|hallamos/,
  findings: /hallazgos?|problemas?/,
  rule: /que (?:altura|profundidad|distancia)|debe\w*|obligator\w*|hay que|permitid\w*|reglas?|normas?|multas?|se exige\w*/,
  today: /hoy/,
  yesterday: /ayer/,
  thisWeek: /esta semana/,
  lastWeek: /(?:la )?semana pasada/,
  thisMonth: /este mes/,
  lastMonth: /(?:el )?mes pasado/,
  thisYear: /este ano/,
  since: /desde/,
  beforeMonth: /en|desde|de/,
} satisfies AssistantCues['records']

export const violations = {
  cost: /cuesta|costar\w*|multas?|sancion\w*/,
  who: /quien|responsable/,
  rule: /(?:que|cual) (?:\w+ )?(?:norma|codigo|regla|articulo|ley)/,
  fix: /que (?:hago|hacemos|debo hacer|hay que hacer)|como (?:lo |la )?(?:arreglo|corrijo|soluciono|arreglar|corregir)/,
  explain: /explica\w*|por que|que significa|que tiene de malo|peligros\w*/,
  pointsAtIt: /esto|eso|esta|este|infraccion|hallazgo|lo/,
} satisfies AssistantCues['violations']
