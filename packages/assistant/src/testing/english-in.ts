import { plain } from '@plumbline/domain'
import type { Answer } from '../answer'

/** English words that the other languages don't have. */
const english = new Set(
  'the and of is are was were be been must with from that this they their there which when where than then not have has had should would could will each every any all only unless before after between above below under into its it an or as at by for'.split(
    ' ',
  ),
)
/** A name of a law may have two of them. */
const MAX_WORDS = 3

/** The statements of an answer that are English sentences, outside the part that is shown as the original. */
export const englishIn = ({ statements }: Answer, said: readonly string[]): string[] =>
  said.filter((text, index) => {
    if (statements[index]?.section === 'original') return false
    const found = (plain(text).match(/[a-z]+/g) ?? []).filter(word => english.has(word))
    return new Set(found).size >= MAX_WORDS
  })
