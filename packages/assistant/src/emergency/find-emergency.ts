import { plain } from '@plumbline/knowledge/lexicon/index'
import { type Emergency, emergencies } from './emergencies'
import { callForHelp, signs } from './signs'

/** What a question about rules has and a call for help doesn't. */
const asksAboutRules =
  /\b(rules?|regulations?|required?|requirements?|osha|hse|standards?|report(?:ed|ing|able)?|records?|recordable|recordkeeping|log|300|training|trained|train|prevent\w*|avoid|protects?|policy|plan|program|fines?|fined|penalt\w+|deadline|law|legal|last (?:week|month|year|night)|yesterday|overnight|nobody (?:was |got |is )?(?:hurt|injured)|statistics|how many|how often|how high|kit|do we (?:need|have) to|must we|ppe|clothing|distance|duties|normas?|reglamento|requisito\w*|obligatori\w+|notificar|reportar|informar|avisar|registr\w+|capacitacion|formacion|preven\w+|previen\w+|evitar|proteger\w*|multa\w*|ley|plazo|ayer|cuantos|regle\w*|reglement\w*|obligatoire|declarer|declaration|formation|eviter|proteg\w+|amende\w*|loi|delai|hier|combien|vorschrift\w*|regeln?|pflicht\w*|melden|meldung|meldepflicht\w*|schulung|unterweisung|vermeiden|verhindern|schutzt|schutzen|bussgeld|gesetz|frist|gestern|wie viele|explain|erklare|explique|explica)\b|规定|法规|标准|要求|报告|上报|记录|培训|预防|防止|避免|罚|法律|期限|昨天|多少|解释/

/** 'What do I do' is asked in an emergency as well. */
const cries =
  /\b(what (?:do|should|can) (?:i|we) do|what now|what to do|who do i call|que (?:hago|hacemos|hacer)|que faire|qu'est-ce que je fais|on fait quoi|was (?:tun|mache ich|soll ich tun|jetzt))\b|怎么办|咋办/g

/** How a question begins that is about such things in general. */
const asksInGeneral =
  /^[¿\s]*(?:(?:what|who|when|where|which|how|why|do|does|did|is|are|can|could|should|must|if|que|quien|cuando|donde|cual|como|por que|puede|debo|debe|tengo|hay que|si|quel\w*|qui|quand|ou|comment|pourquoi|est-ce|faut-il|peut-on|doit-on|was|wer|wann|wo|welche\w*|wie|warum|muss|darf|kann|soll|wenn|falls)\b(?!.*\b(?:hay|il y a) (?:un |le )?(?:fuego|incendio|feu)))|\b(?:what if|what happens|in case|when someone|if (?:a|an|some\w+)|que pasa si|en caso|au cas ou)\b|什么|怎么|如何|如果|是否|吗[?？]?$|哪/

/** Somebody in particular, so it is happening to them. */
const somebody =
  /\b(?:he|she|hes|shes|him|his|her|my|me|the guy|our|el (?:companero|trabajador|muchacho)|mi|ella|il|elle|mon|lui|er|sie|mein|ihm|kollege)\b|他|她|我|工友/

/** Only something that is happening now: 'how do I report an electrocution' is a question like any other. */
export function findEmergency(text: string): Emergency | null {
  const typed = plain(text).replaceAll('’', "'").trim()
  if (asksAboutRules.test(typed)) return null
  const told = typed.replace(cries, ' ').trim()
  if (asksInGeneral.test(told) && !somebody.test(told)) return null
  const found = emergencies.find(each => each !== 'other' && signs[each].test(told))
  return found ?? (callForHelp.test(told) ? 'other' : null)
}
