import type { Box } from '@plumbline/domain'
import { area, bottom, intersection } from '../geometry'

/** Where a label is put: inside the frame, and on no other label as long as there is room. */
export function placeLabels(
  boxes: readonly Box[],
  labelSizes: readonly { width: number; height: number }[],
  frame: { width: number; height: number },
): Box[] {
  const placed: Box[] = []
  for (const [i, box] of boxes.entries()) {
    const size = labelSizes[i] ?? { width: 0, height: 0 }
    placed.push(best(candidates(box, size, frame), placed))
  }
  return placed
}

/** Above the box, below it, within it, then further and further down and up beside it. */
function candidates(
  box: Box,
  { width, height }: { width: number; height: number },
  frame: { width: number; height: number },
): Box[] {
  const x = within(box.x, frame.width - width)
  const rows = Math.ceil(frame.height / height)
  const spots = [box.y - height, bottom(box), box.y]
  for (let row = 1; row <= rows; row++)
    spots.push(box.y - height + row * height, box.y - height - row * height)
  return spots
    .filter(y => y >= 0 && y + height <= frame.height)
    .concat(within(box.y - height, frame.height - height))
    .map(y => ({ x, y, width, height }))
}

function best(spots: readonly Box[], placed: readonly Box[]): Box {
  const covered = (spot: Box) => placed.reduce((sum, other) => sum + intersection(spot, other), 0)
  const free = spots.find(spot => covered(spot) === 0)
  return (
    free ??
    spots.reduce((least, spot) => (covered(spot) / area(spot) < covered(least) / area(least) ? spot : least))
  )
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most))
