import type { Severity } from '@plumbline/contract'
import type { Doc } from './typeset'

/** The same three shapes as on the screens: filled triangle, half-filled diamond, circle. */
export function drawSeverity(
  doc: Doc,
  severity: Severity,
  at: { x: number; y: number; size: number; color: string },
) {
  const { x, y, size, color } = at
  const half = size / 2
  doc.lineWidth(size / 9)
  if (severity === 'High') {
    doc.polygon([x + half, y], [x + size, y + size], [x, y + size]).fill(color)
  } else if (severity === 'Medium') {
    doc.polygon([x + half, y], [x + half, y + size], [x, y + half]).fill(color)
    doc.polygon([x + half, y], [x + size, y + half], [x + half, y + size], [x, y + half]).stroke(color)
  } else {
    doc
      .lineWidth(size / 6)
      .circle(x + half, y + half, half - size / 10)
      .stroke(color)
  }
}
