import sharp from 'sharp'
import { AnalysisError } from '../../errors'
import type { ImageSource } from '../../image/decode'

/** Brightness only, rows from the top. */
export type Gray = { data: Float32Array; width: number; height: number }

/** Large enough to tell places apart, small enough that the time and memory of a comparison are bounded. */
const SIDE = 640
const MAX_PIXELS = 100_000_000

/** `scale` is how many pixels of the photo one pixel here stands for. */
export type GrayPhoto = { gray: Gray; scale: number }

export async function readGray(source: ImageSource): Promise<GrayPhoto> {
  try {
    const input = 'path' in source ? source.path : source.bytes
    const photo = sharp(input, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    const { autoOrient } = await photo.metadata()
    const { data, info } = await photo
      .autoOrient()
      .flatten({ background: '#808080' })
      .greyscale()
      .resize(SIDE, SIDE, { fit: 'inside' })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const gray = { data: Float32Array.from(data), width: info.width, height: info.height }
    return { gray, scale: (autoOrient?.width ?? info.width) / info.width }
  } catch (error) {
    throw new AnalysisError('image_damaged', undefined, { cause: error })
  }
}

/** Each pixel becomes the mean of the square around it; two passes come close to a Gaussian blur. */
export function blurred(image: Gray, radius: number): Gray {
  const once = boxBlur(boxBlur(image, radius, 'across'), radius, 'down')
  return boxBlur(boxBlur(once, radius, 'across'), radius, 'down')
}

function boxBlur({ data, width, height }: Gray, radius: number, way: 'across' | 'down'): Gray {
  const [lines, length, step, next] = way === 'across' ? [height, width, 1, width] : [width, height, width, 1]
  const out = new Float32Array(data.length)
  for (let line = 0; line < lines; line++) {
    const start = line * next
    const at = (i: number) => data[start + Math.min(length - 1, Math.max(0, i)) * step] as number
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += at(i)
    for (let i = 0; i < length; i++) {
      out[start + i * step] = sum / (2 * radius + 1)
      sum += at(i + radius + 1) - at(i - radius)
    }
  }
  return { data: out, width, height }
}

/** Smaller by this factor, bilinear after a blur against aliasing. */
export function reduced(image: Gray, factor: number): Gray {
  if (factor === 1) return image
  const source = blurred(image, 1)
  const width = Math.round(image.width / factor)
  const height = Math.round(image.height / factor)
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = sampled(source, (x + 0.5) * factor - 0.5, (y + 0.5) * factor - 0.5)
  return { data, width, height }
}

/** Between the pixels; at the edge beyond it. */
export function sampled({ data, width, height }: Gray, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)))
  const [dx, dy] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const at = top * width + left
  const upper = (data[at] as number) * (1 - dx) + (data[at + 1] as number) * dx
  const lower = (data[at + width] as number) * (1 - dx) + (data[at + width + 1] as number) * dx
  return upper * (1 - dy) + lower * dy
}
