import { plain } from '@plumbline/knowledge/lexicon/index'
import { type Answer, stated, type Topic } from '../answer'
import type { Found, LibraryRecord } from '../library'

/** Whether the very thing in front of somebody is safe: nobody can tell from afar. */
const verdicts: readonly RegExp[] = [
  /\b(?:is|are|does|do|will|would)\b.*\b(?:this|these|that|the|my|our|it)\b.*\b(?:safe(?: to| for|\?|$)|(?:strong|stable|solid|good) enough|look (?:ok|okay|right|safe|good)|ok to (?:enter|use|lift|climb|work|load)|fit for use|hold (?:it|us|him|the))|\b(?:can|could|may|should) (?:i|we|he|she|they|my \w+|the \w+) (?:still |just |safely )*(?:use|enter|go (?:in|into|on|up|down)|climb|stand on|lift with|lift|walk on|operate|ride|load)\b.*\b(?:this|these|that)\b|\bis (?:this|that|the|our|it)\b.*\b(?:lift|pick|hoist|rigging) (?:ok|okay|safe|good)\b/,
  /\b(?:es|esta|estan|sera|son) (?:\w+ )*(?:segur[oa]s?|estables?|firmes?)\b.*\b(?:est[ea]s?|entrar|usar|subir|trabajar|la|el)\b|\b(?:est[ea]s?) .*\b(?:es|esta|son|estan) (?:segur[oa]s?|bien)\b|\b(?:puedo|podemos|puede|se puede)\b.*\b(?:usar|entrar|subir|meter\w*|izar|levantar|bajar)\b.*\b(?:est[ea]s?|ese|esa)\b/,
  /\b(?:ce|cet|cette|ces)\b.*\b(?:sur|sure|surs|sures|fiable|solide|stable|sans danger|en etat)\b|\b(?:puis-je|peut-on|on peut|je peux|est-ce qu'on peut)\b.*\b(?:utiliser|entrer|descendre|monter|lever|travailler)\b.*\b(?:ce|cet|cette|ces)\b/,
  /\b(?:ist|sind)\b.*\b(?:dies\w*|der|die|das|unser\w*)\b.*\b(?:sicher|stabil|in ordnung|tragfahig)\b|\b(?:kann|konnen|darf|durfen)\b.*\b(?:dies\w*)\b.*\b(?:benutzen|verwenden|betreten|nutzen|nehmen|besteigen|heben|hinein|rein|runter)\b/,
  /(?:这|那|该).{0,10}(?:安全吗|能用吗|可以用吗|还能用|能不能用|能进吗|可以进|能下去|能上去|能吊吗|稳不稳|牢不牢)/,
]

export function asksForVerdict(text: string): boolean {
  const typed = plain(text).replaceAll('’', "'").trim()
  return verdicts.some(verdict => verdict.test(typed))
}

/** What the rule is looked for with: who looks at it, and how. */
export const verdictQuery = (english: string): string =>
  `${english} inspection by competent person before use`

const decides =
  /\b(?:competent|qualified|trained|experienced|authorized|expert|engineer|specialist|inspect\w*|examin\w*|check\w*)\b/i
const MAX_CHECKS = 3

/** Who has to decide, with the rule that says so and what they look at. */
export function judgmentAnswer({ records }: Found, topic: Topic): Answer | null {
  const rule: LibraryRecord | undefined = records.find(({ summary }) => decides.test(summary)) ?? records[0]
  if (!rule) return null
  return {
    kind: 'rule',
    statements: [
      stated('answer', { code: 'assistant.judgment.on_site' }, rule.code),
      stated('answer', { quote: rule.summary }, rule.code),
      ...rule.checks.slice(0, MAX_CHECKS).map(quote => stated('now', { quote }, rule.code)),
      stated('who', { code: 'assistant.who.competent_person' }, rule.code),
    ],
    sources: [rule.code],
    followUps: [],
    topic,
  }
}
