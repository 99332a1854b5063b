import { wilson } from '@plumbline/domain'
import type { AnnotatedPicture } from './annotations'
import { kinds } from './annotations'
import { type Flagged, matchKind } from './match-findings'

/** A share with the 95% interval around it. */
export type Share = { hits: number; of: number; share: number; low: number; high: number }

export type PictureFlags = { picture: AnnotatedPicture; flagged: Flagged[] }

export type KindScore = {
  kind: string
  precision: Share | null
  recall: Share | null
  /** By picture: whether this kind is flagged at all where it should be. */
  picturePrecision: Share | null
  pictureRecall: Share | null
  /** Of the findings that are right, how many have the annotated severity. */
  severity: Share | null
}

export type ReliabilityBin = { from: number; to: number; count: number; confidence: number; right: number }

export type FindingsScore = {
  pictures: number
  kinds: KindScore[]
  reliability: ReliabilityBin[]
  /** The mean distance between confidence and share right, weighted by count; null without findings. */
  expectedCalibrationError: number | null
  /** Pictures of no workplace with nothing to flag, and those where something was flagged all the same. */
  elsewhere: { pictures: number; flagged: string[] }
}

export function shareOf(hits: number, of: number): Share | null {
  const interval = wilson(hits, of)
  return interval && { hits, of, share: interval.value, low: interval.low, high: interval.high }
}

export function scoreFindings(pictures: readonly PictureFlags[]): FindingsScore {
  const judged: Judged[] = []
  const scores = kinds.map(kind => scoreKind(kind, pictures, judged))
  const elsewhere = pictures.filter(
    ({ picture }) => picture.workplace === 'no' && picture.findings.length === 0,
  )
  const reliability = reliabilityOf(judged)
  return {
    pictures: pictures.length,
    kinds: scores.filter(({ precision, recall }) => precision || recall),
    reliability,
    expectedCalibrationError: calibrationError(reliability),
    elsewhere: {
      pictures: elsewhere.length,
      flagged: elsewhere.filter(({ flagged }) => flagged.length > 0).map(({ picture }) => picture.file),
    },
  }
}

type Judged = { confidence: number; right: boolean }

/** A finding that was compared with the annotations. */
export type JudgedFinding = {
  picture: string
  rule: string
  /** Only the picture tells that the rules of a site apply. */
  fromPicture: boolean
  score: number
  right: boolean
}

export const judgedIn = (pictures: readonly (PictureFlags & { fromPicture: boolean })[]): JudgedFinding[] =>
  pictures.flatMap(({ picture, flagged, fromPicture }) =>
    kinds.flatMap(kind => {
      const { right, wrong } = matchKind(kind, flagged, picture.findings)
      const judge = ({ rule, confidence: score }: Flagged, isRight: boolean) => ({
        picture: picture.file,
        rule,
        fromPicture,
        score,
        right: isRight,
      })
      return [...right.map(each => judge(each.flagged, true)), ...wrong.map(each => judge(each, false))]
    }),
  )

function scoreKind(kind: string, pictures: readonly PictureFlags[], judged: Judged[]): KindScore {
  const total = { right: 0, wrong: 0, found: 0, missed: 0, sameSeverity: 0 }
  const byPicture = { right: 0, wrong: 0, missed: 0 }
  for (const { picture, flagged } of pictures) {
    const { right, wrong, found, missed } = matchKind(kind, flagged, picture.findings)
    total.right += right.length
    total.wrong += wrong.length
    total.found += found
    total.missed += missed
    total.sameSeverity += right.filter(({ severityAgrees }) => severityAgrees).length
    judged.push(...right.map(each => ({ confidence: each.flagged.confidence, right: true })))
    judged.push(...wrong.map(({ confidence }) => ({ confidence, right: false })))
    const isWanted = found + missed > 0
    const isFlagged = right.length + wrong.length > 0
    if (isWanted && isFlagged) byPicture.right++
    else if (isWanted) byPicture.missed++
    else if (isFlagged) byPicture.wrong++
  }
  return {
    kind,
    precision: shareOf(total.right, total.right + total.wrong),
    recall: shareOf(total.found, total.found + total.missed),
    picturePrecision: shareOf(byPicture.right, byPicture.right + byPicture.wrong),
    pictureRecall: shareOf(byPicture.right, byPicture.right + byPicture.missed),
    severity: shareOf(total.sameSeverity, total.right),
  }
}

const BINS = 10

function reliabilityOf(judged: readonly Judged[]): ReliabilityBin[] {
  return Array.from({ length: BINS }, (_, i) => {
    const inBin = judged.filter(({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === i)
    return {
      from: i / BINS,
      to: (i + 1) / BINS,
      count: inBin.length,
      confidence: inBin.reduce((sum, each) => sum + each.confidence, 0) / (inBin.length || 1),
      right: inBin.filter(({ right }) => right).length / (inBin.length || 1),
    }
  }).filter(({ count }) => count > 0)
}

function calibrationError(bins: readonly ReliabilityBin[]): number | null {
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (
    bins.reduce((sum, { count, confidence, right }) => sum + Math.abs(confidence - right) * count, 0) / total
  )
}
