import { plain } from '@plumbline/domain'
import { isStopWord, tokensIn } from '@plumbline/search'
import { type Statement, stated } from '../answer'
import { cue } from '../cues'
import type { Found, LibraryRecord } from '../library'

const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}$\d"'(“])/u
export const sentencesOf = (text: string): string[] => text.split(sentenceEnd).map(each => each.trim())

/** A number with a unit of the dimension that a question asks for. */
const lengths = /(?<!\d)\d[\d/.]*\s*(?:ft|in|m|cm|mm|feet|inch\w*|meters?|km)\b/
const times =
  /\b(?:\d+|one|two|three|four|five|six|seven|ten|twelve)[\s-](?:\w+ )?(?:hours?|days?|weeks?|months?|years?|minutes?|h|min)\b|\b(?:daily|weekly|monthly|yearly|annually|quarterly|each (?:day|shift)|every (?:day|shift|week|month|year|quarter)|once a (?:day|week|month|year)|at once|without delay)\b/i
const dimensions: readonly (readonly [asks: RegExp, has: RegExp])[] = [
  [cue(({ figures }) => figures.length), lengths],
  [cue(({ figures }) => figures.time), times],
  [cue(({ figures }) => figures.money), /(?:\$|euros?|yuan|pounds?)/i],
  [cue(({ figures }) => figures.temperature), /°/],
  [cue(({ figures }) => figures.level), /\d/],
  [cue(({ figures }) => figures.count), /\d|\b(?:one|two|three|four|five|ten)\b/i],
]

/** One that leans on the sentence before it says little alone. */
const leansOnAnother =
  /^(?:it|they|this|these|those|that|then|there|both|otherwise|instead|here|such|so|others?|he|she|each|either|afterwards?|below|above|the same)\b/i

/** What the sentence must have that answers a question; null where no figure is asked for. */
function askedFor(text: string, english: string): RegExp | null {
  const asked = `${plain(text)} ${english}`
  return dimensions.find(([asks]) => asks.test(asked))?.[1] ?? null
}

const wordsOf = (text: string) =>
  new Set(
    tokensIn(text)
      .filter(word => !isStopWord(word) && word.length > 2)
      .map(stem),
  )
/** Enough to tell words apart and to take their forms together. */
const stem = (word: string) => word.slice(0, 5)

type AskedText = { text: string; english: string; found: Found }

/** A sentence that says when a rule doesn't hold, or holds only in part. */
const isException =
  /\b(?:except(?:ions?|ing)?|unless|exempt(?:ed|s|ions?)?|instead|however|only (?:if|where|when)|not (?:needed|required|necessary)|(?:does|do|need) not|doesn't|don't|needn't|may also|alternatively|other than)\b/i

/** The sentence of a text that answers best: it shares most words, and has a figure of the kind asked for. */
function bestSentence(summary: string, { text, english, found }: AskedText): string {
  const wanted = wordsOf(english)
  const added = new Set([...found.stems].map(stem))
  const has = askedFor(text, english)
  const scored = sentencesOf(summary).map((sentence, at) => {
    const shared = [...wordsOf(sentence)].reduce(
      (sum, word) => sum + (wanted.has(word) ? 1 : added.has(word) ? 0.4 : 0),
      0,
    )
    return { sentence, score: shared + (has?.test(sentence) ? 2 : 0) + (at === 0 ? 0.5 : 0) }
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]?.sentence ?? summary
}

/** The best sentence of a record with its exceptions, and with the others that have a figure of the kind asked for. */
export function bestSentences(summary: string, asked: AskedText, withFigures: boolean): string {
  const best = bestSentence(summary, asked)
  const has = withFigures ? askedFor(asked.text, asked.english) : null
  return sentencesOf(summary)
    .filter(sentence => sentence === best || isException.test(sentence) || has?.test(sentence))
    .join(' ')
}

/** What a record says: first the sentence that answers, with every exception, where it can stand alone; then the rest. */
export function ruleOf(record: LibraryRecord, asked: AskedText): Statement[] {
  const { summary, code } = record
  const best = bestSentence(summary, asked)
  const chosen = new Set([best, ...sentencesOf(summary).filter(sentence => isException.test(sentence))])
  const rest = sentencesOf(summary).filter(sentence => !chosen.has(sentence))
  if (leansOnAnother.test(best) || rest.length === 0) return [stated('answer', { record: summary }, code)]
  return [
    stated('answer', { record: [...chosen].join(' ') }, code),
    stated('exceptions', { record: rest.join(' ') }, code),
  ]
}

const parents: Readonly<Record<string, string>> = { Germany: 'EU', France: 'EU', Spain: 'EU' }

/** Whether a record applies where another does: the same place, one of its parts, or the Union above it. */
const appliesWith = (first: LibraryRecord, { jurisdiction, region }: LibraryRecord) =>
  jurisdiction === first.jurisdiction
    ? region === null || first.region === null || region === first.region
    : parents[first.jurisdiction] === jurisdiction

/** As close as the first ones are, they needn't share a word with the question: it may be in another language. */
const ALWAYS_RELATED = 2

/** Records that add something: they apply in the same place, and are very close or share a word with the question. */
export function relatedTo(
  first: LibraryRecord,
  others: readonly LibraryRecord[],
  { english, found }: AskedText,
): LibraryRecord[] {
  const wanted = new Set([...wordsOf(english), ...[...found.stems].map(stem)])
  return others.filter(
    (record, rank) =>
      appliesWith(first, record) &&
      (rank < ALWAYS_RELATED ||
        [...wordsOf(`${record.title} ${record.summary}`)].some(word => wanted.has(word))),
  )
}
