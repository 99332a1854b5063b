import { type Box, labelRecord } from '@plumbline/domain'
import { iou } from '../geometry'

/**
 * How far two processors may differ in what they find in the same picture. They round differently, and these are the
 * differences that a user would notice. Tests and the self-check use nothing else.
 */
export const tolerance = {
  /** Of the picture's side: how far a side of a box may move. */
  box: 0.02,
  confidence: 0.05,
} as const

/** Boxes that overlap this much are about the same thing, however far apart their sides are. */
const SAME_THING = 0.5

export type Difference = {
  /** The largest move of a box's side, as a share of the picture's side; of things with a clear outline. */
  box: number
  confidence: number
  /** What only one of the two found. */
  unmatched: string[]
}

type Size = { width: number; height: number }
type Sighted = { label: string; confidence: number; box: Box }

/**
 * Compares what was found in a picture with what should be. `from` is the confidence from which on a finding counts; less
 * sure ones may be found by one processor and not by another.
 */
export function findDifference(
  expected: readonly Sighted[],
  found: readonly Sighted[],
  { size, from = 0 }: { size: Size; from?: number },
): Difference {
  const left = [...found]
  const difference: Difference = { box: 0, confidence: 0, unmatched: [] }
  for (const finding of expected) {
    const at = nearest(finding, left, size)
    const [match] = at === undefined ? [] : left.splice(at, 1)
    if (finding.confidence < from) continue
    if (match) {
      // Of several boxes that are as likely, each processor may choose another.
      if (!labelRecord(finding.label).sprawls)
        difference.box = Math.max(difference.box, boxDifference(finding.box, match.box, size))
      difference.confidence = Math.max(difference.confidence, Math.abs(finding.confidence - match.confidence))
    } else difference.unmatched.push(`no ${finding.label}`)
  }
  for (const { label, confidence } of left)
    if (confidence >= from + tolerance.confidence) difference.unmatched.push(`another ${label}`)
  return difference
}

export const isWithinTolerance = ({ box, confidence, unmatched }: Difference) =>
  box <= tolerance.box && confidence <= tolerance.confidence && unmatched.length === 0

/** The closest box of the same kind, unless it is about something else. */
function nearest({ label, box }: Sighted, candidates: readonly Sighted[], size: Size): number | undefined {
  const moves = candidates.map(other =>
    other.label === label &&
    (iou(box, other.box) >= SAME_THING || boxDifference(box, other.box, size) <= tolerance.box)
      ? boxDifference(box, other.box, size)
      : Number.POSITIVE_INFINITY,
  )
  const least = Math.min(...moves)
  return Number.isFinite(least) ? moves.indexOf(least) : undefined
}

function boxDifference(a: Box, b: Box, { width, height }: Size): number {
  return Math.max(
    Math.abs(a.x - b.x) / width,
    Math.abs(a.x + a.width - b.x - b.width) / width,
    Math.abs(a.y - b.y) / height,
    Math.abs(a.y + a.height - b.y - b.height) / height,
  )
}
