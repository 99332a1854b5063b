import type { Box, Point, Size } from './zoom-view'

export const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const touches = (spot: Box, things: readonly Box[]) => things.some(thing => overlap(spot, thing) > 0)

/** How far two boxes are apart; 0 where they touch. */
function gap(a: Box, b: Box) {
  const x = Math.max(0, b.x - (a.x + a.width), a.x - (b.x + b.width))
  const y = Math.max(0, b.y - (a.y + a.height), a.y - (b.y + b.height))
  return Math.hypot(x, y)
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most))

/** How fine the search for a free place is, in pixels of the screen. */
const STEP = 8
/** Covering its own box is allowed, but a free place this much further away is better. */
const OWN_BOX_COST = 40

function* spotsFor(box: Box, { width, height }: Size, frame: Size): Generator<Box> {
  const [right, bottom] = [frame.width - width, frame.height - height]
  for (const y of [box.y - height, box.y + box.height, box.y])
    for (const x of [box.x, box.x + box.width - width, box.x - width, box.x + box.width])
      yield { x: within(x, right), y: within(y, bottom), width, height }
  for (let y = 0; y <= bottom; y += STEP) for (let x = 0; x <= right; x += STEP) yield { x, y, width, height }
}

/**
 * The free place for a label that is nearest to its box: inside the frame and on nothing it has to leave visible.
 * Null where the picture has no such place.
 */
export function placeLabel(box: Box, size: Size, frame: Size, taken: readonly Box[]): Box | null {
  const label = { width: Math.min(size.width, frame.width), height: Math.min(size.height, frame.height) }
  let best: { spot: Box; cost: number } | null = null
  for (const spot of spotsFor(box, label, frame)) {
    const cost = gap(spot, box) + (overlap(spot, box) > 0 ? OWN_BOX_COST : 0)
    if ((!best || cost < best.cost) && !touches(spot, taken)) best = { spot, cost }
  }
  return best?.spot ?? null
}

/** A line from a label to its box, where they are apart. */
export function leaderOf(label: Box, box: Box): readonly [Point, Point] | null {
  if (gap(label, box) < 4) return null
  const nearest = (value: number, from: number, length: number) =>
    Math.max(from, Math.min(value, from + length))
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const start = {
    x: nearest(center.x, label.x, label.width),
    y: nearest(center.y, label.y, label.height),
  }
  return [start, { x: nearest(start.x, box.x, box.width), y: nearest(start.y, box.y, box.height) }]
}

/** Small and beside its box: on no other pin, and off faces and other people as far as there is room. */
export function placePin(
  box: Box,
  { width, height }: Size,
  frame: Size,
  { pins, heads, people }: { pins: readonly Box[]; heads: readonly Box[]; people: readonly Box[] },
): Box {
  const [right, bottom] = [frame.width - width, frame.height - height]
  const xs = [
    box.x - width / 2,
    box.x + box.width - width / 2,
    box.x + box.width / 2 - width / 2,
    box.x - width,
    box.x + box.width,
  ]
  const ys = [
    box.y - height,
    box.y + box.height,
    box.y + box.height / 2 - height / 2,
    box.y - height * 2,
    box.y + box.height + height,
  ]
  const covered = (spot: Box, things: readonly Box[]) =>
    things.reduce((sum, thing) => sum + overlap(spot, thing), 0)
  const spots = ys.flatMap(y => xs.map(x => ({ x: within(x, right), y: within(y, bottom), width, height })))
  const costs = spots.map(
    spot =>
      covered(spot, pins) * 40 +
      covered(spot, heads) * 10 +
      covered(spot, people) * 3 +
      covered(spot, [box]) +
      gap(spot, box) * 4,
  )
  return spots[costs.indexOf(Math.min(...costs))] ?? { x: 0, y: 0, width, height }
}
