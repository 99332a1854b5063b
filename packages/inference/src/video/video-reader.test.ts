import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ClipOptions, makeClip, numbered, plain, readNumber } from './test-clips'
import { openVideoReader } from './video-reader'
import type { SampledFrame } from './video-reader.types'

const size = { width: 160, height: 96 }
let folder: string
let files = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clips-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function open(bytes: Uint8Array) {
  const path = join(folder, `${files++}.mp4`)
  await writeFile(path, bytes)
  return openVideoReader(path)
}

/** Every frame spells its own number, so that a sample that is one frame off is noticed. */
const countingClip = (options: Partial<ClipOptions> = {}) =>
  makeClip({ ...size, seconds: 4, draw: frame => numbered(size.width, size.height, frame), ...options })

async function read(bytes: Uint8Array) {
  const reader = await open(bytes)
  const samples: SampledFrame[] = []
  const summary = await reader.sample(async sample => {
    samples.push(sample)
  })
  return { reader, samples, summary }
}

test.each<[string, Partial<ClipOptions>]>([
  ['a key frame every second', {}],
  ['a single key frame', { keyInterval: 60 }],
  ['MOV', { container: 'mov' }],
  ['25 frames a second', { framesPerSecond: 25 }],
])('with %s each sample is the frame of its time', async (_, options) => {
  const { reader, samples, summary } = await read(await countingClip(options))
  const rate = options.framesPerSecond ?? 30
  expect(reader.outline).toMatchObject({ ...size, framesTotal: 4 * rate, samplesPlanned: 8, interval: 0.5 })
  expect(reader.outline.durationSeconds).toBeCloseTo(4, 5)
  expect(samples.length).toBeGreaterThanOrEqual(8)
  for (const { time, frame } of samples) expect(readNumber(frame)).toBe(Math.round(time * rate))
  expect(summary).toMatchObject({ damaged: false, stoppedAt: undefined })
  expect(samples.map(({ time }) => time)).toEqual(samples.map(({ time }) => time).toSorted((a, b) => a - b))
})

test('evidence is the same frame again', async () => {
  const { reader, samples } = await read(await countingClip())
  for (const { index, frame } of samples) {
    const again = await reader.evidence(index)
    expect(again && readNumber(again)).toBe(readNumber(frame))
  }
})

test.each([90, 180, 270] as const)('a video turned by %i degrees is shown upright', async rotation => {
  const { reader, samples } = await read(
    await countingClip({
      seconds: 1,
      rotation,
      // White in the top left corner as recorded, black elsewhere.
      draw: () => numbered(size.width, size.height, 0).map((value, i) => (isTopLeft(i) ? 250 : value)),
    }),
  )
  const [{ frame } = { frame: undefined }] = samples
  expect(reader.outline.rotation).toBe(rotation)
  expect([frame?.width, frame?.height]).toEqual(rotation === 180 ? [160, 96] : [96, 160])
  const bright = (x: number, y: number) => (frame?.data[(y * (frame?.width ?? 0) + x) * 3] ?? 0) > 150
  const [right, bottom] = [(frame?.width ?? 0) - 8, (frame?.height ?? 0) - 8]
  const [x, y] = { 90: [right, 8], 180: [right, bottom], 270: [8, bottom] }[rotation]
  expect(bright(x ?? 0, y ?? 0)).toBe(true)
  expect(bright(8, 8)).toBe(false)
})

function isTopLeft(byte: number) {
  const pixel = Math.floor(byte / 3)
  return pixel % size.width < 48 && pixel / size.width < 32
}

describe('scenes', () => {
  const yard = plain(size.width, size.height, [60, 90, 60])
  const flash = numbered(size.width, size.height, 0b10101010)
  const office = plain(size.width, size.height, [230, 225, 210])

  test('a scene shorter than the interval gets a sample of its own', async () => {
    const clip = await makeClip({
      ...size,
      seconds: 3,
      keyInterval: 60,
      draw: (_, time) => (time >= 1.13 && time < 1.37 ? flash : time < 2 ? yard : office),
    })
    const { samples, summary } = await read(clip)
    expect(summary.sceneChanges).toHaveLength(3)
    expect(summary.sceneChanges[0]).toBeGreaterThanOrEqual(1.13)
    expect(summary.sceneChanges[0]).toBeLessThan(1.3)
    expect(summary.sceneChanges[2]).toBeCloseTo(2, 1)
    const short = samples.filter(({ scene }) => scene === 1)
    expect(short).toHaveLength(1)
    expect(short[0] && readNumber(short[0].frame)).toBe(0b10101010)
  })

  test('a calm video is one scene', async () => {
    const clip = await makeClip({ ...size, seconds: 2, draw: () => yard })
    expect((await read(clip)).summary.sceneChanges).toEqual([])
  })
})

const hasFfmpeg = (() => {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

const withoutCodecs = async () => undefined

test.skipIf(!hasFfmpeg)(
  'without the packaged decoder every codec goes through the system’s FFmpeg',
  async () => {
    const path = join(folder, 'no-codecs.mp4')
    await writeFile(path, await countingClip({ seconds: 1 }))
    const reader = await openVideoReader(path, false, { loadCodecs: withoutCodecs, ffmpeg: 'ffmpeg' })
    const numbers: number[] = []
    await reader.sample(async ({ frame }) => void numbers.push(readNumber(frame)))
    expect(numbers).toHaveLength(2)
    expect(numbers[0]).toBe(0)
  },
)

test('without any decoder the error says what to install', async () => {
  const path = join(folder, 'no-decoder.mp4')
  await writeFile(path, await countingClip({ seconds: 1 }))
  const decoders = { loadCodecs: withoutCodecs, ffmpeg: '/nowhere/ffmpeg' }
  await expect(openVideoReader(path, false, decoders)).rejects.toMatchObject({
    code: 'video_decoder_missing',
    message: expect.stringContaining('FFmpeg'),
  })
})

test.runIf(process.platform === 'linux')('the system’s FFmpeg decodes within limits', async () => {
  const path = join(folder, 'limited.mp4')
  await writeFile(path, await countingClip({ seconds: 1 }))
  const [ffmpeg, told] = [join(folder, 'ffmpeg'), join(folder, 'told')]
  await writeFile(
    ffmpeg,
    `#!/bin/sh\n[ "$1" = -version ] && exit 0\n(ulimit -v; ulimit -t; echo "$@") > ${told}\n`,
    {
      mode: 0o755,
    },
  )
  const reader = await openVideoReader(path, false, { loadCodecs: withoutCodecs, ffmpeg })
  await expect(reader.sample(async () => {})).rejects.toMatchObject({ code: 'video_damaged' })
  const [addressSpace, seconds, options] = (await readFile(told, 'utf8')).split('\n')
  expect(Number(addressSpace)).toBeLessThanOrEqual(1_000_000)
  expect(Number(seconds)).toBeLessThanOrEqual(3_600)
  expect(options).toMatch(/-threads 1 -max_pixels 9437184 .*-i file:/)
})

describe('bad input', () => {
  test.each([
    [
      'text',
      Buffer.from('This is no video at all, only a few words in a file with the wrong name.'),
      'video_damaged',
    ],
    ['nothing', new Uint8Array(0), 'video_damaged'],
    ['a container cut off in its first box', Buffer.from('0000001c667479706d703432', 'hex'), 'video_damaged'],
  ])('%s is rejected', async (_, bytes, code) => {
    await expect(open(bytes)).rejects.toMatchObject({ code })
  })

  test('a file that is not there is said so', async () => {
    await expect(openVideoReader('/nowhere.mp4')).rejects.toMatchObject({
      code: 'file_missing',
    })
  })

  test('a video cut short is read as far as it goes, and said to be damaged', async () => {
    const clip = await countingClip({ keyInterval: 0.5, draw: noise })
    const { samples, summary } = await read(clip.subarray(0, Math.floor(clip.length * 0.6)))
    expect(samples.length).toBeGreaterThan(2)
    expect(samples.length).toBeLessThan(8)
    expect(summary.damaged).toBe(true)
  })

  test('a video whose index is missing is damaged', async () => {
    const clip = await countingClip({ container: 'mov', seconds: 1 })
    const index = Buffer.from(clip).lastIndexOf('moov') - 4
    expect(index).toBeGreaterThan(Buffer.from(clip).indexOf('mdat'))
    await expect(open(clip.subarray(0, index))).rejects.toMatchObject({
      code: 'video_damaged',
    })
  })

  test('garbage instead of frames is damaged, not a crash', async () => {
    const clip = await countingClip({ seconds: 1 })
    const garbage = Uint8Array.from(clip)
    const at = Buffer.from(clip).indexOf('mdat') + 4
    for (let i = at; i < garbage.length; i++) garbage[i] = (i * 131) & 0xff
    const reader = await open(garbage)
    await expect(reader.sample(async () => {})).rejects.toMatchObject({ code: 'video_damaged' })
  })

  test('a picture larger than any decoder should hold is rejected before it is decoded', async () => {
    const clip = await countingClip({ seconds: 1 })
    const large = Buffer.from(clip)
    // Width and height in the sample description.
    const at = large.lastIndexOf('avc1') + 4 + 24
    large.writeUInt16BE(16_000, at)
    large.writeUInt16BE(16_000, at + 2)
    await expect(open(large)).rejects.toMatchObject({ code: 'video_too_large' })
  })
})

const noise = (frame: number) =>
  Uint8Array.from({ length: size.width * size.height * 3 }, (_, i) => (i * 7919 + frame * 104729) & 0xff)

test.skipIf(!hasFfmpeg)(
  'codecs the packaged decoder lacks go through the system’s ffmpeg (skipped without one)',
  async () => {
    const make = [
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      'testsrc2=size=160x96:rate=25:duration=2',
      '-c:v',
      'mpeg4',
    ]
    const bytes = execFileSync('ffmpeg', [
      ...make,
      '-movflags',
      'frag_keyframe+empty_moov',
      '-f',
      'mp4',
      'pipe:1',
    ])
    const { reader, samples } = await read(bytes)
    expect(reader.outline).toMatchObject({ width: 160, height: 96, framesTotal: 50 })
    expect(samples.map(({ time }) => time)).toEqual([0, 0.5, 1, 1.5])
    expect(await reader.evidence(1)).toMatchObject({ width: 160, height: 96 })
    reader.close()
  },
)
