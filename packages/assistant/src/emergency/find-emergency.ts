import { plain } from '@plumbline/knowledge/lexicon/index'
import { callForHelp, type Emergency, emergencies, signs } from './emergencies'

/** What a question about rules has and a call for help doesn't. */
const asksAboutRules =
  /\b(rules?|regulations?|required?|requirements?|osha|standards?|report(?:ed|ing|able)?|records?|recordable|recordkeeping|log|300|training|trained|train|prevent\w*|avoid|policy|plan|program|fines?|fined|penalt\w+|deadline|law|legal|last (?:week|month|year)|yesterday|statistics|how many|how often|kit|do we (?:need|have) to|must we|ppe|clothing|distance|normas?|reglamento|requisito\w*|obligatori\w+|notificar|reportar|informar|registr\w+|capacitacion|formacion|prevenir|evitar|multa\w*|ley|plazo|ayer|cuantos|regle\w*|reglement\w*|obligatoire|declarer|declaration|formation|prevenir|eviter|amende\w*|loi|delai|hier|combien|vorschrift\w*|regel\w*|pflicht\w*|melden|meldung|meldepflicht\w*|schulung|unterweisung|vermeiden|verhindern|bussgeld|gesetz|frist|gestern|wie viele|explain|erklare|explique|explica)\b|规定|法规|标准|要求|报告|上报|记录|培训|预防|避免|罚|法律|期限|昨天|多少|解释/

/** Only something that is happening now: 'how do I report an electrocution' is a question like any other. */
export function findEmergency(text: string): Emergency | null {
  const typed = plain(text)
  if (asksAboutRules.test(typed)) return null
  const found = emergencies.find(each => each !== 'other' && signs[each].test(typed))
  return found ?? (callForHelp.test(typed) ? 'other' : null)
}
