import { expect, test } from 'vitest'
import type { Picture } from './pictures'
import { impressionOf, isAnotherScene } from './scene-change'

function picture(luma: (x: number, y: number) => number): Picture {
  const [width, height] = [320, 180]
  const data = new Uint8Array(width * height * 1.5).fill(128)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = luma(x, y)
  return { width, height, data, chromaAcross: 1, chromaDown: 1, deep: false }
}

const yard = (x: number, y: number) => 120 + 40 * Math.sin(x / 25) + 30 * Math.cos(y / 20)
const hall = (x: number, y: number) => (y < 90 ? 30 : 200) + (x % 40 < 20 ? 10 : 0)

const changed = (before: (x: number, y: number) => number, after: (x: number, y: number) => number) =>
  isAnotherScene(impressionOf(picture(before)), impressionOf(picture(after)))

test('another place is another scene', () => {
  expect(changed(yard, hall)).toBe(true)
  expect(changed(hall, yard)).toBe(true)
})

test('the same place is not, with grain, a person walking in, a pan or a cloud', () => {
  expect(changed(yard, (x, y) => yard(x, y) + ((x * 7 + y * 13) % 9) - 4)).toBe(false)
  expect(changed(yard, (x, y) => (x > 100 && x < 140 && y > 60 ? 20 : yard(x, y)))).toBe(false)
  expect(changed(yard, (x, y) => yard(x + 12, y))).toBe(false)
  expect(changed(yard, (x, y) => yard(x, y) * 0.92)).toBe(false)
})

test('a fast pan moves everything, but what is seen stays as bright', () => {
  const fence = (x: number) => 120 + 30 * Math.sin(x / 25)
  expect(changed(fence, x => fence(x + 78))).toBe(false)
})

test('a cut between scenes of equal brightness is seen by what lies where', () => {
  expect(
    changed(
      x => (x < 160 ? 40 : 200),
      x => (x < 160 ? 200 : 40),
    ),
  ).toBe(true)
})
