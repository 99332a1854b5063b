import type { EmergencySigns } from '../../src/assistant'
import { inEitherOrder } from '../../src/patterns'

const LIMBS = 'finger|daumen|hande?|arme?|beine?|fuss|fusse|kopf|gesicht'
const SPACES = 'tank|behalter|silo|schacht|kanal|grube|kessel'
const OUT = 'bewusstlos\\p{L}*|ohnmachtig|(?:regt|ruhrt|bewegt) sich nicht|zusammengebrochen|umgekippt'
const HARMFUL = 'saure|lauge|chemikalie\\p{L}*|kalk|zement|beton|losungsmittel|atznatron'
const EXPOSED = 'augen?|gesicht|haut|verschluckt|getrunken'
const STRUCTURES = 'graben|grube|wand|gerust|dach|mauer|kran|decke|schalung'
const FELL = '(?:ein|um)gesturzt|zusammengebrochen|eingebrochen|umgekippt|umgefallen|nachgegeben'

export const signs = {
  electrocution:
    'stromschlag\\p{L}*|einen (?:schlag|gewischt) bekommen|stromunfall|unter strom|(?:an|in) die leitung (?:gekommen|gegriffen|gefasst)',
  confined_space: inEitherOrder(OUT, SPACES),
  not_breathing:
    'atmet nicht(?: mehr)?|keine (?:atmung|luft)(?: mehr)?|herzstillstand|herzinfarkt|herzanfall|kein puls|erstickt|ertrinkt',
  bleeding: `blutet (?:stark|sehr|wie|heftig)|starke blutung|verblutet|uberall blut|(?:${LIMBS}) ab(?:getrennt|gesagt|geschnitten|gerissen|gehackt)|(?:durch|in) (?:den|die|das) (?:${LIMBS}) (?:geschossen|gesagt|geschnitten|gebohrt)`,
  collapse: `${inEitherOrder(STRUCTURES, FELL)}|verschuttet`,
  crushed:
    'eingeklemmt|eingequetscht|uberfahren|uberrollt|zerquetscht|angefahren|erschlagen|eingezogen|(?:leute|mann|kollege|jemand|einer) (?:liegt |ist )?drunter',
  fire: 'es brennt|brennt|feuer ausgebrochen|hat feuer gefangen|steht in flammen|gasgeruch|gasleck|riecht nach gas|explodiert',
  chemical: `${inEitherOrder(HARMFUL, EXPOSED)}|\\p{L}*(?:vergiftet|vergiftung erlitten)\\p{L}*`,
  heat_stroke: 'hitzschlag|sonnenstich|hitzekollaps',
  burn: 'hat sich (?:schwer |stark )?(?:verbrannt|verbruht)|schwere verbrennung\\p{L}*|verbruht',
  fall: '(?:vom|von|aus|durch)\\b.*\\b(?:gefallen|gesturzt)|(?:gerade )?abgesturzt|runtergefallen|heruntergefallen',
  unconscious: `${OUT.replace('|umgekippt', '')}|(?:reagiert|antwortet) nicht|krampfanfall|wacht nicht auf|liegt am boden|kollabiert`,
  callForHelp:
    'hilfe(?=!|$)|notfall(?=!|$)|schwer verletzt|stirbt|brauchen (?:einen )?(?:krankenwagen|rettungswagen|notarzt)',
} satisfies EmergencySigns
