import type { Mark } from './document'
import type { Doc } from './typeset'

/** A filled triangle, a half-filled diamond or a circle. */
export function drawMark(
  doc: Doc,
  shape: Mark['shape'],
  at: { x: number; y: number; size: number; color: string },
) {
  const { x, y, size, color } = at
  const half = size / 2
  doc.lineWidth(size / 9)
  if (shape === 'triangle') {
    doc.polygon([x + half, y], [x + size, y + size], [x, y + size]).fill(color)
  } else if (shape === 'diamond') {
    doc.polygon([x + half, y], [x + half, y + size], [x, y + half]).fill(color)
    doc.polygon([x + half, y], [x + size, y + half], [x + half, y + size], [x, y + half]).stroke(color)
  } else {
    doc
      .lineWidth(size / 6)
      .circle(x + half, y + half, half - size / 10)
      .stroke(color)
  }
}
