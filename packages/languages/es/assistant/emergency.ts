import type { AssistantCues } from '../../src/assistant'
import { signs } from './emergency-signs'

export const emergency = {
  aboutRules:
    /normas?|reglamento|requisito\w*|obligatori\w+|notificar|reportar|informar|avisar|registr\w+|capacitacion|formacion|preven\w+|previen\w+|evitar|proteger\w*|multa\w*|ley|plazo|ayer|cuantos|explica/,
  cry: /que (?:hago|hacemos|hacer)/,
  somebody: /el (?:companero|trabajador|muchacho)|mi|ella/,
  generalOpening: /que|quien|cuando|donde|cual|como|por que|puede|debo|debe|tengo|hay que|si/,
  thereIsFire: /hay (?:un |le )?(?:fuego|incendio|feu)/,
  inGeneral: /que pasa si|en caso/,
  signs,
} satisfies AssistantCues['emergency']
