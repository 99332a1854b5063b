import { type Box, labelRecord, markRecord, type Severity } from '@plumbline/domain'
import type { Violation } from '../findings'
import { center, iou } from '../geometry'
import { type Annotation, kindOf } from './annotations'

/** One person, fire or machine the product flagged. */
export type Flagged = {
  rule: string
  kind: string
  box: Box
  severity: Severity
  /** What the user reads: the confidence of the violation it belongs to. */
  confidence: number
}

export const flaggedIn = (violations: readonly Violation[]): Flagged[] =>
  violations.flatMap(({ rule, severity, confidence, boundingBoxes }) => {
    const subjects = boundingBoxes.filter(({ labelCode }) => !markRecord(labelCode)?.isContext)
    // A rule about the machine itself marks nothing else.
    return (subjects.length ? subjects : boundingBoxes.slice(0, 1)).map(
      ({ labelCode, x, y, width, height }) => ({
        rule,
        kind: kindOf(rule, labelCode),
        box: { x, y, width, height },
        severity,
        confidence,
      }),
    )
  })

export type Matched = {
  right: { flagged: Flagged; severityAgrees: boolean }[]
  wrong: Flagged[]
  /** What was to be flagged and was not. */
  missed: number
  found: number
}

/** A blaze is found in parts as well as whole, so several boxes may lie on one annotated fire. */
function isInParts(kind: string) {
  const { sprawls, isFinding } = labelRecord(kind)
  return Boolean(sprawls && isFinding)
}
const OVERLAP = 0.3

type SureAnnotation = Extract<Annotation, { severity: Severity }>
const isSure = (annotation: Annotation): annotation is SureAnnotation => 'severity' in annotation

/** Compares what was flagged with what was annotated, one kind of one picture at a time. */
export function matchKind(
  kind: string,
  allFlagged: readonly Flagged[],
  annotations: readonly Annotation[],
): Matched {
  const flagged = allFlagged.filter(each => each.kind === kind)
  const truth = annotations.filter(each => each.kind === kind)
  const sure = truth.filter(isSure)
  const pairs = flagged
    .flatMap(seen => sure.map(wanted => ({ seen, wanted, overlap: iou(seen.box, wanted.box) })))
    .filter(({ seen, wanted }) => isSame(seen.box, wanted.box))
    .sort((a, b) => b.overlap - a.overlap)
  const matches = new Map<Flagged, SureAnnotation>()
  const found = new Set<SureAnnotation>()
  for (const { seen, wanted } of pairs) {
    if (matches.has(seen) || (found.has(wanted) && !isInParts(kind))) continue
    matches.set(seen, wanted)
    found.add(wanted)
  }
  // A blaze found whole lies on all its annotated parts.
  if (isInParts(kind)) for (const { wanted } of pairs) found.add(wanted)
  const isUnsure = ({ box }: Flagged) =>
    truth.some(each => !isSure(each) && (!each.box || isSame(box, each.box)))
  return {
    right: [...matches].map(([seen, wanted]) => ({
      flagged: seen,
      severityAgrees: seen.severity === wanted.severity,
    })),
    wrong: flagged.filter(each => !matches.has(each) && !isUnsure(each)),
    found: found.size,
    missed: sure.length - found.size,
  }
}

/** They overlap, or the middle of one lies in the other: a trunk in its person, a flame in its fire. */
function isSame(a: Box, b: Box): boolean {
  return iou(a, b) >= OVERLAP || isInside(center(a), b) || isInside(center(b), a)
}

const isInside = (point: { x: number; y: number }, { x, y, width, height }: Box) =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
