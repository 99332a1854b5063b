import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'

export const askBack = {
  depth: /profund\w+/,
  height: /alt[oa]|altura/,
  distance: /distancia|lejos|cerca/,
  permit: /permisos?/,
  inspection: /revis\w+|inspec\w+/,
  training: /capacitacion|formacion|curso/,
  ppe: /epp/,
  time: /tiempo|cuando|frecuencia|cada cuanto/,
  limit: /limite|maximo|cuant[oa]s?/,
  subject: /permitid\w+|obligatori\w+|ancho/,
  empty:
    /que|cual|cuales|es|la|el|los|las|lo|de|a|un|una|unos|tan|alto|alta|altura|profundo|profunda|profundidad|hondo|distancia|lejos|cerca|necesito|necesita|necesitamos|hace|falta|hay|debe|debo|tiene|tengo|ser|estar|puede|puedo|permiso|limite|maximo|minimo|como|cuanto|cuanta|cuantos|cuantas|cada|tiempo|revisar|revisarlo|inspeccionar|inspeccion|capacitacion|formacion|curso|epp|equipo|usar|poner|ancho|y|en|para|por|se|me|nos|obligatorio|permitido|legal|esto|eso|cuando/,
} satisfies AssistantCues['askBack']

export const followUp = {
  pronoun: /eso|esto|esos|ahi|lo/,
  opener: /y|pero|entonces|que pasa|tambien/,
  closer: nothing,
  question: /que|quien|cuando|cual|como|cuanto|donde/,
} satisfies AssistantCues['followUp']

export const judgment = {
  verdict:
    /\b(?:es|esta|estan|sera|son) (?:\w+ )*(?:segur[oa]s?|estables?|firmes?)\b.*\b(?:est[ea]s?|entrar|usar|subir|trabajar|la|el)\b|\b(?:est[ea]s?) .*\b(?:es|esta|son|estan) (?:segur[oa]s?|bien)\b|\b(?:puedo|podemos|puede|se puede)\b.*\b(?:usar|entrar|subir|meter\w*|izar|levantar|bajar)\b.*\b(?:est[ea]s?|ese|esa)\b/,
} satisfies AssistantCues['judgment']

export const offTopic = {
  stories: /poemas?|chistes?|canciones?|cuentos?|peliculas?|horoscopo/,
  food: /recetas?|(?:para|de) (?:cenar|cena)|paella|cocinar/,
  news: /tiempo hara|pronostico|futbol|el partido|(?:quien|quienes) gano|la liga/,
  privateLife: /loteria|novia|novio|boda|carta de amor|me compro/,
  trivia: /capital de|que hora es|el presidente|traduce/,
  trade: /epp|epis/,
} satisfies AssistantCues['offTopic']

export const outOfBounds = {
  others:
    /(?:otras?|todas las) (?:empresas?|organizacion(?:es)?|companias?)|otros? (?:contratistas?|clientes?)|competencia|de al lado/,
  records: /infraccion(?:es)?|violacion(?:es)?|incumplimientos?|tareas?|registros?|informes?|fotos?|datos/,
  secrets: /contrasenas?/,
  override:
    /(?:ignora|olvida|omite)\b.{0,40}\b(?:reglas?|instrucciones|normas|anterior\w*)|finge (?:ser|que)|(?:tu|tus|el) (?:prompt|instrucciones)|prompt del sistema|actua como/,
  before: /de/,
} satisfies AssistantCues['outOfBounds']

export const premises = {
  opening: /es cierto que|he oido|me dijeron|dicen que|solo (?:hace falta|se aplica|hay que)/,
  daily: /diari\w+|(?:cada|al) (?:dia|turno)/,
  weekly: /semanal\w*|(?:cada|a la) semana/,
  monthly: /mensual\w*|(?:cada|al) mes/,
  yearly: /(?:cada|al) ano|anual\w*/,
  relaxes:
    /no (?:hace|es) (?:falta|necesari\w+|obligatori\w+)|no (?:necesit\w+|tenemos que|hay que)|basta con|solo|sin/,
  ending: /verdad|cierto|correcto|no es asi|es asi|(?<=[,¿] ?¿?)no/,
  conclusion: /entonces|asi que/,
} satisfies AssistantCues['premises']
