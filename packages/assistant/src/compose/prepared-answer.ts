import type { Language } from '@plumbline/domain'
import type { AnswerText } from '@plumbline/knowledge/translations/translations'
import { profiles } from '@plumbline/languages/lists/profiles'
import { type Answer, stated } from '../answer'
import type { LibraryRecord } from '../library'
import type { FoundAnswer } from '../prepared/find-prepared'
import { relatedTo } from './quotes'
import { additions, type RuleQuestion } from './rule-answer'

/** '6 feet. On an open side …': the figure, person or time first, then the rule. */
function withLead(lead: string | undefined, text: string, language: Language): string {
  if (!lead) return text
  const { period, isSpaced } = profiles[language]
  const ended = /[.!?。！？]$/.test(lead) ? lead : `${lead}${period}`
  return `${ended}${isSpaced ? ' ' : ''}${text}`
}

/** The answer that was prepared for a question, what to do, and then what its record and the next ones say. */
export function preparedAnswer(
  { answer, text, lead }: FoundAnswer & { text: AnswerText },
  record: LibraryRecord,
  asked: RuleQuestion,
  language: Language,
): Answer {
  const codes = [answer.code, ...answer.also]
  const others = asked.found.records.filter(({ code }) => !codes.includes(code))
  const related = relatedTo(record, others, asked).slice(0, asked.limits.related)
  const prepared = withLead(text.lead, text.text, language)
  return {
    kind: 'rule',
    statements: [
      stated('answer', { prepared, lead }, ...codes),
      ...(text.do ? [stated('now', { prepared: text.do, lead: null })] : []),
      stated('exceptions', { record: record.summary }, record.code),
      ...additions(related, asked),
    ],
    sources: [...codes, ...related.map(({ code }) => code)],
    followUps: [],
    topic: asked.topic,
  }
}
