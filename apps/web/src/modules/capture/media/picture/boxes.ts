import { bySeverity, type Severity } from '@plumbline/contract/options'
import type { Box, Point, Size } from './zoom-view'

/** A box to draw, and the violations it belongs to: a machine may be part of several. */
export type MarkedBox = Box & { label: string; severity: Severity; owners: readonly string[] }

const sameSpot = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < 1 &&
  Math.abs(a.y - b.y) < 1 &&
  Math.abs(a.width - b.width) < 1 &&
  Math.abs(a.height - b.height) < 1

/** One box per thing, the most severe first and in its color. */
export function withoutRepeats(boxes: readonly MarkedBox[]): MarkedBox[] {
  const kept: MarkedBox[] = []
  for (const box of boxes.toSorted(bySeverity)) {
    const at = kept.findIndex(other => sameSpot(other, box))
    const known = kept[at]
    if (known) kept[at] = { ...known, owners: [...new Set([...known.owners, ...box.owners])] }
    else kept.push(box)
  }
  return kept
}

const areaOf = ({ width, height }: Size) => width * height

/** The largest box of each violation: what a key or a screen reader takes hold of. */
export function handlesOf(boxes: readonly MarkedBox[]): { owner: string; box: MarkedBox }[] {
  const owners = [...new Set(boxes.flatMap(box => box.owners))]
  return owners.flatMap(owner => {
    const box = boxes
      .filter(({ owners: all }) => all.includes(owner))
      .toSorted((a, b) => areaOf(b) - areaOf(a))[0]
    return box ? [{ owner, box }] : []
  })
}

/** Whose box is at a point of the picture: of several, the smallest, with some room around it for a finger. */
export function ownerAt(boxes: readonly MarkedBox[], { x, y }: Point, room: number): string | null {
  const hit = boxes
    .filter(
      box =>
        x >= box.x - room &&
        x <= box.x + box.width + room &&
        y >= box.y - room &&
        y <= box.y + box.height + room,
    )
    .toSorted((a, b) => areaOf(a) - areaOf(b))[0]
  return hit?.owners[0] ?? null
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** Large enough to be seen and taken hold of. */
const minSide = (frame: Size) => Math.max(4, Math.max(frame.width, frame.height) * 0.01)

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})

/** Moves a box, never out of the picture. */
export const movedBox = (box: Box, by: Point, frame: Size): Box =>
  rounded({
    ...box,
    x: between(0, box.x + by.x, frame.width - box.width),
    y: between(0, box.y + by.y, frame.height - box.height),
  })

export const corners = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof corners)[number]

/** Pulls one corner; the opposite one stays where it is. */
export function resizedBox(box: Box, corner: Corner, by: Point, frame: Size): Box {
  const least = minSide(frame)
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const west = corner.endsWith('w')
  const north = corner.startsWith('n')
  const x = west ? between(0, box.x + by.x, right - least) : box.x
  const y = north ? between(0, box.y + by.y, bottom - least) : box.y
  return rounded({
    x,
    y,
    width: west ? right - x : between(least, box.width + by.x, frame.width - box.x),
    height: north ? bottom - y : between(least, box.height + by.y, frame.height - box.y),
  })
}

/** The box between two points of the picture, whichever comes first. */
export function boxBetween(from: Point, to: Point, frame: Size): Box {
  const least = minSide(frame)
  const left = between(0, Math.min(from.x, to.x), frame.width - least)
  const top = between(0, Math.min(from.y, to.y), frame.height - least)
  return rounded({
    x: left,
    y: top,
    width: between(least, Math.abs(to.x - from.x), frame.width - left),
    height: between(least, Math.abs(to.y - from.y), frame.height - top),
  })
}

/** Where a missed violation starts out for those who draw with the keyboard. */
export const middleOf = (frame: Size): Box =>
  rounded({
    x: frame.width * 0.4,
    y: frame.height * 0.35,
    width: frame.width * 0.2,
    height: frame.height * 0.3,
  })

/** The part of the picture that shows these boxes with their surroundings, in the given shape. */
export function surroundings(boxes: readonly Box[], frame: Size, shape: Size): Box {
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const width = Math.max(...boxes.map(box => box.x + box.width)) - left
  const height = Math.max(...boxes.map(box => box.y + box.height)) - top
  const ratio = shape.width / shape.height
  const padded = Math.max(width * 1.6, height * 1.6 * ratio, Math.min(frame.width, frame.height) * 0.2)
  const shownWidth = Math.min(padded, frame.width, frame.height * ratio)
  const shownHeight = shownWidth / ratio
  return {
    x: between(0, left + width / 2 - shownWidth / 2, frame.width - shownWidth),
    y: between(0, top + height / 2 - shownHeight / 2, frame.height - shownHeight),
    width: shownWidth,
    height: shownHeight,
  }
}
