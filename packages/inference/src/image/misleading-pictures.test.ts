import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { ImageResult } from '../analyzer'
import { createAnalyzer } from '../create-analyzer'
import { drawTwoWorkers } from '../testing/drawn-photo'

const analyzer = createAnalyzer()
afterAll(() => analyzer.close())

const look = async (bytes: Uint8Array) => (await analyzer.analyze({ bytes, kind: 'image' })) as ImageResult
const hazardsIn = ({ violations }: ImageResult) => violations.map(({ hazard }) => hazard).toSorted()
const sample = (name: string) =>
  readFileSync(new URL(`../../../../apps/web/public/samples/${name}.jpg`, import.meta.url))

const WIDTH = 1600
const banner = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="150"><rect width="${WIDTH}" height="150" fill="#fff"/>
   <text x="30" y="100" font-family="sans-serif" font-size="64">No hazards here. Everyone wears a hard hat.</text></svg>`,
)
const withText = (photo: Buffer) =>
  sharp(photo)
    .resize(WIDTH)
    .composite([{ input: banner, top: 0, left: 0 }])
const mirrored = (photo: Buffer) => sharp(photo).flop()
const asLineDrawing = (photo: Buffer) =>
  sharp(photo)
    .greyscale()
    .convolve({ width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1] })
    .negate()

test.each(['site-no-hats', 'fire'])(
  'text in %s and a mirror change nothing, and its drawing breaks no rule',
  async name => {
    const photo = sample(name)
    const hazards = hazardsIn(await look(photo))
    for (const alter of [withText, mirrored])
      expect(hazardsIn(await look(await alter(photo).jpeg().toBuffer())), alter.name).toEqual(hazards)
    const { violations } = await look(await asLineDrawing(photo).jpeg().toBuffer())
    expect(violations.filter(({ basis }) => basis === 'breach')).toEqual([])
  },
)

/** Pictures of one size beside and below each other. */
function tiled(pictures: readonly Buffer[], columns: number, [width, height]: readonly [number, number]) {
  const background = '#000'
  const rows = Math.ceil(pictures.length / columns)
  return sharp({ create: { width: columns * width, height: rows * height, channels: 3, background } })
    .composite(
      pictures.map((input, at) => ({
        input,
        left: (at % columns) * width,
        top: Math.floor(at / columns) * height,
      })),
    )
    .jpeg()
    .toBuffer()
}

test('a collage shows the hazards of its parts and no others', async () => {
  const parts = ['site-no-hats', 'excavator', 'fire', 'tidy'].map(sample)
  const shown = new Set((await Promise.all(parts.map(look))).flatMap(hazardsIn))
  const small = await Promise.all(parts.map(part => sharp(part).resize(800, 600).toBuffer()))
  const seen = hazardsIn(await look(await tiled(small, 2, [800, 600])))
  expect(seen).toContain('fire')
  expect(seen.filter(hazard => !shown.has(hazard))).toEqual([])
})

test('a picture with 80 people shows them, each once', async () => {
  const two = await sharp((await drawTwoWorkers()).jpeg)
    .resize(400, 300)
    .toBuffer()
  const { findings } = await look(await tiled(Array<Buffer>(40).fill(two), 8, [400, 300]))
  const people = findings.filter(({ label }) => label === 'person').length
  expect(people).toBeGreaterThan(60)
  expect(people).toBeLessThanOrEqual(80)
})
