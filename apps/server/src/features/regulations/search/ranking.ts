import { likeness } from '@plumbline/inference/text/embedder'
import type { AskedWord } from './asked'
import type { Place } from './codes'
import type { Segment } from './segment'

/** How soon a word's repetition stops counting, and how much a long text is held against it. */
const SATURATION = 1.2
const LENGTH_PENALTY = 0.6
export type Scored = Place & { score: number }
export type Visible = (segment: Segment, row: number) => boolean

/**
 * Regulations that hold the words, with a score that grows with how rare and how prominent they are. `minCovered` is
 * the share of what was asked, by how telling the words are, that a text must hold to be found.
 */
export function rankByWords(
  words: readonly AskedWord[],
  segments: readonly Segment[],
  isVisible: Visible,
  minCovered: number,
): Scored[] {
  const size = segments.reduce((sum, { documents }) => sum + documents.length, 0)
  const meanLength = segments.reduce((sum, { totalLength }) => sum + totalLength, 0) / Math.max(size, 1)
  const rarity = new Map<string, number>()
  for (const { stems } of words)
    for (const stem of stems.keys()) {
      const count = segments.reduce((sum, segment) => sum + (segment.find(stem)?.rows.length ?? 0), 0)
      if (count > 0) rarity.set(stem, Math.log(1 + (size - count + 0.5) / (count + 0.5)))
    }
  const telling = words.map(({ stems }) =>
    Math.max(0, ...[...stems].map(([stem, worth]) => worth * (rarity.get(stem) ?? 0))),
  )
  // What was added helps to be found, but its absence is not held against a text.
  const asked = telling.filter((_, at) => !words[at]?.isAdded)
  const least = minCovered * asked.reduce((sum, value) => sum + value, 0)

  return segments.flatMap(segment => {
    const scores = new Float32Array(segment.documents.length)
    const covered = new Float32Array(segment.documents.length)
    const lastWord = new Uint8Array(segment.documents.length)
    words.forEach(({ stems }, at) => {
      for (const [stem, worth] of stems) {
        const found = segment.find(stem)
        const rare = rarity.get(stem)
        if (!found || rare === undefined) continue
        const { rows, weights } = found
        for (let i = 0; i < rows.length; i++) {
          const row = rows[i] as number
          const weight = weights[i] as number
          const long = 1 - LENGTH_PENALTY + (LENGTH_PENALTY * (segment.lengths[row] as number)) / meanLength
          const score = (worth * rare * weight * (SATURATION + 1)) / (weight + SATURATION * long)
          scores[row] = (scores[row] as number) + score
          if (lastWord[row] === at + 1) continue
          lastWord[row] = at + 1
          covered[row] = (covered[row] as number) + (telling[at] as number)
        }
      }
    })
    const found: Scored[] = []
    for (let row = 0; row < scores.length; row++)
      if ((scores[row] as number) > 0 && (covered[row] as number) >= least && isVisible(segment, row))
        found.push({ segment, row, score: scores[row] as number })
    return found
  })
}

/** The regulations whose meaning is closest, best first. */
export const rankByMeaning = (
  meaning: Int8Array,
  segments: readonly Segment[],
  isVisible: Visible,
  { most, least }: { most: number; least: number },
): Scored[] =>
  segments
    .flatMap(segment =>
      segment.meanings
        .closest(meaning, most, row => isVisible(segment, row))
        .map(({ row, product }) => ({ segment, row, score: likeness(product) })),
    )
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)

/** The best `most` of a long list in order, without sorting the whole of it. */
export function best<T>(list: readonly T[], most: number, compare: (a: T, b: T) => number): T[] {
  if (list.length <= most * 4) return list.toSorted(compare).slice(0, most)
  let kept: T[] = []
  let worst: T | undefined
  for (const entry of list) {
    if (worst !== undefined && compare(entry, worst) >= 0) continue
    kept.push(entry)
    if (kept.length < most * 2) continue
    kept = kept.sort(compare).slice(0, most)
    worst = kept[most - 1]
  }
  return kept.sort(compare).slice(0, most)
}
