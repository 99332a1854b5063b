import sharp from 'sharp'
import { expect, test } from 'vitest'
import { forPrint } from './copies'

const SIDE = 800
const face = { x: 300, y: 100, width: 120, height: 160 }

/** Stripes so fine that nothing of them is left where a picture is blurred. */
async function striped() {
  const lines = Array.from({ length: SIDE / 8 }, (_, i) => `<rect x="${i * 8}" width="4" height="${SIDE}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="#fff"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer()
}

/** How much the pixels of a part differ from each other. */
async function contrastIn(picture: Uint8Array, { x, y, width, height }: typeof face) {
  const part = await sharp(picture).extract({ left: x, top: y, width, height }).grayscale().toBuffer()
  return (await sharp(part).stats()).channels[0]?.stdev ?? 0
}
const CLEAR = 60
const BLURRED = 20
const elsewhere = { ...face, x: 500, y: 500 }

test('on paper that leaves the organization, known faces are covered and the rest stays sharp', async () => {
  const printed = await forPrint(await striped(), { faces: [face], width: SIDE })
  expect(await contrastIn(printed, face)).toBeLessThan(BLURRED)
  expect(await contrastIn(printed, elsewhere)).toBeGreaterThan(CLEAR)
})

test('where nobody knows where faces are, the whole picture is blurred', async () => {
  const printed = await forPrint(await striped(), 'unknown')
  expect(await contrastIn(printed, elsewhere)).toBeLessThan(BLURRED)
})

test('inside the organization nothing is covered', async () => {
  expect(await contrastIn(await forPrint(await striped()), face)).toBeGreaterThan(CLEAR)
})
