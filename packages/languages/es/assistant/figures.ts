import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'

export const arithmetic = {
  fine: /multas?|sancion(?:es)?/,
  cost: /cuestan?|costar\w*/,
  cited: /infraccion(?:es)?|citacion(?:es)?/,
  willful: /intencional|dolosa|deliberad\w+/,
  repeated: /reincid\w+|repetid\w+/,
  ladder: /escaleras?/,
  setback: /pared|separ\w+|distancia|angulo/,
  overEdgeOrWires: /encima|sobre|sobresal\w*|tejado|techo|azotea|cables?|lineas?|electric\w*/,
  rock: /roca/,
  stiffSoil: nothing,
  looseSoil: /grava|arena/,
  slope: /talud\w*|inclinacion|pendiente|(?:por|de|cada) lado|lados/,
  excavation: /zanjas?|excavacion\w*|suelo/,
  employees: /(\d+)\s*(?:empleados|trabajadores|personas)/,
  several: /(\d{1,3}) (?:infracciones|violaciones|citaciones)/,
  soilType: /(?:tipo|clase|suelo)\s*["']?([abc])/,
  deepAfter: /de prof\w*|prof\w*|hond\w*/,
  deepBefore: /profundidad/,
  deepLink: / de/,
} satisfies AssistantCues['arithmetic']

export const facts = {
  fromHeight: /desde/,
  guardrail: /barandas?|barandillas?/,
  silica: /\w*silic\w*/,
} satisfies AssistantCues['facts']

export const figures = {
  length: /que altura/,
  time: /cada cuanto|cuanto tiempo|plazo/,
  money: /multas?/,
  temperature: /grados|calor/,
  level: nothing,
  count: /cuant[oa]s?/,
} satisfies AssistantCues['figures']

export const units = {
  ft: /pies/,
  in: /pulgadas?/,
  cm: nothing,
  dBA: nothing,
  min: nothing,
  month: /mes(?:es)?\b/,
  week: /semanas?/,
  year: /anos?\b/,
  h: /horas?/,
  day: /dias?/,
  lb: /libras?/,
  kg: nothing,
  m: /metros?/,
} satisfies AssistantCues['units']

export const numbers: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  diez: 10,
  veinte: 20,
}
