import { type Box, labelRecord } from '@plumbline/domain'
import { byConfidence } from '../detector/suppress'
import type { Finding } from '../findings'
import { area, bottom, iou, right, shareInside } from '../geometry'

/** A finding and how finely the picture was looked at: 0 is the full view. */
export type Sighting = Finding & {
  level: number
}

const SAME_THING = 0.5
const MOSTLY_INSIDE = 0.8
/** A smaller box inside a person is another person behind only if it is much smaller; else it is a part of the first. */
const PART_OF_WHOLE = 0.12
/**
 * A box that ends this close to a tile's border is taken as cut off by it. Processors differ by a few pixels in where such a
 * box ends; what really ends there is seen whole in the neighboring tile, as tiles overlap by far more.
 */
const EDGE_PIXELS = 12

/** Of the longer side of the picture: this much is large enough to be at least suspected in the full view. */
const LARGE = 0.25
const SAME_PLACE = 0.3
/** From here on something may be there. */
export const MAYBE = 0.12

/** True when a tile's border cuts the finding: a neighboring tile or a coarser view sees it whole. */
export function isCut(box: Box, part: Box, frame: { width: number; height: number }): boolean {
  const cutLeft = part.x > 0 && box.x <= part.x + EDGE_PIXELS
  const cutTop = part.y > 0 && box.y <= part.y + EDGE_PIXELS
  const cutRight = right(part) < frame.width && right(box) >= right(part) - EDGE_PIXELS
  const cutBottom = bottom(part) < frame.height && bottom(box) >= bottom(part) - EDGE_PIXELS
  return cutLeft || cutTop || cutRight || cutBottom
}

/** All sightings but those of a large thing that only a tile shows: the full view would have suspected it too. */
export function withoutIllusions(
  sightings: readonly Sighting[],
  picture: { width: number; height: number },
): Sighting[] {
  const large = Math.max(picture.width, picture.height) * LARGE
  const suspected = sightings.filter(
    ({ level, label, confidence }) => level === 0 && labelRecord(label).isImposing && confidence >= MAYBE,
  )
  const isIllusion = ({ level, label, box }: Sighting) =>
    level > 0 &&
    labelRecord(label).isImposing &&
    Math.max(box.width, box.height) >= large &&
    !suspected.some(other => iou(other.box, box) > SAME_PLACE)
  return sightings.filter(sighting => !isIllusion(sighting))
}

/** One finding per thing, although overlapping tiles at several sizes each saw it. */
export function mergeSightings(sightings: readonly Sighting[]): Finding[] {
  const kept: Sighting[] = []
  for (const sighting of [...sightings].sort(byConfidence)) {
    if (!kept.some(other => isSameThing(sighting, other))) kept.push(sighting)
  }
  return kept
    .filter(part => !kept.some(whole => whole !== part && isPartOf(part, whole)))
    .map(({ level: _, ...finding }) => finding)
}

function isSameThing(sighting: Sighting, surer: Sighting): boolean {
  if (sighting.label !== surer.label && labelRecord(sighting.label).opposite !== surer.label) return false
  // Within one look the detector has already separated what lies close together.
  if (sighting.level === 0 && surer.level === 0) return false
  if (iou(sighting.box, surer.box) > SAME_THING) return true
  const [small, large] = area(sighting.box) < area(surer.box) ? [sighting, surer] : [surer, sighting]
  return sighting.label !== surer.label && shareInside(small.box, large.box) > MOSTLY_INSIDE
}

function isPartOf(part: Sighting, whole: Sighting): boolean {
  if (part.label !== whole.label || part.level <= whole.level || area(part.box) >= area(whole.box))
    return false
  if (shareInside(part.box, whole.box) < MOSTLY_INSIDE) return false
  return Boolean(labelRecord(part.label).sprawls) || area(part.box) > area(whole.box) * PART_OF_WHOLE
}
