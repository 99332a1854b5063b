import type { Fact } from '../facts/facts'
import type { LibraryRecord } from '../library'

/** How far down the search may have found the record that has the figure. */
const MAX_RANK = 3

/** What a figure of ours doesn't answer: who, how often, which paper. */
const otherIntent =
  /\b(who|how often|often|expir\w*|inspect\w*|measur\w*|sign\w*|train\w*|plan|program|test\w*|card|ticket|certif\w*|document\w*|records?|retention|keep|how long|erection|assembly|widths?|toe ?boards?)\b/

/** '29 CFR 1926.501(b)(1)' and '29 CFR 1926.501(b)(13)' belong together. */
const sectionOf = (code: string) => code.replace(/\(.*/s, '').replace(/(?<=s\. \d+)\.\d.*$/, '')

/**
 * Whether the search confirms that a question is about a fact: its words alone match too much. A question that also asks
 * who or how often has to be closest to the fact's own record.
 */
export function isConfirmed(
  fact: Fact,
  code: string,
  english: string,
  records: readonly LibraryRecord[],
): boolean {
  if (fact.isCertain) return true
  const closest = records.slice(0, otherIntent.test(english) ? 1 : MAX_RANK)
  return closest.some(record => record.code === code || sectionOf(record.code) === sectionOf(code))
}
