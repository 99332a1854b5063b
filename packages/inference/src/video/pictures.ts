import type { RgbFrame } from '../detector/detector'
import type { Color } from './container'

/** Decoded planes, luma first, tightly packed; ten-bit samples lie in two bytes, little-endian. */
export type Picture = {
  width: number
  height: number
  data: Uint8Array
  /** How far chroma is smaller than luma, as shifts. */
  chromaAcross: 0 | 1
  chromaDown: 0 | 1
  deep: boolean
}

/** What a detector looks at, and what a person is shown. */
export const SAMPLE_SIDE = 1280
export const EVIDENCE_SIDE = 1920

/** What a picture is divided by so that its longest side fits; whole numbers keep it sharp and quick. */
export const stepFor = ({ width, height }: { width: number; height: number }, longestSide: number) =>
  Math.ceil(Math.max(width, height) / longestSide)

/** Its size then. */
export function sizeFor(size: { width: number; height: number }, longestSide: number) {
  const step = stepFor(size, longestSide)
  return { width: Math.floor(size.width / step), height: Math.floor(size.height / step) }
}

/** Kr and Kb of the standards. */
const weights: Record<Color['matrix'], [number, number]> = {
  bt601: [0.299, 0.114],
  bt709: [0.2126, 0.0722],
  bt2020: [0.2627, 0.0593],
}

/** Upright RGB, no side longer than asked for. */
export function toRgb(
  picture: Picture,
  color: Color,
  rotation: 0 | 90 | 180 | 270,
  longestSide: number,
): RgbFrame {
  const { width, height, data, chromaAcross, chromaDown, deep } = picture
  const step = stepFor(picture, longestSide)
  const outWidth = Math.floor(width / step)
  const outHeight = Math.floor(height / step)
  const chromaWidth = (width + chromaAcross) >> chromaAcross
  const chromaHeight = (height + chromaDown) >> chromaDown
  const uStart = width * height
  const vStart = uStart + chromaWidth * chromaHeight
  const sample = deep
    ? (at: number) => (((data[2 * at + 1] as number) << 8) | (data[2 * at] as number)) >> 2
    : (at: number) => data[at] as number

  const [kr, kb] = weights[color.matrix]
  const kg = 1 - kr - kb
  const lumaScale = color.fullRange ? 1 : 255 / 219
  const chromaScale = color.fullRange ? 1 : 255 / 224
  const black = color.fullRange ? 0 : 16
  const redFromV = 2 * (1 - kr) * chromaScale
  const blueFromU = 2 * (1 - kb) * chromaScale
  const greenFromV = (-2 * (1 - kr) * kr * chromaScale) / kg
  const greenFromU = (-2 * (1 - kb) * kb * chromaScale) / kg

  const place = placing(outWidth, outHeight, rotation)
  const out = new Uint8ClampedArray(outWidth * outHeight * 3)
  const area = step * step
  for (let y = 0; y < outHeight; y++) {
    const chromaRow = ((y * step) >> chromaDown) * chromaWidth
    for (let x = 0; x < outWidth; x++) {
      let luma = 0
      for (let down = 0; down < step; down++) {
        const row = (y * step + down) * width + x * step
        for (let across = 0; across < step; across++) luma += sample(row + across)
      }
      const chroma = chromaRow + ((x * step) >> chromaAcross)
      const bright = (luma / area - black) * lumaScale
      const u = sample(uStart + chroma) - 128
      const v = sample(vStart + chroma) - 128
      const at = place.start + x * place.across + y * place.down
      out[at] = bright + redFromV * v
      out[at + 1] = bright + greenFromU * u + greenFromV * v
      out[at + 2] = bright + blueFromU * u
    }
  }
  const turned = rotation === 90 || rotation === 270
  return {
    data: new Uint8Array(out.buffer),
    width: turned ? outHeight : outWidth,
    height: turned ? outWidth : outHeight,
  }
}

/** Where a pixel goes when the picture is turned clockwise: the byte of the first one, and steps along its axes. */
function placing(width: number, height: number, rotation: 0 | 90 | 180 | 270) {
  switch (rotation) {
    case 0:
      return { start: 0, across: 3, down: 3 * width }
    case 90:
      return { start: 3 * (height - 1), across: 3 * height, down: -3 }
    case 180:
      return { start: 3 * (width * height - 1), across: -3, down: -3 * width }
    case 270:
      return { start: 3 * height * (width - 1), across: -3 * height, down: 3 }
  }
}
