import type { Box } from '@plumbline/domain'
import { fitted } from '../detector/letterbox'

/** One size a picture is looked at in, and the parts of it that fit the detector's input. */
export type View = {
  width: number
  height: number
  parts: Box[]
}

/** Neighboring tiles share this much of the input, so that whatever is smaller lies whole in one of them. */
const OVERLAP = 0.2
/** Whatever a tile cuts is at least `OVERLAP` of the input wide, so it is still visible 2.5 times smaller. */
const MAX_STEP = 2.5
/** A picture hardly larger than the input gains nothing from tiles. */
const WORTH_TILING = 1.25

/**
 * From the full view to the picture's own resolution: small things are found in the last, large ones in the first,
 * and nothing is only ever seen cut.
 */
export function planViews(width: number, height: number, size: number): View[] {
  const whole = fitted(width, height, size)
  const views: View[] = [{ ...whole, parts: [{ x: 0, y: 0, ...whole }] }]
  const ratio = Math.max(width, height) / size
  if (ratio <= WORTH_TILING) return views
  const steps = Math.ceil(Math.log(ratio) / Math.log(MAX_STEP))
  for (let step = 1; step <= steps; step++) {
    const scale = ratio ** (step / steps - 1)
    views.push(tiled(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), size))
  }
  return views
}

export const countParts = (views: readonly View[]) => views.reduce((sum, view) => sum + view.parts.length, 0)

/** The picture as large as a number of tiles can show the whole of it, and no larger than it is. */
export function largestView(width: number, height: number, size: number, maxParts: number): View {
  const shown = (tiles: number) => size + (tiles - 1) * Math.floor(size * (1 - OVERLAP))
  const scales = Array.from({ length: maxParts }, (_, i) =>
    Math.min(1, shown(i + 1) / width, shown(Math.floor(maxParts / (i + 1))) / height),
  )
  const scale = Math.max(...scales)
  return tiled(Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale)), size)
}

function tiled(width: number, height: number, size: number): View {
  const parts = starts(height, size).flatMap(y =>
    starts(width, size).map(x => ({ x, y, width: Math.min(size, width), height: Math.min(size, height) })),
  )
  return { width, height, parts }
}

function starts(length: number, size: number): number[] {
  if (length <= size) return [0]
  const overlap = size * OVERLAP
  const count = Math.ceil((length - overlap) / (size - overlap))
  return Array.from({ length: count }, (_, i) => Math.round((i * (length - size)) / (count - 1)))
}
