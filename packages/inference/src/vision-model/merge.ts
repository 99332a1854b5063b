import type { Box } from '@plumbline/domain'
import type { Violation } from '../findings'
import { area, iou, shareInside } from '../geometry'
import { bySeverityAndConfidence } from '../rules/violations'

const SAME_PLACE = 0.3
const MOSTLY_INSIDE = 0.6

/** What both saw is reported once, with the embedded rules' texts; what only the hosted model saw is added. */
export function mergeViolations(embedded: readonly Violation[], hosted: readonly Violation[]): Violation[] {
  const merged = [...embedded]
  for (const violation of hosted) {
    if (!merged.some(known => isSame(known, violation))) merged.push(violation)
  }
  return merged.sort(bySeverityAndConfidence)
}

function isSame(a: Violation, b: Violation): boolean {
  if (a.hazard !== b.hazard) return false
  // A violation without a box concerns the whole picture.
  if (!a.boundingBoxes.length || !b.boundingBoxes.length) return true
  return a.boundingBoxes.some(one => b.boundingBoxes.some(other => isSamePlace(one, other)))
}

/** A model boxes the whole person where the detector boxes the head. */
function isSamePlace(a: Box, b: Box): boolean {
  const [small, large] = area(a) < area(b) ? [a, b] : [b, a]
  return iou(a, b) > SAME_PLACE || shareInside(small, large) > MOSTLY_INSIDE
}
