import { likeness } from '@plumbline/domain'
import type { Place } from './find-by-code'
import type { QueryTerm } from './parse-query'
import type { Segment } from './segment'

/** The parameters of BM25: how soon repeated words stop counting, and how much long texts are penalized. */
const SATURATION = 1.2
const LENGTH_PENALTY = 0.6
export type Scored = Place & { score: number }
export type Visible = (segment: Segment, row: number) => boolean

/**
 * Documents that contain words of the query, scored with BM25. `minCovered` is the share of the query, weighted by how
 * rare its words are, that a document must contain.
 */
export function rankByWords(
  terms: readonly QueryTerm[],
  segments: readonly Segment[],
  isVisible: Visible,
  minCovered: number,
): Scored[] {
  const size = segments.reduce((sum, { documents }) => sum + documents.length, 0)
  const meanLength = segments.reduce((sum, { totalLength }) => sum + totalLength, 0) / Math.max(size, 1)
  const rarity = new Map<string, number>()
  for (const { stems } of terms)
    for (const stem of stems.keys()) {
      const count = segments.reduce((sum, segment) => sum + (segment.find(stem)?.rows.length ?? 0), 0)
      if (count > 0) rarity.set(stem, Math.log(1 + (size - count + 0.5) / (count + 0.5)))
    }
  const importance = terms.map(({ stems }) =>
    Math.max(0, ...[...stems].map(([stem, weight]) => weight * (rarity.get(stem) ?? 0))),
  )
  const typed = importance.filter((_, index) => !terms[index]?.isExpansion)
  const required = minCovered * typed.reduce((sum, value) => sum + value, 0)

  return segments.flatMap(segment => {
    const scores = new Float32Array(segment.documents.length)
    const covered = new Float32Array(segment.documents.length)
    const lastTerm = new Uint8Array(segment.documents.length)
    terms.forEach(({ stems }, index) => {
      for (const [stem, termWeight] of stems) {
        const found = segment.find(stem)
        const rare = rarity.get(stem)
        if (!found || rare === undefined) continue
        const { rows, weights } = found
        for (let i = 0; i < rows.length; i++) {
          const row = rows[i] as number
          const weight = weights[i] as number
          const long = 1 - LENGTH_PENALTY + (LENGTH_PENALTY * (segment.lengths[row] as number)) / meanLength
          const score = (termWeight * rare * weight * (SATURATION + 1)) / (weight + SATURATION * long)
          scores[row] = (scores[row] as number) + score
          if (lastTerm[row] === index + 1) continue
          lastTerm[row] = index + 1
          covered[row] = (covered[row] as number) + (importance[index] as number)
        }
      }
    })
    const found: Scored[] = []
    for (let row = 0; row < scores.length; row++)
      if ((scores[row] as number) > 0 && (covered[row] as number) >= required && isVisible(segment, row))
        found.push({ segment, row, score: scores[row] as number })
    return found
  })
}

/** The documents whose embeddings are closest, best first. */
export const rankByEmbedding = (
  embedding: Int8Array,
  segments: readonly Segment[],
  isVisible: Visible,
  { limit, minSimilarity }: { limit: number; minSimilarity: number },
): Scored[] =>
  segments
    .flatMap(segment => closestIn(segment, embedding, limit, isVisible))
    .filter(({ score }) => score >= minSimilarity)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)

/** By its text or by the ways people ask for it, whichever is closer. */
function closestIn(segment: Segment, embedding: Int8Array, limit: number, isVisible: Visible): Scored[] {
  const scores = new Map<number, number>()
  for (const vectors of [segment.vectors, segment.askVectors])
    for (const { row, product } of vectors.closest(embedding, limit, at => isVisible(segment, at)))
      scores.set(row, Math.max(scores.get(row) ?? 0, likeness(product)))
  return [...scores].map(([row, score]) => ({ segment, row, score }))
}

/** The first `limit` of a long list in order, without sorting all of it. */
export function best<T>(list: readonly T[], limit: number, compare: (a: T, b: T) => number): T[] {
  if (list.length <= limit * 4) return list.toSorted(compare).slice(0, limit)
  let kept: T[] = []
  let worst: T | undefined
  for (const entry of list) {
    if (worst !== undefined && compare(entry, worst) >= 0) continue
    kept.push(entry)
    if (kept.length < limit * 2) continue
    kept = kept.sort(compare).slice(0, limit)
    worst = kept[limit - 1]
  }
  return kept.sort(compare).slice(0, limit)
}
