import { languages, plain } from '@plumbline/domain'
import { assistantLists } from '@plumbline/languages/lists/assistant-lists'
import { type Answer, stated, type Topic } from '../answer'
import type { Found, LibraryRecord } from '../library'

/** Whether the very thing in front of somebody is safe: nobody can tell from afar. */
const verdicts = languages.map(language => assistantLists[language].judgment.verdict)

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
      stated('answer', { record: rule.summary }, rule.code),
      ...rule.checks.slice(0, MAX_CHECKS).map(advice => stated('now', { advice })),
      stated('who', { code: 'assistant.who.competent_person' }, rule.code),
    ],
    sources: [rule.code],
    followUps: [],
    topic,
  }
}
