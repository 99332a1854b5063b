import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { ImageResult } from '../analyzer'
import { createAnalyzer } from '../create-analyzer'
import { drawTwoWorkers } from '../testing/drawn-photo'

const analyzer = createAnalyzer()
afterAll(() => analyzer.close())

const look = async (bytes: Uint8Array) => (await analyzer.analyze({ bytes, kind: 'image' })) as ImageResult

const svg = (width: number, height: number, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)
const drawn = (width: number, height: number, content: string) =>
  sharp(svg(width, height, content))
    .jpeg({ quality: 90 })
    .toBuffer()
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
    .jpeg()
    .toBuffer()
const rectangle = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`

/** A skull and ribs as an X-ray shows them: bright on black. */
const xRay = () =>
  drawn(
    900,
    1100,
    `${rectangle(0, 0, 900, 1100, '#050505')}
     <g fill="none" stroke="#cfd6da" stroke-width="14" opacity="0.8"><ellipse cx="450" cy="220" rx="140" ry="170"/>
     <path d="M450 390V1000"/>${Array.from({ length: 8 }, (_, i) => `<path d="M450 ${470 + i * 60}q-230 -30 -220 80M450 ${470 + i * 60}q230 -30 220 80"/>`).join('')}</g>`,
  )

const chat = () =>
  drawn(
    1080,
    2340,
    `${rectangle(0, 0, 1080, 2340, '#e7ddd3')}${rectangle(0, 0, 1080, 200, '#075e54')}
     ${Array.from({ length: 9 }, (_, i) => `${rectangle(i % 2 ? 380 : 40, 260 + i * 220, 640, 160, i % 2 ? '#dcf8c6' : '#fff', 'rx="30"')}<text x="${(i % 2 ? 380 : 40) + 40}" y="${350 + i * 220}" font-family="sans-serif" font-size="42" fill="#222">Everyone wear your hard hat today</text>`).join('')}`,
  )

/** Lines on white paper: a floor plan with a stick figure in it. */
const plan = () =>
  drawn(
    1600,
    1200,
    `${rectangle(0, 0, 1600, 1200, '#fff')}<g fill="none" stroke="#111" stroke-width="6">
     <path d="M100 100H1500V1100H100ZM100 600H900M900 100V800M900 1000V1100"/>
     <circle cx="500" cy="330" r="40"/><path d="M500 370V500M440 420H560M500 500l-50 80M500 500l50 80"/></g>`,
  )

test.each([
  ['all black', () => plain(4000, 3000, '#000')],
  ['all white', () => plain(4000, 3000, '#fff')],
  ['an X-ray', xRay],
  ['a chat about hard hats', chat],
  ['a floor plan', plan],
])('in %s nothing is found', async (_, make) => {
  const { violations, findings } = await look(await make())
  expect(violations).toEqual([])
  expect(findings.filter(({ confidence }) => confidence > 0.7)).toEqual([])
})

test('a picture one pixel high is rejected, and says so', async () => {
  await expect(look(await plain(4000, 1, '#888'))).rejects.toMatchObject({ code: 'image_too_small' })
})

test('a panorama of 100 megapixels is looked at in parts, its people included', async () => {
  const [width, height] = [20_000, 5000]
  const scene = await drawTwoWorkers()
  // So small that the look at the whole doesn't show them.
  const people = await sharp(scene.jpeg).resize(800, 600).toBuffer()
  const background = { width, height, channels: 3, background: '#9aa4ad' } as const
  const panorama = await sharp({ create: background, limitInputPixels: false })
    .composite([{ input: people, left: 9000, top: 1500 }])
    .jpeg({ quality: 85 })
    .toBuffer()
  const result = await look(panorama)
  expect(result).toMatchObject({ width, height, isThorough: false })
  const found = result.findings.filter(({ label }) => label === 'person')
  expect(found).toHaveLength(2)
  for (const { box } of found) expect(box.x).toBeGreaterThan(9000)
})

/** What a fisheye lens does: straight lines bend, the corners are black. */
async function throughFisheye(jpeg: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const bent = Buffer.alloc(data.length)
  const [middleX, middleY] = [info.width / 2, info.height / 2]
  const radius = Math.min(middleX, middleY)
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const [dx, dy] = [(x - middleX) / radius, (y - middleY) / radius]
      const from = Math.hypot(dx, dy)
      if (from >= 1) continue
      const stretch = from === 0 ? 1 : Math.asin(from) / (Math.PI / 2) / from
      const [fromX, fromY] = [middleX + dx * stretch * middleX, middleY + dy * stretch * middleY]
      const at = (Math.floor(fromY) * info.width + Math.floor(fromX)) * 3
      data.copy(bent, (y * info.width + x) * 3, at, at + 3)
    }
  return sharp(bent, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg()
    .toBuffer()
}

/** Lines of pixels and a bezel, at an angle: a photo of a monitor that shows the scene. */
const onScreen = async (jpeg: Buffer) =>
  sharp(jpeg)
    .resize(1280, 960)
    .composite([
      {
        input: svg(
          1280,
          960,
          Array.from({ length: 240 }, (_, i) => rectangle(0, i * 4, 1280, 1, '#000', 'opacity="0.25"')).join(
            '',
          ),
        ),
      },
    ])
    .extend({ top: 60, bottom: 90, left: 60, right: 60, background: '#111' })
    .jpeg()
    .toBuffer()

test.each([
  ['a fisheye lens', throughFisheye],
  ['a photo of a screen', onScreen],
])('%s shows no more people or hazards than there are', async (_, alter) => {
  const { findings, violations } = await look(await alter((await drawTwoWorkers()).jpeg))
  expect(findings.filter(({ label }) => label === 'person').length).toBeLessThanOrEqual(2)
  expect(violations.filter(({ rule }) => rule !== 'head-protection')).toEqual([])
})
