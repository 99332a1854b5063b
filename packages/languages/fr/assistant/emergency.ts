import type { AssistantCues } from '../../src/assistant'
import { signs } from './emergency-signs'

export const emergency = {
  aboutRules:
    /regle\w*|reglement\w*|obligatoire|declarer|declaration|formation|eviter|proteg\w+|amende\w*|loi|delai|hier|combien|explique/,
  cry: /que faire|qu'est-ce que je fais|on fait quoi/,
  somebody: /il|elle|mon|lui/,
  generalOpening: /quel\w*|qui|quand|ou|comment|pourquoi|est-ce|faut-il|peut-on|doit-on/,
  thereIsFire: /il y a (?:un |le )?(?:fuego|incendio|feu)/,
  inGeneral: /au cas ou/,
  signs,
} satisfies AssistantCues['emergency']
