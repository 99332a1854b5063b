import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'
import { signs } from './emergency-signs'

export const emergency = {
  aboutRules:
    /vorschrift\w*|regeln?|pflicht\w*|melden|meldung|meldepflicht\w*|schulung|unterweisung|vermeiden|verhindern|schutzt|schutzen|bussgeld|gesetz|frist|gestern|wie viele|erklare/,
  cry: /was (?:tun|mache ich|soll ich tun|jetzt)/,
  somebody: /er|sie|mein|ihm|kollege/,
  generalOpening: /was|wer|wann|wo|welche\w*|wie|warum|muss|darf|kann|soll|wenn|falls/,
  thereIsFire: nothing,
  inGeneral: nothing,
  signs,
} satisfies AssistantCues['emergency']
