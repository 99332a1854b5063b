import { expect, test } from 'vitest'
import type { Color } from './container'
import { type Picture, sizeFor, toRgb } from './pictures'

const color: Color = { matrix: 'bt709', fullRange: false, deep: false }

/** A picture of one color in limited-range BT.709, in the given layout. */
function plain(
  width: number,
  height: number,
  [y, u, v]: [number, number, number],
  layout: Partial<Picture> = {},
): Picture {
  const shape = { chromaAcross: 1, chromaDown: 1, deep: false, ...layout } as const
  const chroma =
    ((width + shape.chromaAcross) >> shape.chromaAcross) * ((height + shape.chromaDown) >> shape.chromaDown)
  const samples = [
    ...Array(width * height).fill(y),
    ...Array(chroma).fill(u),
    ...Array(chroma).fill(v),
  ] as number[]
  const data = shape.deep
    ? new Uint8Array(Uint16Array.from(samples, s => s << 2).buffer)
    : Uint8Array.from(samples)
  return { width, height, data, ...shape }
}

const firstPixel = (picture: Picture, with_: Partial<Color> = {}) => [
  ...toRgb(picture, { ...color, ...with_ }, 0, 1920).data.subarray(0, 3),
]

/** Known pairs: BT.709 codes of the primaries. */
test.each<[string, [number, number, number], [number, number, number]]>([
  ['black', [16, 128, 128], [0, 0, 0]],
  ['white', [235, 128, 128], [255, 255, 255]],
  ['red', [63, 102, 240], [255, 0, 0]],
  ['green', [173, 42, 26], [0, 255, 0]],
  ['blue', [32, 240, 118], [0, 0, 255]],
])('%s comes out right', (_, yuv, rgb) => {
  for (const [i, value] of firstPixel(plain(4, 4, yuv)).entries()) {
    expect(Math.abs(value - (rgb[i] ?? 0))).toBeLessThanOrEqual(2)
  }
})

test('full range, other matrices, ten bits and richer chroma are told apart', () => {
  expect(firstPixel(plain(4, 4, [255, 128, 128]), { fullRange: true })).toEqual([255, 255, 255])
  const [red = 0] = firstPixel(plain(4, 4, [81, 90, 240]), { matrix: 'bt601' })
  expect(red).toBeGreaterThan(252)
  expect(firstPixel(plain(4, 4, [235, 128, 128], { deep: true }))).toEqual([255, 255, 255])
  expect(firstPixel(plain(4, 4, [63, 102, 240], { chromaAcross: 0, chromaDown: 0 }))[0]).toBeGreaterThan(252)
  expect(firstPixel(plain(5, 3, [63, 102, 240]))[0]).toBeGreaterThan(252)
})

test.each<[0 | 90 | 180 | 270, number, number]>([
  [0, 0, 0],
  [90, 1, 0],
  [180, 3, 1],
  [270, 0, 3],
])('turned by %i degrees the first pixel lies at (%i, %i)', (rotation, x, y) => {
  const picture = plain(4, 2, [16, 128, 128])
  picture.data[0] = 235
  const { data, width, height } = toRgb(picture, color, rotation, 1920)
  expect([width, height]).toEqual(rotation % 180 === 0 ? [4, 2] : [2, 4])
  const bright = Array.from({ length: 8 }, (_, i) => data[i * 3] as number).indexOf(255)
  expect([bright % width, Math.floor(bright / width)]).toEqual([x, y])
})

test('a picture too large is averaged down by a whole number', () => {
  expect(sizeFor({ width: 1920, height: 1080 }, 1920)).toEqual({ width: 1920, height: 1080 })
  expect(sizeFor({ width: 1921, height: 1080 }, 1920)).toEqual({ width: 960, height: 540 })
  expect(sizeFor({ width: 2160, height: 3840 }, 1280)).toEqual({ width: 720, height: 1280 })
  const large = plain(3840, 2, [16, 128, 128])
  large.data[0] = 235
  large.data[1] = 235
  const { data, width, height } = toRgb(large, color, 0, 1920)
  expect([width, height]).toEqual([1920, 1])
  expect(data[0]).toBeGreaterThan(120)
  expect(data[0]).toBeLessThan(135)
})
