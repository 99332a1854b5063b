import type { EmergencySigns } from '../../src/assistant'
import { inEitherOrder } from '../../src/patterns'

const LIMBS = 'doigts?|mains?|bras|jambes?|pieds?|tete|visage|poignet|pouce'
const SPACES = 'cuve|citerne|silo|regard|egout|espace confine|fosse'
const OUT =
  'inconscient\\p{L}*|evanoui\\p{L}*|ne bouge plus|sans connaissance|tombee? dans les pommes|perdu connaissance'
const HARMFUL = 'acide|produit chimique|chaux|ciment|beton|soude|javel|solvant'
const EXPOSED = 'yeux|oeil|œil|visage|peau|avale|bu'
const STRUCTURES = 'tranchee|fouille|mur|echafaudage|toit|grue|dalle|plafond'
const FELL = "effondre\\p{L}*|ecroule\\p{L}*|s'est (?:referme|renverse)\\p{L}*|basculee?"

export const signs = {
  electrocution:
    'electrise\\p{L}*|electrocut\\p{L}*|choc electrique|(?:pris|recu) (?:une? |la |du )?(?:decharge|jus|courant|chataigne)',
  confined_space: inEitherOrder(OUT, SPACES),
  not_breathing:
    "ne respire (?:plus|pas)|arret cardiaque|(?:crise|malaise|attaque) cardiaque|pas de pouls|s'etouffe|se noie|n'arrive (?:plus|pas) a respirer",
  bleeding: `saigne (?:beaucoup|abondamment|de partout|enormement|toujours|de l|du|a)|hemorragie|(?:coupe|arrache|sectionne|entaille)e? (?:le|la|un|une|deux) (?:${LIMBS})|pisse le sang|plein de sang`,
  collapse: `${inEitherOrder(STRUCTURES, FELL)}|enseveli\\p{L}*`,
  crushed:
    'ecrase\\p{L}*|coincee?s?|renversee? par|happee? par|percutee? par|(?:recu|pris) une? (?:poutre|charge|brique|pierre|planche)',
  fire: "il y a le feu|au feu|incendie en cours|a pris feu|fuite de gaz|odeur de gaz|ca (?:sent le gaz|brule)|vient d'exploser|a explose",
  chemical: `${inEitherOrder(HARMFUL, EXPOSED)}|\\p{L}*(?:intoxique|empoisonne)\\p{L}*`,
  heat_stroke: 'coup de chaleur|insolation|malaise.*chaleur|chaleur.*malaise',
  burn: "s'?est brulee?|brulures? graves?|ebouillante\\p{L}*",
  fall: "(?:est|a) tombee? (?:d[eu'’]|du|dans|par|a travers)|vient de tomber|chutee? d[eu']|ne sent plus ses jambes",
  unconscious: `${OUT}|ne repond (?:plus|pas)|ne se reveille (?:pas|plus)|convulse|fait un malaise`,
  callForHelp:
    "au secours|a l'aide|blesse grave\\p{L}*|est en train de mourir|appelez (?:une ambulance|les secours)|besoin d'une ambulance",
} satisfies EmergencySigns
