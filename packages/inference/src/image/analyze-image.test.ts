import { crc32 } from 'node:zlib'
import type { Box, Label } from '@plumbline/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImageResult, Preview, Progress } from '../analyzer'
import { createAnalyzer } from '../create-analyzer'
import { AnalysisError } from '../errors'
import { iou } from '../geometry'
import { drawTwoWorkers } from '../testing/drawn-photo'
import { type DrawnPicture, drawPicture } from '../testing/drawn-scene'
import { drawWorker } from '../testing/drawn-worker'
import { realPictures, realPicturesPresent } from '../testing/real-pictures'

const analyzer = createAnalyzer()
afterAll(() => analyzer.close())

async function look(bytes: Uint8Array): Promise<ImageResult> {
  const result = await analyzer.analyze({ bytes })
  if (result.kind !== 'image') throw new Error(`a picture was taken for ${result.kind}`)
  return result
}

const failure = (bytes: Uint8Array) =>
  analyzer.analyze({ bytes }).then(
    () => 'nothing failed',
    error => (error instanceof AnalysisError ? error.code : error),
  )

const boxesOf = ({ findings }: ImageResult, label: Label): Box[] =>
  findings.filter(finding => finding.label === label).map(({ box }) => box)

const isFound = (box: Box, candidates: readonly Box[], least = 0.5) =>
  candidates.some(candidate => iou(box, candidate) > least)

let site: DrawnPicture
beforeAll(async () => {
  site = await drawTwoWorkers()
})

describe('a drawn site', () => {
  test('shows its people and what they wear, where they are', async () => {
    const result = await look(site.jpeg)
    for (const { label, box } of site.truth.filter(({ label }) => label === 'person'))
      expect(isFound(box, boxesOf(result, label)), label).toBe(true)
    expect(boxesOf(result, 'no_hard_hat')).toHaveLength(1)
    expect(boxesOf(result, 'hard_hat')).toHaveLength(1)
  })

  test('becomes one violation that says who, where and why', async () => {
    const { violations, engine, mediaType } = await look(site.jpeg)
    expect(violations.map(({ rule }) => rule)).toEqual(['head-protection'])
    expect(violations[0]).toMatchObject({
      severity: 'Medium',
      basis: 'breach',
      regulationCodes: ['29 CFR 1926.100(a)'],
      relatedCodes: ['29 CFR 1926.28(a)'],
    })
    expect(violations[0]?.location.text).toMatch(/^right/)
    expect(violations[0]?.because.text).toMatch(/^People without head protection: 1 of 2$/)
    expect(engine.detector).not.toBe('')
    expect(mediaType).toBe('image/jpeg')
  })

  test('an ordinary person in a park is not accused, and the note says why', async () => {
    const park = await drawPicture({
      width: 640,
      height: 480,
      backdrop: 'park',
      things: [drawWorker({ x: 320, y: 440, height: 300, hat: 'none', vest: 'none', shirt: '#8a2f3d' })],
    })
    const { violations, notes } = await look(park.jpeg)
    expect(violations).toEqual([])
    expect(notes.map(({ code }) => code)).toEqual(['note.no_site'])
  })
})

describe('however the picture is stored', () => {
  const encodings: [string, (jpeg: Buffer) => Promise<Buffer>][] = [
    ['progressive JPEG', jpeg => sharp(jpeg).jpeg({ progressive: true, quality: 95 }).toBuffer()],
    ['CMYK JPEG', jpeg => sharp(jpeg).toColorspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    ['16-bit PNG', jpeg => sharp(jpeg).toColorspace('rgb16').png().toBuffer()],
    ['PNG with alpha', jpeg => sharp(jpeg).ensureAlpha(1).png().toBuffer()],
    ['palette PNG', jpeg => sharp(jpeg).png({ palette: true }).toBuffer()],
  ]

  test.each(encodings)('%s shows the same people', async (_, encode) => {
    const result = await look(await encode(site.jpeg))
    expect(result).toMatchObject({ width: 640, height: 480 })
    for (const { box } of site.truth.filter(({ label }) => label === 'person'))
      expect(isFound(box, boxesOf(result, 'person'), 0.7)).toBe(true)
  })

  test('a grayscale picture is looked at too', async () => {
    const result = await look(await sharp(site.jpeg).toColorspace('b-w').jpeg().toBuffer())
    expect(boxesOf(result, 'person')).toHaveLength(2)
  })

  test.each([3, 6, 8])('orientation %i is applied before anything is measured', async orientation => {
    const angle = { 3: 180, 6: 270, 8: 90 }[orientation] as number
    const turned = await sharp(site.jpeg)
      .rotate(angle)
      .withMetadata({ orientation })
      .jpeg({ quality: 95 })
      .toBuffer()
    const result = await look(turned)
    expect(result).toMatchObject({ width: 640, height: 480 })
    for (const { box } of site.truth.filter(({ label }) => label === 'person'))
      expect(isFound(box, boxesOf(result, 'person'), 0.7)).toBe(true)
  })
})

test('a hard hat 12 pixels high in a photo of 12 megapixels is found', async () => {
  const photo = await drawPicture({
    width: 4000,
    height: 3000,
    things: [
      drawWorker({ x: 700, y: 2000, height: 150 }),
      drawWorker({ x: 3200, y: 2600, height: 150, hat: 'none', vest: 'none' }),
    ],
  })
  const result = await look(photo.jpeg)
  const [hat] = photo.truth.filter(({ label }) => label === 'hard_hat')
  expect(hat?.box.height).toBe(12)
  expect(isFound(hat?.box as Box, boxesOf(result, 'hard_hat'))).toBe(true)
  expect(boxesOf(result, 'person')).toHaveLength(2)
  expect(result.violations.map(({ rule }) => rule)).toEqual(['head-protection'])
})

describe('progress and cancellation', () => {
  test('progress never falls and ends at one', async () => {
    const seen: Progress[] = []
    await analyzer.analyze({ bytes: site.jpeg }, { onProgress: progress => seen.push(progress) })
    const fractions = seen.map(({ fraction }) => fraction)
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
    expect(fractions.at(-1)).toBe(1)
    expect(new Set(seen.map(({ stage }) => stage))).toEqual(new Set(['decoding', 'detecting']))
  })

  test('a first look at the whole picture tells before its parts are looked at', async () => {
    const large = await sharp(site.jpeg).resize(1600).jpeg().toBuffer()
    const told: (Preview | number)[] = []
    const result = await analyzer.analyze(
      { bytes: large },
      {
        onPreview: preview => told.push(preview),
        onProgress: ({ stage, done, total }) => stage === 'detecting' && done === total && told.push(done),
      },
    )
    const [preview] = told as Preview[]
    expect(told).toHaveLength(2)
    expect(preview).toMatchObject({ width: 1600, violations: [{ rule: 'head-protection' }] })
    const [first, last] = [preview, result].map(each => each?.violations[0]?.boundingBoxes[0])
    expect(iou(first as Box, last as Box)).toBeGreaterThan(0.5)
  }, 60_000)

  test('a canceled analysis is given up at the next tile, and the analyzer goes on', async () => {
    const large = await sharp(site.jpeg).resize(3000).jpeg().toBuffer()
    const cancel = new AbortController()
    const tiles: number[] = []
    const run = analyzer.analyze(
      { bytes: large },
      {
        signal: cancel.signal,
        onProgress: ({ stage, done }) => {
          if (stage !== 'detecting') return
          tiles.push(done)
          if (done === 2) cancel.abort()
        },
      },
    )
    await expect(run).rejects.toMatchObject({ code: 'canceled' })
    expect(tiles).toEqual([0, 1, 2])
    expect((await look(site.jpeg)).findings.length).toBeGreaterThan(0)
  })

  test('one that was canceled before it began never begins', async () => {
    await expect(
      analyzer.analyze({ bytes: site.jpeg }, { signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ code: 'canceled' })
  })
})

describe('bad input', () => {
  const pngChunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const bomb = (side: number, { interlaced = false, depth = 8 } = {}) => {
    const header = Buffer.alloc(13)
    header.writeUInt32BE(side, 0)
    header.writeUInt32BE(side, 4)
    header.set([depth, 6, 0, 0, interlaced ? 1 : 0], 8)
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      pngChunk('IHDR', header),
      pngChunk('IDAT', Buffer.from('789c6360000002000148', 'hex')),
      pngChunk('IEND', Buffer.alloc(0)),
    ])
  }

  test.each<[string, () => Uint8Array, string]>([
    ['nothing', () => new Uint8Array(), 'file_empty'],
    ['a text file named .jpg', () => Buffer.from('hello, I am no picture'), 'type_unsupported'],
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 'type_unsupported'],
    ['a truncated JPEG', () => site.jpeg.subarray(0, Math.floor(site.jpeg.length / 2)), 'image_damaged'],
    ['only the first bytes of a JPEG', () => site.jpeg.subarray(0, 20), 'image_damaged'],
    ['a PNG of 30,000 × 30,000', () => bomb(30_000), 'image_too_large'],
    [
      'an interlaced 16-bit PNG of 8,000 × 8,000',
      () => bomb(8_000, { interlaced: true, depth: 16 }),
      'image_too_large',
    ],
    ['a PNG without pixels', () => bomb(300), 'image_damaged'],
    ['a PNG of 4 × 4', () => bomb(4), 'image_too_small'],
  ])('%s', async (_, bytes, code) => {
    expect(await failure(bytes())).toBe(code)
  })

  test('the bomb is rejected from its header, without memory for its pixels', async () => {
    await look(site.jpeg)
    const before = process.memoryUsage().rss
    await expect(analyzer.analyze({ bytes: bomb(30_000) })).rejects.toMatchObject({
      code: 'image_too_large',
      detail: '30000 × 30000 pixels',
    })
    // Decoded it would be 2.7 GB.
    expect(process.memoryUsage().rss - before).toBeLessThan(500e6)
  })

  test('a missing file and an unexpected kind are named', async () => {
    await expect(analyzer.analyze({ path: '/nowhere/photo.jpg' })).rejects.toMatchObject({
      code: 'file_missing',
    })
    await expect(analyzer.analyze({ bytes: site.jpeg, kind: 'video' })).rejects.toMatchObject({
      code: 'kind_unexpected',
      detail: 'image/jpeg',
    })
  })

  test('no message names a folder of the machine', async () => {
    const error = await analyzer.analyze({ bytes: site.jpeg.subarray(0, 3000) }).catch(error => error)
    expect(error).toBeInstanceOf(AnalysisError)
    expect(error.message).not.toMatch(/\/\w+\//)
  })
})

describe.skipIf(!realPicturesPresent)('real pictures (skipped where they are absent)', () => {
  const names = ['rf100_dcecc0223f7a.jpg', 'rf100_753402616863.jpg']

  test('show people, hats and missing vests', async () => {
    const pictures = realPictures(names)
    expect(pictures.size).toBe(names.length)
    const found = new Set<Label>()
    for (const bytes of pictures.values())
      for (const { label } of (await look(bytes)).findings) found.add(label)
    expect([...found]).toEqual(expect.arrayContaining(['person', 'hard_hat', 'no_safety_vest']))
  })
})
