import type { Box, Size } from './zoom-view'

/**
 * Where the labels of boxes stand: inside the frame, on no other label as long as there is room, off other boxes
 * where they can, and as near to their own as that allows. The first in the list choose first.
 */
export function placeLabels(boxes: readonly Box[], labels: readonly Size[], frame: Size): Box[] {
  const placed: Box[] = []
  boxes.forEach((box, index) => {
    const size = labels[index] ?? { width: 0, height: 0 }
    const fitting = { width: Math.min(size.width, frame.width), height: Math.min(size.height, frame.height) }
    const others = boxes.filter(other => other !== box && !contains(other, box))
    placed.push(freest(spotsFor(box, fitting, frame, placed), placed, others))
  })
  return placed
}

/** What lies inside another cannot have its label anywhere else. */
const contains = (outer: Box, inner: Box) => overlap(outer, inner) >= inner.width * inner.height * 0.9

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

const covered = (spot: Box, things: readonly Box[]) =>
  things.reduce((sum, thing) => sum + overlap(spot, thing), 0)

function freest(spots: readonly Box[], placed: readonly Box[], others: readonly Box[]): Box {
  const readable = spots.filter(spot => covered(spot, placed) === 0)
  const [choice, things] = readable.length > 0 ? [readable, others] : [spots, placed]
  return choice.reduce((best, spot) => (covered(spot, things) < covered(best, things) ? spot : best))
}
