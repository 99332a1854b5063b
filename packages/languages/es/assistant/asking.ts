import type { AssistantCues } from '../../src/assistant'

export const asking = {
  common:
    /el|la|los|las|de|del|en|que|un|una|unos|para|con|por|se|es|son|y|o|si|no|cuando|cuanto|cuantos|cuantas|cuanta|quien|quienes|como|cual|cuales|debe|debo|deben|puedo|puede|pueden|hay|tengo|tiene|mi|mis|al|su|sus|sin|a|desde|cada|hasta|esta|necesito|sobre|donde/,
  may: /puedo|puede|pueden|podemos|podria|podrian|se vale|permitid[oa]s?|se permite|permiten|autorizad[oa]s?|legal|esta bien/,
  must: /debo|debe|deben|debemos|deberia|(?:tengo|tiene|tienen|tenemos) que|hay que|necesit\w+|hace falta|obligatori[oa]s?|obligad[oa]s?|obligacion|exig\w+|requier\w+|requerid[oa]s?/,
  forbidden: /prohibid[oa]s?|ilegal(?:es)?|prohibe|no (?:esta|se) permit\w+|infraccion/,
  without: /sin|no|ningun[oa]?|nunca|evitar|prescindir|omitir/,
  doubted:
    /no (?:puedo|puede|pueden|podemos|debo|debe|deben|debemos|necesit\w+|tengo|tiene|tienen|tenemos|hay que|hace falta|es obligatori[oa]|es necesari[oa]|esta prohibid[oa])/,
  plain: /es|son|esta|estan|hay|cuenta|cuentan|vale|basta|sirve|tiene|tienen|se considera/,
  open: /que|cual|cuales|cuando|cuanto|cuantos|cuanta|cuantas|quien|quienes|como|donde|por que/,
  who: /quien|quienes/,
  figure:
    /cuant[oa]s?|(?:que|cual es la|cual es el|a que|de que|desde que) (?:altura|profundidad|distancia|edad|temperatura|tamano|ancho|angulo|pendiente|limite|velocidad|frecuencia|plazo|peso|nivel|presion)|cada cuanto|minim[oa]|maxim[oa]|limite|plazo/,
  when: /cuando|a partir de|desde que/,
  or: /o|u/,
  above: /mas de|por encima|superior\w*|al menos|sobre/,
  below: /menos de|por debajo|inferior\w*|hasta|bajo/,
} satisfies AssistantCues['asking']
