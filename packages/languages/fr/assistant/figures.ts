import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'

export const arithmetic = {
  fine: /amendes?/,
  cost: /coutent?|couter\w*/,
  cited: /infractions?/,
  willful: /volontaire|intentionnel\w*/,
  repeated: /recidive|repete\w*/,
  ladder: /echelles?/,
  setback: /mur|pied de|ecart\w*|recul/,
  overEdgeOrWires: /dessus|depass\w*|toit\w*|palier|lignes?|cables?|electri\w*/,
  rock: /rocher/,
  stiffSoil: nothing,
  looseSoil: /sable|gravier/,
  slope: /talus|pente|(?:de chaque|par) cote/,
  excavation: /tranchees?|fouilles?|sol/,
  employees: /(\d+)\s*(?:salaries|employes|ouvriers|personnes)/,
  several: /(\d{1,3}) (?:infractions)/,
  soilType: /(?:classe|sol)\s*["']?([abc])/,
  deepAfter: /de prof\w*|en prof\w*|prof\w*/,
  deepBefore: /profondeur/,
  deepLink: / de/,
} satisfies AssistantCues['arithmetic']

export const facts = {
  fromHeight: /a partir d\w*/,
  guardrail: /garde-corps|lisses?/,
  silica: /\w*(?:silic|quart?z)\w*/,
} satisfies AssistantCues['facts']

export const figures = {
  length: /hauteur|profondeur|largeur/,
  time: /combien de temps|delai|sous combien|tous les combien/,
  money: /amendes?/,
  temperature: /chaleur/,
  level: nothing,
  count: /combien/,
} satisfies AssistantCues['figures']

export const units = {
  ft: /pieds?\b/,
  in: /pouces?/,
  cm: nothing,
  dBA: nothing,
  min: nothing,
  month: /mois\b/,
  week: /semaines?/,
  year: /ans?\b|annees?/,
  h: /heures?/,
  day: /jours?\b/,
  lb: /livres\b/,
  kg: nothing,
  m: nothing,
} satisfies AssistantCues['units']

export const numbers: Readonly<Record<string, number>> = {
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  vingt: 20,
}
