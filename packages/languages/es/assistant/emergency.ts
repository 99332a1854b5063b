import type { EmergencyWords } from '../../src/assistant'
import { signs } from './emergency-signs'

export const emergency = {
  ...signs,
  he: 'él|ella|le|lo|mi|me|nos|un muchacho|un compañero|una compañera|dos compañeros|dos hombres|un hombre|una persona está|acaba de|el chavo|un peón|al peón|un señor|mi compañero|acaban de|ahora mismo',
  person:
    'compañero|compañera|trabajador|trabajadora|trabajadores|obrero|obreros|alguien|operador|operario|chofer|conductor|muchacho|muchachos|peón|persona|personas|gente|hombre|empleado|soldador|electricista|albañil|jefe|hermano|amigo|tiene|tuvo|sufre|sufrió|da|dio',
  cry: 'es seguro|es peligroso|hay peligro|ayuden|qué hago|qué hacemos|qué hacer|qué debo hacer|qué debe hacer|qué se hace|qué puedo hacer|cómo lo ayudo|cómo ayudo|cómo ayudar|a quién llamo|ayuda|auxilio|rápido|urgente|urgencia|ahora|ya mismo|me meto|lo saco|bajo por él|puedo entrar|entro a|por favor|primeros auxilios para|cómo se trata|cómo trato|qué hago si|cómo paro|cómo lo saco|llamo a|emergencia',
  prevention:
    'prevenir|previene|prevención|evitar|evita|evitan|proteger|protege|protección|preventivas|prevenirlo',
  past: 'ayer|la semana pasada|el mes pasado|el año pasado|el verano pasado|hace un año|hace años|hace meses|hace un mes|hace dos|cuántos|cuántas|estadísticas|simulacro|nadie resultó herido|sin heridos',
  ruleQuestion:
    'norma|normas|reglamento|requisito|requisitos|obligatorio|obligatoria|obligatorios|obligatorias|notificar|notifico|comunicar|reportar|reporto|informar|avisar|registrar|registro|registrado|anotar|multa|multas|sanción|sanciones|ley|plazo|plazos|cada cuánto|cada cuándo|cuánto tiempo|cuántos|cuántas|cuánta|qué distancia|distancia|qué altura|qué profundidad|hay que|tengo que|se debe|se puede|puedo usar|permiso|autorización|legal|límite|límites|mínimo|mínima|explica|explícame|muestra|muéstrame|lista|cuál es|cuáles son|qué es|qué dice|quién debe|quién puede|quién investiga|inspección|inspecciona|declarar',
  questionOpening:
    'y si|qué|quién|quiénes|cuándo|dónde|cuál|cuáles|cómo|cuánto|cuántos|cuántas|por qué|puede|pueden|puedo|debo|debe|tengo|hay que|si|se puede|se necesita|es obligatorio|es necesario|haz|hazme|escribe|redacta|crea|muestra|dame|ayúdame a|explica|plan de|capacitación|formación|cartel|lista|procedimiento|requisitos|a partir de',
  topic:
    'capacitación|formación|curso|plan|planes|botiquín|botiquines|registro|300|cartel|carteles|lista|programa|charla|extintor|extintores|requisitos|síntomas|política|procedimiento|procedimientos|estadísticas|riesgo|riesgos|infracción|infracciones|hallazgo|hallazgos|norma|normas|ducha|lavaojos|detector|alarma|simulacro|norma|permiso|protocolo|medidas|reporte|informe|señales',
} satisfies EmergencyWords
