import sharp from 'sharp'
import { type ImageSource, openImage } from './decode'

const QUALITY = 92

/**
 * A photo as a JPEG whose longer side is at most this long, upright and without what the camera noted about place, time
 * and itself. Rejects like `analyze`.
 */
export async function uprightCopy(source: ImageSource, longestSide: number): Promise<Uint8Array> {
  const { decode } = await openImage(source)
  const { data, width, height } = await decode(longestSide)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
