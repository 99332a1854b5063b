import type { FixPicture } from '@plumbline/contract/work/fixes'

type Size = Pick<FixPicture, 'width' | 'height'>

/** Fits a picture into a frame without cutting it, in the middle. */
function fitted(picture: Size, frame: Size): number[] {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height)
  const [x, y] = [(frame.width - picture.width * scale) / 2, (frame.height - picture.height * scale) / 2]
  return [scale, 0, x, 0, scale, y, 0, 0, 1]
}

/**
 * The CSS transform that lays the photo of the fix over the photo of the finding, where the same things are in the
 * same place. `scale` is how large the photo of the finding is shown.
 */
export function overlay(
  alignment: readonly number[] | null,
  after: Size,
  before: Size,
  scale: number,
): string {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = alignment ?? fitted(after, before)
  const columns = [
    a * scale,
    d * scale,
    0,
    g,
    b * scale,
    e * scale,
    0,
    h,
    0,
    0,
    1,
    0,
    c * scale,
    f * scale,
    0,
    i,
  ]
  return `matrix3d(${columns.join(',')})`
}

/** How much larger one pixel of the photo of the fix is in the photo of the finding, about its middle. */
export function overlayScale(alignment: readonly number[] | null, after: Size, before: Size): number {
  const [a = 1, b = 0, , d = 0, e = 1, , g = 0, h = 0, i = 1] = alignment ?? fitted(after, before)
  const depth = (g * after.width) / 2 + (h * after.height) / 2 + i
  return Math.sqrt(Math.abs(a * e - b * d)) / depth
}
