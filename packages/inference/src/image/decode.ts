import type { Box } from '@plumbline/domain'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { RgbFrame } from '../detector/detector'
import { fitted } from '../detector/letterbox'
import { AnalysisError } from '../errors'
import { enlarged } from './enlarge'
import { readImageHeader } from './header'

// Every picture is new: libvips' cache of what it decoded before only holds memory.
sharp.cache(false)

export type ImageSource = { path: string } | { bytes: Uint8Array }

const MAX_PIXELS = 100_000_000
/** The decoder's memory limit. Progressive and interlaced pictures must be in memory as a whole. */
const MAX_DECODER_BYTES = 320_000_000
/** Larger photos are reduced to this before they are tiled: it bounds time and memory. */
const MAX_WORKING_PIXELS = 16_000_000
const MIN_SIDE = 16
/** A picture of the most pixels takes two seconds. */
const MAX_SECONDS = 60

export type DecodedImage = {
  picture: RgbFrame
  /** Of the source, orientation applied. */
  width: number
  height: number
}

export async function decodeImage(source: ImageSource): Promise<DecodedImage> {
  const { width, height, working, decode } = await openImage(source)
  return { width, height, picture: await decode(Math.max(working.width, working.height)) }
}

export type OpenedImage = {
  /** Of the source, orientation applied. */
  width: number
  height: number
  /** The size it is looked at in at most. */
  working: { width: number; height: number }
  /** A JPEG that is wanted much smaller is decoded smaller, which is several times faster. */
  decode(longestSide: number): Promise<RgbFrame>
}

export async function openImage(source: ImageSource): Promise<OpenedImage> {
  const { scale, orientation, ...stored } = await readHeader(source)
  const { width, height } = orientation >= 5 ? { width: stored.height, height: stored.width } : stored
  const longest = Math.max(16, Math.floor(Math.max(width, height) * scale))
  return {
    width,
    height,
    working: fitted(width, height, longest),
    async decode(longestSide) {
      try {
        return await toRgb(open(source).autoOrient(), Math.min(longest, longestSide))
      } catch (error) {
        throw new AnalysisError('image_damaged', reasonOf(error), { cause: error })
      }
    },
  }
}

/** Everything that can be rejected is rejected from the header, before a pixel is decoded. */
async function readHeader(source: ImageSource) {
  const header = await readImageHeader(inputOf(source)).catch(error => {
    if (error instanceof AnalysisError) throw error
    throw new AnalysisError('image_damaged', reasonOf(error), { cause: error })
  })
  const { width, height } = header
  const pixels = width * height
  const size = `${width} × ${height} pixels`
  if (pixels > MAX_PIXELS) throw new AnalysisError('image_too_large', size)
  if (header.isProgressive && pixels * bytesPerPixel(header) > MAX_DECODER_BYTES)
    throw new AnalysisError(
      'image_too_large',
      `${size}, ${header.format === 'png' ? 'interlaced' : 'progressive'}`,
    )
  if (Math.min(width, height) < MIN_SIDE) throw new AnalysisError('image_too_small', size)
  return {
    width,
    height,
    scale: Math.min(1, Math.sqrt(MAX_WORKING_PIXELS / pixels)),
    orientation: header.orientation ?? 1,
  }
}

// A progressive JPEG is held as 16-bit coefficients, a PNG as its samples.
const bytesPerPixel = ({ format, channels, depth }: Metadata) =>
  channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1)

async function toRgb(image: Sharp, longest: number): Promise<RgbFrame> {
  // Before orientation is applied width and height may be swapped, so the longer side is given for both.
  const { data, info } = await image
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .flatten({ background: '#808080' })
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export async function resized(picture: RgbFrame, width: number, height: number): Promise<RgbFrame> {
  if (width === picture.width && height === picture.height) return picture
  if (width > picture.width) return enlarged(picture, width, height)
  const { data } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height }
}

/** A part of a picture, no larger than it is. */
export async function cut(
  picture: RgbFrame,
  { x, y, width, height }: Box,
  to: { width: number; height: number },
): Promise<RgbFrame> {
  const { data } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .extract({ left: x, top: y, width, height })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: to.width, height: to.height }
}

const inputOf = (source: ImageSource) => ('path' in source ? source.path : source.bytes)

// Warnings (an odd EXIF block, a stray byte) are common in real photos and no reason to reject one.
const open = (source: ImageSource) =>
  sharp(inputOf(source), { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .split('\n')[0]
    ?.replace(/\/\S+/g, 'file')
    .slice(0, 120)
