import type { Box } from '@plumbline/domain'
import sharp, { type Sharp } from 'sharp'
import type { RgbFrame } from '../detector/detector'
import { clip } from '../geometry'
import { type ImageSource, openImage } from '../image/decode'

/** More pixels cost more, and most models scale them down anyway. */
const LONGEST_SIDE = 1024
/** A crop is cut from a larger copy, so that a small person still has some pixels. */
const CUT_FROM = 3072
/** A crop of fewer pixels is enlarged: models see little of a person the size of a stamp. */
const CROP_SIDE = 640
const MAX_ENLARGEMENT = 4
/** Of each side of the box, added around it: what stands beside a thing decides how dangerous it is. */
const MARGIN = 0.4
const JPEG_QUALITY = 80
/** Nine colors are left of a face: a light blur could be undone. */
const COLORS_ACROSS = 3

export type LookPictures = { of(box: Box | null): Promise<Uint8Array> }

/**
 * The pictures that questions are asked of: upright, small, and without the metadata that says where and with what they
 * were taken. `faces` are covered. Boxes are in pixels of the whole picture.
 */
export async function openLookPictures(
  source: ImageSource,
  { width }: { width: number },
  faces: readonly Box[],
): Promise<LookPictures> {
  const opened = await openImage(source)
  const picture = await opened.decode(CUT_FROM)
  const scale = picture.width / width
  for (const face of faces) cover(picture, scaled(face, scale))
  let whole: Promise<Uint8Array> | undefined
  return {
    of: box => {
      if (box) return cropped(picture, scaled(withMargin(box), scale))
      whole ??= encoded(sharpOf(picture), LONGEST_SIDE)
      return whole
    },
  }
}

const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
})

const withMargin = ({ x, y, width, height }: Box): Box => ({
  x: x - width * MARGIN,
  y: y - height * MARGIN,
  width: width * (1 + 2 * MARGIN),
  height: height * (1 + 2 * MARGIN),
})

const sharpOf = ({ data, width, height }: RgbFrame) => sharp(data, { raw: { width, height, channels: 3 } })

const encoded = (image: Sharp, side: number): Promise<Uint8Array> =>
  image
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()

async function cropped(picture: RgbFrame, box: Box): Promise<Uint8Array> {
  const part = wholePixels(box, picture)
  if (!part) return encoded(sharpOf(picture), LONGEST_SIDE)
  const longest = Math.max(part.width, part.height)
  const side = Math.min(Math.max(longest, CROP_SIDE), longest * MAX_ENLARGEMENT, LONGEST_SIDE)
  return sharpOf(picture)
    .extract(part)
    .resize(Math.round(side), Math.round(side), { fit: 'inside' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
}

function wholePixels(box: Box, within: { width: number; height: number }) {
  const inside = clip(box, within.width, within.height)
  if (!inside) return undefined
  const [left, top] = [Math.floor(inside.x), Math.floor(inside.y)]
  const width = Math.min(within.width, Math.ceil(inside.x + inside.width)) - left
  const height = Math.min(within.height, Math.ceil(inside.y + inside.height)) - top
  return { left, top, width, height }
}

/** Paints a face over with the mean colors of its parts. */
function cover({ data, width, height }: RgbFrame, face: Box) {
  const patch = wholePixels(face, { width, height })
  if (!patch) return
  const edge = (from: number, length: number, part: number) =>
    from + Math.round((length * part) / COLORS_ACROSS)
  for (let row = 0; row < COLORS_ACROSS; row++)
    for (let column = 0; column < COLORS_ACROSS; column++)
      paint(data, width, {
        left: edge(patch.left, patch.width, column),
        right: edge(patch.left, patch.width, column + 1),
        top: edge(patch.top, patch.height, row),
        bottom: edge(patch.top, patch.height, row + 1),
      })
}

type Cell = { left: number; right: number; top: number; bottom: number }

function paint(data: RgbFrame['data'], rowLength: number, { left, right, top, bottom }: Cell) {
  const pixels = (right - left) * (bottom - top)
  for (let channel = 0; channel < 3 && pixels > 0; channel++) {
    const each = (work: (at: number) => void) => {
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) work((y * rowLength + x) * 3 + channel)
    }
    let sum = 0
    each(at => {
      sum += data[at] ?? 0
    })
    const mean = Math.round(sum / pixels)
    each(at => {
      data[at] = mean
    })
  }
}
