import type { Industry } from '@plumbline/domain'

/**
 * What the search is measured by: questions in the words of people on site, mistakes and slang included, by where and
 * in which industry they are asked. Each has the codes of one to four records, any of which answers it.
 */
export type Questions = readonly {
  region: 'us' | 'uk' | 'eu' | 'ca' | 'au' | 'asia'
  industry: Industry
  asked: readonly (readonly [question: string, ...codes: string[]])[]
}[]
