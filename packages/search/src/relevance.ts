import { parseCode } from '@plumbline/knowledge/regulations/codes'
import type { IndexedDocument } from './document'
import { findByCode, type Place, unknownCodeIn } from './find-by-code'
import type { ParsedQuery } from './parse-query'
import { weightFor } from './preference'
import { best, rankByEmbedding, rankByWords, type Scored } from './ranking'
import type { SearchRequest, SearchResult, SearchView } from './request'
import type { Segment } from './segment'

/** How many of each ranking are fused. */
const MAX_FUSED = 200
const MAX_BY_EMBEDDING = 300
const MIN_SIMILARITY = 0.4
const MIN_COVERED = 0.4
/** What is much weaker than the best match is noise: it makes the reader doubt the rest. */
const MIN_SHARE_OF_BEST = 0.35
const MAX_SIMILARITY_GAP = 0.2
/** The rank constant of reciprocal rank fusion: at this rank a score is half of the first one's. */
const RANK_CONSTANT = 8

export const isCode = (text: string) => parseCode(text) !== undefined

type Relevant = { found: Place[] } & Pick<SearchResult, 'unknownCode' | 'similarity'>

/** Codes first, then words and embeddings fused by rank. A code that isn't in the library finds no other. */
export function relevant(
  { segments, isVisible }: SearchView,
  request: SearchRequest,
  { terms }: ParsedQuery,
  embedding: Int8Array | undefined,
): Relevant {
  if (request.wordsOnly)
    return {
      found: rankByWords(terms, segments, isVisible, 0).sort(byScore),
      unknownCode: null,
      similarity: null,
    }
  const byCode = findByCode(request.text, segments).filter(({ segment, row }) => isVisible(segment, row))
  const unknownCode = unknownCodeIn(request.text, byCode)
  if (isCode(request.text) && (byCode.length > 0 || unknownCode))
    return { found: byCode, unknownCode, similarity: null }
  const weight = weightFor(request.text, request.prefer)
  const byWords = weighed(rankByWords(terms, segments, isVisible, MIN_COVERED), weight)
  const closest = embedding
    ? rankByEmbedding(embedding, segments, isVisible, {
        limit: MAX_BY_EMBEDDING,
        minSimilarity: MIN_SIMILARITY,
      })
    : []
  const byEmbedding = weighed(closest, document => Math.sqrt(weight(document)))
  const fused = fuse(
    withoutWeak(best(byWords, MAX_FUSED, byScore)),
    withoutDistant(byEmbedding.sort(byScore)),
  )
  return {
    found: unique([...byCode, ...weighed(fused, weight).sort(byScore)]),
    unknownCode,
    similarity: embedding ? (closest[0]?.score ?? 0) : null,
  }
}

/** What applies where the reader works comes first; likeness differs less than words do, so it is weighed less. */
const weighed = (scored: readonly Scored[], weight: (document: IndexedDocument) => number): Scored[] =>
  scored.map(({ segment, row, score }) => {
    const document = segment.documents[row]
    return { segment, row, score: document ? score * weight(document) : score }
  })

const byScore = (a: Scored, b: Scored) => b.score - a.score

const withoutWeak = (scored: Scored[]) =>
  scored.filter(({ score }) => score >= (scored[0]?.score ?? 0) * MIN_SHARE_OF_BEST)

const withoutDistant = (scored: Scored[]) =>
  scored.filter(({ score }) => score >= (scored[0]?.score ?? 0) - MAX_SIMILARITY_GAP)

function fuse(byWords: Scored[], byEmbedding: Scored[]): Scored[] {
  const scores = new Map<Segment, Map<number, number>>()
  for (const ranking of [byWords, byEmbedding])
    ranking.forEach(({ segment, row }, rank) => {
      const rows = scores.get(segment) ?? new Map<number, number>()
      scores.set(segment, rows.set(row, (rows.get(row) ?? 0) + 1 / (RANK_CONSTANT + rank)))
    })
  return [...scores].flatMap(([segment, rows]) => [...rows].map(([row, score]) => ({ segment, row, score })))
}

function unique(places: Place[]): Place[] {
  const seen = new Map<Segment, Uint8Array>()
  return places.filter(({ segment, row }) => {
    let rows = seen.get(segment)
    if (!rows) {
      rows = new Uint8Array(segment.documents.length)
      seen.set(segment, rows)
    }
    if (rows[row]) return false
    rows[row] = 1
    return true
  })
}
