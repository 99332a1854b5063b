import type { Box } from '@plumbline/domain'
import type { RgbFrame } from '../detector/detector'

/** A thing of a dozen pixels fills at least one block; a camera's grain averages out within it. */
const BLOCK = 8
const MIN_CONTRAST = 8

/** Sky, a bare wall, a black border: no block differs from its neighbors, so there is nothing to find. */
export function isBlank(picture: RgbFrame, part: Box): boolean {
  const columns = Math.floor(part.width / BLOCK)
  const rows = Math.floor(part.height / BLOCK)
  let above: Float32Array | undefined
  for (let row = 0; row < rows; row++) {
    const means = blockMeans(picture, part.x, part.y + row * BLOCK, columns)
    for (let column = 0; column < columns; column++) {
      const mean = means[column] as number
      if (column > 0 && Math.abs(mean - (means[column - 1] as number)) > MIN_CONTRAST) return false
      if (above && Math.abs(mean - (above[column] as number)) > MIN_CONTRAST) return false
    }
    above = means
  }
  return true
}

/** Of the green channel, which carries most of the brightness. */
function blockMeans(picture: RgbFrame, x: number, y: number, columns: number): Float32Array {
  const sums = new Float32Array(columns)
  for (let line = y; line < y + BLOCK; line++) {
    let at = (line * picture.width + x) * 3 + 1
    for (let column = 0; column < columns; column++)
      for (let i = 0; i < BLOCK; i++, at += 3)
        sums[column] = (sums[column] as number) + (picture.data[at] as number)
  }
  return sums.map(sum => sum / (BLOCK * BLOCK))
}
