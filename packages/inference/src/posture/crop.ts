import type { Box } from '@plumbline/domain'
import type { RgbFrame } from '../detector/detector'

/** A square part of a picture around a place: `turn` is how far it is turned, clockwise in radians. */
export type Crop = { x: number; y: number; side: number; turn: number; isMirrored: boolean }

/** Around a box, which is in the middle. */
export const cropAround = (box: Box, margin: number) => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
  side: Math.max(box.width, box.height) * margin,
})

/** Where a place in the crop, 0 to 1 from its top left corner, is in the picture. */
export function inPicture({ x, y, side, turn, isMirrored }: Crop, across: number, down: number) {
  const [dx, dy] = [(isMirrored ? 0.5 - across : across - 0.5) * side, (down - 0.5) * side]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos }
}

/** Planes of red, green and blue from 0 to 1; black where the crop is outside the picture. */
export function fillCrop(input: Float32Array, size: number, picture: RgbFrame, crop: Crop): void {
  const plane = size * size
  // Four places a pixel: a crop that is up to twice as large as the input keeps its thin lines.
  const places = [0.25, 0.75].flatMap(down => [0.25, 0.75].map(across => ({ across, down })))
  const sum = new Float64Array(3)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      sum.fill(0)
      for (const { across, down } of places) {
        const { x, y } = inPicture(crop, (column + across) / size, (row + down) / size)
        addColor(sum, picture, x - 0.5, y - 0.5)
      }
      const at = row * size + column
      for (let color = 0; color < 3; color++)
        input[color * plane + at] = (sum[color] as number) / (places.length * 255)
    }
  }
}

/** Between four pixels. */
function addColor(sum: Float64Array, { data, width, height }: RgbFrame, x: number, y: number) {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  for (let row = top; row <= top + 1; row++) {
    if (row < 0 || row >= height) continue
    const down = 1 - Math.abs(y - row)
    for (let column = left; column <= left + 1; column++) {
      if (column < 0 || column >= width) continue
      const share = down * (1 - Math.abs(x - column))
      const from = (row * width + column) * 3
      for (let color = 0; color < 3; color++)
        sum[color] = (sum[color] as number) + share * (data[from + color] as number)
    }
  }
}
