import type { PreparedAnswer } from '@plumbline/knowledge/answers/prepared-answer'
import type { QuestionForm } from './question-form'

export type LeadWord = 'yes' | 'no' | 'depends'

/** The word with what was asked, since not every language says yes to all of them with the same word. */
export type Lead = { word: LeadWord; asked: 'may' | 'must' | 'forbidden' }

/** The message that says it. */
export const leadCode = ({ word, asked }: Lead) =>
  word === 'depends' ? ('assistant.lead.depends' as const) : (`assistant.lead.${asked}.${word}` as const)

const opposite = { yes: 'no', no: 'yes', depends: 'depends' } as const

/** Whether one question asks for the same as another, the opposite, or something that can't be compared. */
function relation(asked: QuestionForm, prepared: QuestionForm): 'same' | 'opposite' | null {
  const isSame = asked.isWithout === prepared.isWithout
  if (asked.yesNo === prepared.yesNo) return isSame ? 'same' : null
  const pair = [asked.yesNo, prepared.yesNo]
  // 'Is it forbidden' and 'may I'.
  if (pair.includes('forbidden') && pair.includes('may')) return isSame ? 'opposite' : null
  // 'May I do without it' and 'do I need it'.
  if (pair.includes('may') && pair.includes('must')) {
    const may = asked.yesNo === 'may' ? asked : prepared
    return may.isWithout && !isSame ? 'opposite' : null
  }
  // 'Is it forbidden without it' and 'do I need it'.
  if (pair.includes('forbidden') && pair.includes('must')) {
    const forbidden = asked.yesNo === 'forbidden' ? asked : prepared
    return forbidden.isWithout && !isSame ? 'same' : null
  }
  return null
}

/** What a yes or no would be about. A question that doesn't say is taken as the answer's. */
export const yesNoOf = ({ yesNo, isPlain }: QuestionForm, asks: 'may' | 'must') =>
  yesNo ?? (isPlain ? asks : null)

/**
 * Yes, no or 'it depends', where it follows from the answer's verdict, which is about its first question. Null wherever
 * the question could be read another way: a wrong yes is worse than none.
 */
export function leadWord(
  question: QuestionForm,
  first: QuestionForm,
  { asks, verdict }: Pick<PreparedAnswer, 'asks' | 'verdict'>,
): LeadWord | null {
  if (!verdict || (asks !== 'may' && asks !== 'must')) return null
  const asked = { ...question, yesNo: yesNoOf(question, asks) }
  if (!asked.yesNo || asked.isDoubted) return null
  if (asked.hasAlternatives && !first.hasAlternatives && verdict !== 'depends') return null
  if (asked.side && first.side && asked.side !== first.side) return null
  // What the first question asks is known; its words only tell whether it is about doing without something.
  const prepared = { ...first, yesNo: first.yesNo === 'forbidden' ? ('forbidden' as const) : asks }
  const related = relation(asked, prepared)
  const known = prepared.yesNo === 'forbidden' && asks === 'may' ? opposite[verdict] : verdict
  if (verdict === 'depends') return 'depends'
  return related === 'same' ? known : related === 'opposite' ? opposite[known] : null
}
