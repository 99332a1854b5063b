import type { Box } from '@plumbline/domain'
import { area, iou, shareInside } from '../geometry'

const SAME_PLACE = 0.3
const MOSTLY_INSIDE = 0.6

/** A question is about the whole person where the detector boxes the head. */
export function isSamePlace(a: Box, b: Box): boolean {
  const [small, large] = area(a) < area(b) ? [a, b] : [b, a]
  return iou(a, b) > SAME_PLACE || shareInside(small, large) > MOSTLY_INSIDE
}
