import type { Box } from '@plumbline/domain'
import { type Gray, sampled } from './gray'
import { type Homography, mapPoint } from './homography'

/** Samples along each side of the spot. */
const GRID = 16

/**
 * How alike a spot is in both pictures, from -1 to 1 whatever the brightness (normalized cross-correlation). The
 * mapping can be off by a few pixels, so the best of several small shifts counts.
 */
export function likeness(before: Gray, after: Gray, toAfter: Homography, spot: Box): number {
  const reach = Math.max(2, Math.max(spot.width, spot.height) * 0.25)
  let best = -1
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++)
      best = Math.max(best, correlation(before, after, toAfter, spot, (dx * reach) / 2, (dy * reach) / 2))
  return best
}

function correlation(
  before: Gray,
  after: Gray,
  toAfter: Homography,
  spot: Box,
  shiftX: number,
  shiftY: number,
): number {
  const [a, b]: [number[], number[]] = [[], []]
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const point = {
        x: spot.x + ((column + 0.5) / GRID) * spot.width,
        y: spot.y + ((row + 0.5) / GRID) * spot.height,
      }
      const mapped = mapPoint(toAfter, point)
      a.push(sampled(before, point.x, point.y))
      b.push(sampled(after, mapped.x + shiftX, mapped.y + shiftY))
    }
  const [meanA, meanB] = [mean(a), mean(b)]
  let [together, ownA, ownB] = [0, 0, 0]
  a.forEach((value, i) => {
    const [da, db] = [value - meanA, (b[i] as number) - meanB]
    together += da * db
    ownA += da * da
    ownB += db * db
  })
  return ownA === 0 || ownB === 0 ? 0 : together / Math.sqrt(ownA * ownB)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
