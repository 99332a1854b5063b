import type { EmergencySigns } from '../../src/assistant'
import { inEitherOrder } from '../../src/patterns'

const LIMBS = 'dedos?|manos?|brazos?|piernas?|pies?|cabeza|cara|muneca'
const SPACES = 'tanque|pozo|silo|alcantarilla|espacio confinado|deposito|registro'
const OUT = 'inconsciente|desmay\\p{L}+|no se mueve|colapso|no responde|perdio el conocimiento'
const HARMFUL = 'acido|quimicos?|cal|cemento|concreto|sosa|lejia|solvente|disolvente|cloro'
const EXPOSED = 'ojos?|cara|piel|trago|bebio|salpic\\p{L}+'
const STRUCTURES = 'zanja|excavacion|muro|pared|andamio|techo|grua|losa|encofrado'
const FELL = 'derrumb\\p{L}+|colaps\\p{L}+|se (?:le )?(?:cayo|vino) encima|se vino abajo|se volco|se desplomo'
const VEHICLES =
  'camion|montacargas|carretilla|excavadora|viga|carga|vehiculo|retro\\p{L}*|tubo|pared|muro|bloque'

export const signs = {
  electrocution:
    'electrocut\\p{L}+|descarga electrica|le (?:dio|cogio|agarro|pego) (?:la )?corriente|se quedo pegado|toco (?:un|el) cable|toque electrico',
  confined_space: inEitherOrder(OUT, SPACES),
  not_breathing:
    'no (?:puede )?respirar?|dejo de respirar|sin pulso|paro cardiaco|infarto|se (?:esta )?(?:ahog|atragant|asfixi)\\p{L}+|dolor en el pecho',
  bleeding: `sangra\\p{L}* (?:mucho|por|de)|sangrando|hemorragia|(?:corto|amputo|arranco|rebano|trozo) (?:el|la|un|una|los|dos) (?:${LIMBS})|perdio (?:el|la|un|una) (?:${LIMBS})|le atraveso`,
  collapse: `${inEitherOrder(STRUCTURES, FELL)}|derrumbe|enterrad[oa]s?|sepultad\\p{L}+`,
  crushed: `aplast\\p{L}+|atrapad\\p{L}+|atropell\\p{L}+|prens(?:o|ado|ada)|(?:le|se le|nos) cayo (?:un|una|la|el)(?!.*\\b(?:ojos?|cara)\\b).*(?:encima|${VEHICLES})`,
  fire: 'hay (?:un |mucho )?(?:fuego|incendio|humo)|se (?:esta )?(?:incendi|quem)(?:a|o|ando)(?! con)|prendio fuego|(?:fuga|escape) de gas|huele a gas|exploto|acaba de explotar|explosion',
  chemical: `${inEitherOrder(HARMFUL, EXPOSED)}|\\p{L}*(?:intoxicad|envenenad)\\p{L}+`,
  heat_stroke: 'golpe de calor|insolacion|desmay\\p{L}+ (?:por|con|del) (?:el )?(?:calor|sol)',
  burn: 'se quemo|quemaduras? graves?|se (?:ha )?quemado',
  fall: 'se (?:acaba de |ha )?(?:cayo|caido|caer)|acaba de caerse|no siente las piernas',
  unconscious: `${OUT}|no (?:se )?despierta|convulsion\\p{L}*|le dio un ataque`,
  callForHelp:
    'es una emergencia|ayuda(?=!|$)|herido grave|se esta muriendo|necesitamos una ambulancia|llamen a una ambulancia',
} satisfies EmergencySigns
