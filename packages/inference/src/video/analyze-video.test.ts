import type { Box, Label } from '@plumbline/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Progress } from '../analyzer'
import type { Detector, RgbFrame } from '../detector/detector'
import type { Finding } from '../findings'
import { drawPicture } from '../testing/drawn-scene'
import { drawCone } from '../testing/drawn-site'
import { drawWorker } from '../testing/drawn-worker'
import { defaultModelsFolder } from '../worker/locations'
import { InferencePool } from '../worker/pool'
import { analyzeVideo } from './analyze-video'
import { judgeTracks } from './kept-tracks'
import { detectorOf } from './pool-detector'
import { makeClip, makeSoundOnly, plain, withoutFrames } from './test-clips'

const size = { width: 320, height: 192 }

/** Colors that stand for things: blue is a person, red a bare head, green a hard hat, yellow a cone. */
const things: {
  label: Label
  is: (r: number, g: number, b: number) => boolean
  color: [number, number, number]
}[] = [
  { label: 'person', is: (r, g, b) => b > 150 && r < 100 && g < 100, color: [20, 20, 230] },
  { label: 'no_hard_hat', is: (r, g, b) => r > 150 && g < 100 && b < 100, color: [230, 20, 20] },
  { label: 'hard_hat', is: (r, g, b) => g > 150 && r < 100 && b < 100, color: [20, 230, 20] },
  { label: 'safety_cone', is: (r, g, b) => r > 150 && g > 150 && b < 100, color: [230, 230, 20] },
]

/** Sees colored blocks: real pixels of the decoded frame, no network. */
const blockDetector: Detector & { seen: RgbFrame[] } = {
  seen: [],
  info: {
    version: 'blocks',
    classes: things.map(({ label }) => label),
    trustedClasses: things.map(({ label }) => label),
  },
  async detect(frame) {
    blockDetector.seen.push(frame)
    return things.flatMap(({ label, is }): Finding[] => {
      const box = boxOf(frame, is)
      if (!box) return []
      // A person reaches from the head to the feet.
      const whole = label === 'person' ? { ...box, y: box.y - 20, height: box.height + 20 } : box
      return [{ label, confidence: 0.8, box: whole }]
    })
  },
}

function boxOf(
  { data, width, height }: RgbFrame,
  is: (r: number, g: number, b: number) => boolean,
): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      if (!is(data[at] as number, data[at + 1] as number, data[at + 2] as number)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return right - left < 8 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

function draw(
  blocks: { label: Label; box: Box }[],
  background: [number, number, number] = [120, 120, 120],
): Uint8Array {
  const rgb = plain(size.width, size.height, background)
  for (const { label, box } of blocks) {
    const color = things.find(thing => thing.label === label)?.color ?? [0, 0, 0]
    for (let y = box.y; y < box.y + box.height; y++) {
      for (let x = Math.round(box.x); x < box.x + box.width; x++) rgb.set(color, (y * size.width + x) * 3)
    }
  }
  return rgb
}

const cone = { label: 'safety_cone' as const, box: { x: 280, y: 140, width: 20, height: 30 } }
const worker = (x: number, head: 'no_hard_hat' | 'hard_hat') => [
  { label: head, box: { x: x + 8, y: 60, width: 16, height: 16 } },
  { label: 'person' as const, box: { x, y: 80, width: 32, height: 80 } },
]

const analyze = (bytes: Uint8Array, options = {}) =>
  analyzeVideo({ bytes }, { detector: blockDetector }, options)

test('a bare head where nothing shows a site is kept for whoever says that it is one', async () => {
  const clip = await makeClip({ ...size, seconds: 3, draw: () => draw(worker(100, 'no_hard_hat')) })
  const { violations, tracks, workSite, trustedClasses } = await analyze(clip)
  expect([violations, workSite]).toEqual([[], 'no'])
  expect(tracks).toHaveLength(1)
  expect(tracks[0]).toMatchObject({ rule: 'head-protection', ...size, evidence: size })
  expect((await sharp(tracks[0]?.evidence.jpeg).metadata()).width).toBe(size.width)
  const { found } = judgeTracks(tracks, null, trustedClasses)
  expect(found).toMatchObject([{ violation: { basis: 'breach', regulationCodes: ['29 CFR 1926.100(a)'] } }])
})

test('what is a violation is not kept a second time', async () => {
  const clip = await makeClip({
    ...size,
    seconds: 3,
    draw: () => draw([cone, ...worker(100, 'no_hard_hat')]),
  })
  const { violations, tracks } = await analyze(clip)
  expect([violations.length, tracks]).toEqual([1, []])
})

describe('a worker without a hard hat who walks through', () => {
  let clip: Uint8Array
  beforeAll(async () => {
    clip = await makeClip({
      ...size,
      seconds: 6,
      draw: (_, t) => draw(t >= 1 && t < 5 ? [cone, ...worker(20 + 40 * (t - 1), 'no_hard_hat')] : [cone]),
    })
  }, 60_000)

  test('is one violation with start, end and the clearest frame', async () => {
    const seen: Progress[] = []
    const result = await analyze(clip, { onProgress: (progress: Progress) => seen.push(progress) })
    expect(result).toMatchObject({ kind: 'video', ...size, framesTotal: 180, sampleInterval: 0.5, notes: [] })
    expect(result.framesAnalyzed).toBeGreaterThanOrEqual(12)
    expect(result.framesAnalyzed).toBeLessThan(20)

    expect(result.violations).toHaveLength(1)
    const [violation] = result.violations
    expect(violation).toMatchObject({
      rule: 'head-protection',
      regulationCodes: ['29 CFR 1926.100(a)'],
    })
    expect(violation?.span).toEqual({ start: 1, end: 5 })

    const { evidence, boundingBoxes } = violation ?? {}
    const picture = await sharp(evidence?.jpeg).raw().toBuffer({ resolveWithObject: true })
    expect([picture.info.width, picture.info.height]).toEqual([evidence?.width, evidence?.height])
    const [box] = boundingBoxes ?? []
    const at = (Math.round((box?.y ?? 0) + 8) * size.width + Math.round((box?.x ?? 0) + 8)) * 3
    expect(picture.data[at]).toBeGreaterThan(150)
    expect(picture.data[at + 1]).toBeLessThan(110)

    const fractions = seen.map(({ fraction }) => fraction)
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toMatchObject({ stage: 'detecting', done: result.framesAnalyzed, fraction: 1 })
  })

  test('can be canceled between two frames', async () => {
    const cancel = new AbortController()
    blockDetector.seen = []
    const analysis = analyze(clip, {
      signal: cancel.signal,
      onProgress: ({ done }: Progress) => done >= 3 && cancel.abort(),
    })
    await expect(analysis).rejects.toMatchObject({ code: 'canceled' })
    expect(blockDetector.seen.length).toBeLessThan(6)
  })

  test('is not looked at at all when canceled before', async () => {
    await expect(analyze(clip, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'canceled' })
  })
})

test('a clip of one second is looked at, and one sighting in each of its two looks suffices', async () => {
  const clip = await makeClip({
    ...size,
    seconds: 1,
    draw: () => draw([cone, ...worker(60, 'no_hard_hat')]),
  })
  const result = await analyze(clip)
  expect(result.framesAnalyzed).toBe(2)
  expect(result.violations).toMatchObject([{ rule: 'head-protection', span: { start: 0, end: 1 } }])
})

test('a worker in two scenes is one violation with two spans; in a scene between them nobody is', async () => {
  const clip = await makeClip({
    ...size,
    seconds: 4.5,
    draw: (_, t) => {
      if (t < 1.5) return draw([cone, ...worker(60, 'no_hard_hat')], [60, 60, 60])
      return t < 3
        ? draw([cone], [210, 210, 210])
        : draw([cone, ...worker(200, 'no_hard_hat')], [100, 100, 100])
    },
  })
  const result = await analyze(clip)
  expect(result.sceneChanges.map(change => Math.round(change * 10) / 10)).toEqual([1.5, 3])
  expect(result.violations.map(({ spans }) => spans)).toEqual([
    [
      { start: 0, end: 1.5 },
      { start: 3, end: 4.5 },
    ],
  ])
})

test('nothing wrong in it is an honest empty result', async () => {
  const clip = await makeClip({ ...size, seconds: 2, draw: () => draw([cone, ...worker(60, 'hard_hat')]) })
  expect((await analyze(clip)).violations).toEqual([])
})

describe('bad input', () => {
  const rejected = (bytes: Uint8Array) =>
    analyze(bytes).then(
      () => 'accepted',
      error => (error as { code: string }).code,
    )

  test('each has its code', async () => {
    const clip = await makeClip({ ...size, seconds: 0.5, draw: () => draw([cone]) })
    expect(
      await rejected(Buffer.from('a text file that somebody named .mp4, with some more words in it')),
    ).toBe('video_damaged')
    expect(await rejected(withoutFrames(clip))).toBe('video_without_frames')
    expect(await rejected(await makeSoundOnly())).toBe('video_without_picture')
    const missing = analyzeVideo({ path: '/nowhere.mp4' }, { detector: blockDetector })
    await expect(missing).rejects.toMatchObject({ code: 'file_missing' })
  })

  test('a video cut short is looked at as far as it goes, and the result says so', async () => {
    const grain = (frame: number) =>
      draw([cone]).map((value, i) => value + ((i * 7919 + frame * 104729) % 40) - 20)
    const clip = await makeClip({ ...size, seconds: 3, draw: grain })
    const result = await analyze(clip.subarray(0, Math.floor(clip.length * 0.6)))
    expect(result.framesAnalyzed).toBeGreaterThan(0)
    expect(result.notes.map(({ code }) => code)).toEqual(['note.video_damaged'])
  })
})

describe('with the shipped detector', () => {
  let pool: InferencePool
  beforeAll(() => {
    pool = new InferencePool({
      modelsFolder: defaultModelsFolder(),
      workers: 1,
      threadsPerWorker: 2,
      timeoutMs: 600_000,
    })
  })
  afterAll(() => pool.close())

  test('a drawn worker without a hard hat beside one with a hat is found as one violation', async () => {
    const [width, height] = [960, 540]
    const site = async (t: number) => {
      const { jpeg } = await drawPicture({
        width,
        height,
        things: [
          drawCone({ x: 480, y: 500, height: 70 }),
          drawWorker({ x: 700, y: 500, height: 300 }),
          drawWorker({ x: 180 + 20 * t, y: 510, height: 310, hat: 'none', vest: 'none' }),
        ],
      })
      return new Uint8Array(await sharp(jpeg).removeAlpha().raw().toBuffer())
    }
    const pictures = await Promise.all([0, 1, 2].map(site))
    const clip = await makeClip({
      width,
      height,
      seconds: 3,
      framesPerSecond: 10,
      bitrate: 4_000_000,
      draw: (_, t) => pictures[Math.floor(t)] ?? new Uint8Array(),
    })
    const result = await analyzeVideo({ bytes: clip }, { detector: await detectorOf(pool) })
    const bare = result.violations.filter(({ rule }) => rule === 'head-protection')
    expect(bare).toHaveLength(1)
    expect(bare[0]?.span.start).toBeLessThan(1)
    expect(bare[0]?.span.end).toBeGreaterThan(2)
    const [box] = bare[0]?.boundingBoxes ?? []
    expect(box?.x).toBeGreaterThan(140)
    expect(box?.x).toBeLessThan(280)
  })
})
