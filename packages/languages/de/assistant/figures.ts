import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'

export const arithmetic = {
  fine: /bussgeld\w*|geldstrafen?|strafen?/,
  cost: /kosten?|kostet/,
  cited: /verstosse?n?/,
  willful: /vorsatzlich\w*/,
  repeated: /wiederholt\w*/,
  ladder: /leitern?/,
  setback: /wand|abstand|fusspunkt|winkel|neigung/,
  overEdgeOrWires:
    /uber|oberhalb|hinaus\w*|ragen|ragt|reicht|dach|austritt|strom\w*|leitung\w*|freileitung\w*|spannung\w*/,
  rock: /fels/,
  stiffSoil: /steif\w*|lehm|ton/,
  looseSoil: /sand\w*|kies|weich\w*|rollig\w*/,
  slope: /boschung\w*|boschen|abboschen|(?:je|pro|jeder) seite/,
  excavation: /grab(?:en|ens)|baugruben?|boden/,
  employees: /(\d+)\s*(?:mitarbeiter\w*|beschaftigte\w*|leute)/,
  several: /(\d{1,3}) (?:schwere|vorsatzliche|wiederholte)/,
  soilType: /(?:typ|klasse|boden)\s*["']?([abc])/,
  deepAfter: /tief\w*/,
  deepBefore: /tiefe/,
  deepLink: / von/,
} satisfies AssistantCues['arithmetic']

export const facts = {
  fromHeight: /ab (?:welcher|wie|wann)/,
  guardrail: /gelander\w*|seitenschutz|umwehrung\w*/,
  silica: /\w*(?:silik|quart?z)\w*/,
} satisfies AssistantCues['facts']

export const figures = {
  length: /wie (?:hoch|tief|weit|breit)|abstand/,
  time: /wie (?:oft|lange)|frist|bis wann/,
  money: /bussgeld\w*|strafen?/,
  temperature: /temperatur\w*|hitze/,
  level: /grenzwert\w*/,
  count: /wie ?viele?/,
} satisfies AssistantCues['figures']

export const units = {
  ft: /fuss/,
  in: /zoll/,
  cm: /zentimeter/,
  dBA: /dezibel/,
  min: nothing,
  month: /monat\w*/,
  week: /wochen?/,
  year: /jahre?n?/,
  h: /stunden?/,
  day: /tage?n?\b/,
  lb: /pfund/,
  kg: nothing,
  m: nothing,
} satisfies AssistantCues['units']

export const numbers: Readonly<Record<string, number>> = {
  eine: 1,
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  zwanzig: 20,
}
