import sharp from 'sharp'
import { drawTwoWorkers } from './drawn-photo'

export const smallPhoto = () => drawTwoWorkers().then(({ jpeg }) => jpeg)

/** Twelve megapixels full of people, so that hardly a tile is blank. */
export async function largePhoto(): Promise<Buffer> {
  const [columns, rows] = [6, 6]
  const tile = await sharp(await smallPhoto())
    .resize(Math.ceil(4000 / columns), 3000 / rows, { fit: 'fill' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = tile.info
  const pieces = Array.from({ length: columns * rows }, (_, i) => ({
    input: tile.data,
    left: (i % columns) * width,
    top: Math.floor(i / columns) * height,
  }))
  return sharp({ create: { width: width * columns, height: height * rows, channels: 3, background: '#777' } })
    .composite(pieces)
    .jpeg({ quality: 92 })
    .toBuffer()
}

export const reduced = (photo: Buffer) => sharp(photo).resize(1600).jpeg().toBuffer()

const UPLOAD_LIMIT = 10 * 1024 * 1024

/** Uploads just below the limit, each the worst of its kind for memory. */
export const heavyUploads: Record<string, () => Promise<Buffer>> = {
  'JPEG, 12 megapixels, noisy': () =>
    justBelowLimit(quality => noise(4000, 3000).then(image => image.jpeg({ quality }).toBuffer())),
  'progressive JPEG, 48 megapixels': () =>
    justBelowLimit(quality =>
      noise(8000, 6000, 6).then(image => image.jpeg({ quality, progressive: true }).toBuffer()),
    ),
  'JPEG, 96 megapixels, turned by EXIF': () =>
    justBelowLimit(quality =>
      noise(12_000, 8000, 12).then(image =>
        image.withMetadata({ orientation: 6 }).jpeg({ quality }).toBuffer(),
      ),
    ),
  'PNG, 16 bit with alpha, 90 megapixels': async () =>
    sharp({ create: { width: 9500, height: 9500, channels: 4, background: '#8a7f70' } })
      .toColorspace('rgb16')
      .png({ compressionLevel: 6 })
      .toBuffer(),
  'PNG, interlaced, 40 megapixels': async () =>
    (await noise(8000, 5000, 40, 'nearest')).png({ progressive: true, compressionLevel: 6 }).toBuffer(),
}

/** Grain of the given size: small grain compresses badly. */
async function noise(width: number, height: number, grain = 1, kernel: 'cubic' | 'nearest' = 'cubic') {
  const small = { width: Math.ceil(width / grain), height: Math.ceil(height / grain) }
  const { data, info } = await sharp({
    create: { ...small, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
    limitInputPixels: false,
  }).resize(width, height, { kernel })
}

async function justBelowLimit(encode: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  for (const quality of [95, 88, 78, 65, 50, 35, 20]) {
    const bytes = await encode(quality)
    if (bytes.length <= UPLOAD_LIMIT) return bytes
  }
  throw new Error('no quality brings the picture below the limit')
}
