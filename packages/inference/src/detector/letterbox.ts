import type { RgbFrame } from './detector'

const PADDING_GREY = 114 / 255
const UNIT = Float32Array.from({ length: 256 }, (_, value) => value / 255)

/**
 * Writes a part of a picture, unscaled, to the top left of the detector's square input: planes of red, green and
 * blue from 0 to 1, the rest gray. The part must fit the square.
 */
export function fillInput(
  input: Float32Array,
  size: number,
  picture: RgbFrame,
  part = { x: 0, y: 0, width: picture.width, height: picture.height },
): void {
  const plane = size * size
  if (part.width < size || part.height < size) input.fill(PADDING_GREY)
  for (let row = 0; row < part.height; row++) {
    let from = ((part.y + row) * picture.width + part.x) * 3
    const start = row * size
    for (let to = start; to < start + part.width; to++, from += 3) {
      input[to] = UNIT[picture.data[from] as number] as number
      input[plane + to] = UNIT[picture.data[from + 1] as number] as number
      input[2 * plane + to] = UNIT[picture.data[from + 2] as number] as number
    }
  }
}

/** The size a picture is scaled to so that its longest side fills the detector's input. */
export function fitted(width: number, height: number, size: number) {
  const scale = size / Math.max(width, height)
  return {
    width: Math.max(1, Math.min(size, Math.round(width * scale))),
    height: Math.max(1, Math.min(size, Math.round(height * scale))),
  }
}
