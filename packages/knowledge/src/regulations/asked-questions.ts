import type { Industry, Language } from '@plumbline/domain'

/** Who asks, as they signed up: it decides whose rules answer. */
type Asker = { region: 'us' | 'uk' | 'eu' | 'ca' | 'au' | 'asia'; industry: Industry }

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
