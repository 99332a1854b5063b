import type { Box } from '@plumbline/domain'
import sharp from 'sharp'

export type Copy = { display: Uint8Array; displayType: string; thumbnail: Uint8Array }

/** The longer side of what people see of a picture. */
export const DISPLAY_SIDE = 2048
const THUMBNAIL_SIDE = 480
/** Across a page, as fine as a printer shows. */
const PAPER_SIDE = 1400

/** A picture of as many pixels as are analyzed takes two seconds. */
const MAX_SECONDS = 60
/** What the analysis could read gets a copy: it takes no more pixels, and a decoder's warnings don't stop it either. */
const decoding = { failOn: 'error', limitInputPixels: 100_000_000, sequentialRead: true } as const

/** Boxes are in the pixels of the upright picture. */
export type Hidden = { faces: readonly Box[]; width: number }

async function jpeg(picture: string | Uint8Array, side: number, quality: number, hidden?: Hidden) {
  const sized = sharp(picture, decoding)
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS })
  if (!hidden?.faces.length) return sized.jpeg({ quality }).toBuffer()
  const { data, info } = await sized
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const scale = info.width / hidden.width
  const patches = hidden.faces.flatMap(face => patchOf(face, scale, info))
  const covered = await Promise.all(
    patches.map(async ({ left, top, width, height }) => {
      // Nine colors are left of a face: a light blur could be undone. Two steps, or sharp would make one of them.
      const few = await sharp(data, { raw })
        .extract({ left, top, width, height })
        .resize(3, 3, { fit: 'fill' })
        .png()
        .toBuffer()
      return { left, top, input: await sharp(few).resize(width, height, { fit: 'fill' }).png().toBuffer() }
    }),
  )
  return sharp(data, { raw }).composite(covered).jpeg({ quality }).toBuffer()
}

function patchOf(face: Box, scale: number, within: { width: number; height: number }) {
  const left = Math.max(0, Math.floor(face.x * scale))
  const top = Math.max(0, Math.floor(face.y * scale))
  const width = Math.min(within.width, Math.ceil((face.x + face.width) * scale)) - left
  const height = Math.min(within.height, Math.ceil((face.y + face.height) * scale)) - top
  return width > 0 && height > 0 ? [{ left, top, width, height }] : []
}

export const thumbnailOf = (picture: Uint8Array) => jpeg(picture, THUMBNAIL_SIDE, 75)

/** So few pixels show what a picture is of, and nobody's face. */
const BLURRED_SIDE = 56

/** For paper. Where faces are and must not be seen, they are covered; where nobody knows, the whole picture is blurred. */
export async function forPrint(picture: Uint8Array, faces?: Hidden | 'unknown') {
  if (faces !== 'unknown') return jpeg(picture, PAPER_SIDE, 80, faces)
  const { data, info } = await sharp(await jpeg(picture, PAPER_SIDE, 80)).toBuffer({
    resolveWithObject: true,
  })
  const few = await sharp(data).resize(BLURRED_SIDE, BLURRED_SIDE, { fit: 'inside' }).png().toBuffer()
  return sharp(few).resize(info.width, info.height, { fit: 'fill' }).jpeg({ quality: 80 }).toBuffer()
}

export const withoutFaces = (picture: Uint8Array, hidden: Hidden) => jpeg(picture, DISPLAY_SIDE, 85, hidden)

/** What a visitor gets back of a photo that isn't kept: as large as a page shows it. */
const SHOWN_SIDE = 1280
export const shownWithoutFaces = (picture: Uint8Array, hidden: Hidden) =>
  jpeg(picture, SHOWN_SIDE, 80, hidden)

/** Of every size: boxes of findings keep their places in it. */
const FULL_SIDE = 100_000
export const originalWithoutFaces = (path: string, hidden: Hidden) => jpeg(path, FULL_SIDE, 90, hidden)

/** Pictures are encoded again, without location and device. */
export async function pictureCopies(path: string, hidden?: Hidden): Promise<Copy> {
  const display = await jpeg(path, DISPLAY_SIDE, 85, hidden)
  return { display, displayType: 'image/jpeg', thumbnail: await jpeg(path, THUMBNAIL_SIDE, 75, hidden) }
}
