import type { Box } from '@plumbline/domain'

export const area = (box: Box) => box.width * box.height
export const right = (box: Box) => box.x + box.width
export const bottom = (box: Box) => box.y + box.height
export const center = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

export function intersection(a: Box, b: Box): number {
  const width = Math.min(right(a), right(b)) - Math.max(a.x, b.x)
  const height = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

export function iou(a: Box, b: Box): number {
  const shared = intersection(a, b)
  return shared === 0 ? 0 : shared / (area(a) + area(b) - shared)
}

/** How much of `inner` lies within `outer`, 0 to 1. */
export const shareInside = (inner: Box, outer: Box) =>
  area(inner) === 0 ? 0 : intersection(inner, outer) / area(inner)

/** The shortest distance between two boxes; 0 when they touch or overlap. */
export function gap(a: Box, b: Box): number {
  const across = Math.max(0, a.x - right(b), b.x - right(a))
  const down = Math.max(0, a.y - bottom(b), b.y - bottom(a))
  return Math.hypot(across, down)
}

export function enclosing(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map(right)) - x,
    height: Math.max(...boxes.map(bottom)) - y,
  }
}

/** `undefined` when the box lies outside the frame altogether. */
export function clip(box: Box, width: number, height: number): Box | undefined {
  const x = Math.max(0, box.x)
  const y = Math.max(0, box.y)
  const clipped = { x, y, width: Math.min(width, right(box)) - x, height: Math.min(height, bottom(box)) - y }
  return clipped.width > 0 && clipped.height > 0 ? clipped : undefined
}
