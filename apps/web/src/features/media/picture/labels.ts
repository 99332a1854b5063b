import type { Box, Size } from './view'

/**
 * Where the labels of boxes stand: inside the frame, on no other label as long as there is room, and as near to
 * their box as that allows. The first in the list choose first.
 */
export function placeLabels(boxes: readonly Box[], labels: readonly Size[], frame: Size): Box[] {
  const placed: Box[] = []
  boxes.forEach((box, index) => {
    const size = labels[index] ?? { width: 0, height: 0 }
    const fitting = { width: Math.min(size.width, frame.width), height: Math.min(size.height, frame.height) }
    placed.push(freest(spotsFor(box, fitting, frame, placed), placed))
  })
  return placed
}

/** Above the box, below it, inside it; then the nearest place beside a label that is already there. */
function spotsFor(box: Box, { width, height }: Size, frame: Size, placed: readonly Box[]): Box[] {
  const within = (value: number, most: number) => Math.max(0, Math.min(value, most))
  const lefts = [box.x, box.x + box.width - width, box.x - width, box.x + box.width]
  const columns = lefts.map(x => within(x, frame.width - width))
  const home = [box.y - height, box.y + box.height, box.y]
  const beside = placed.flatMap(label => [label.y - height, label.y + label.height])
  const rows = [...home, ...beside.toSorted((a, b) => Math.abs(a - box.y) - Math.abs(b - box.y))]
  const inside = rows.filter(y => y >= 0 && y + height <= frame.height)
  if (inside.length === 0) inside.push(within(box.y, frame.height - height))
  return inside.flatMap(y => columns.map(x => ({ x, y, width, height })))
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

function freest(spots: readonly Box[], placed: readonly Box[]): Box {
  let best = spots[0] as Box
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const covered = placed.reduce((sum, other) => sum + overlap(spot, other), 0)
    if (covered === 0) return spot
    if (covered < least) [best, least] = [spot, covered]
  }
  return best
}
