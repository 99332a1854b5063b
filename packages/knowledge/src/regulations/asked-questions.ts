import type { Language } from '@plumbline/domain'
import type { Questions } from '@plumbline/languages/questions'

/** Who asks, as they signed up: it decides whose rules answer. */
type Asker = Pick<Questions[number], 'region' | 'industry'>

/** A question in a safety person's words, and the codes any of which answers it. */
export type SearchQuestion = Asker & {
  question: string
  language: Language
  /** One to four records of the library; finding one of them is right. */
  codes: readonly string[]
}

export const asked = (
  language: Language,
  questions: readonly (readonly [question: string, ...codes: string[]])[],
  asker: Asker = { region: 'us', industry: 'construction' },
) => questions.map(([question, ...codes]): SearchQuestion => ({ question, language, codes, ...asker }))
