import type { Picture } from './pictures'

/** What a picture looks like from far away: brightness by place, and how much there is of each brightness. */
export type Impression = {
  grid: Uint8Array
  histogram: Float32Array
}

const COLUMNS = 24
const ROWS = 14
/** Points of the picture looked at in each cell, along each axis. */
const POINTS = 4
const BINS = 32

/** Share of the histogram that must have moved, and the mean step in brightness per cell, for another scene. */
const HISTOGRAM_MOVED = 0.25
const GRID_MOVED = 18
/** A new scene may be as bright as the old one; then it must differ everywhere. */
const GRID_MOVED_ALONE = 45

export function impressionOf({ width, height, data, deep }: Picture): Impression {
  const grid = new Uint8Array(COLUMNS * ROWS)
  const histogram = new Float32Array(BINS)
  const across = COLUMNS * POINTS
  const down = ROWS * POINTS
  const sums = new Uint32Array(COLUMNS * ROWS)
  for (let j = 0; j < down; j++) {
    const row = Math.floor(((j + 0.5) * height) / down) * width
    for (let i = 0; i < across; i++) {
      const at = row + Math.floor(((i + 0.5) * width) / across)
      const luma = deep
        ? (((data[2 * at + 1] as number) << 8) | (data[2 * at] as number)) >> 2
        : (data[at] as number)
      const cell = Math.floor(j / POINTS) * COLUMNS + Math.floor(i / POINTS)
      sums[cell] = (sums[cell] as number) + luma
      const bin = luma >> 3
      histogram[bin] = (histogram[bin] as number) + 1 / (across * down)
    }
  }
  sums.forEach((sum, cell) => {
    grid[cell] = sum / POINTS ** 2
  })
  return { grid, histogram }
}

/** Whether the camera shows something else now. A pan moves the places, a cloud the brightness; a cut moves both. */
export function isAnotherScene(before: Impression, after: Impression): boolean {
  const gridStep =
    before.grid.reduce((sum, value, i) => sum + Math.abs(value - (after.grid[i] as number)), 0) /
    before.grid.length
  const moved =
    before.histogram.reduce((sum, share, i) => sum + Math.abs(share - (after.histogram[i] as number)), 0) / 2
  return gridStep >= GRID_MOVED_ALONE || (gridStep >= GRID_MOVED && moved >= HISTOGRAM_MOVED)
}
