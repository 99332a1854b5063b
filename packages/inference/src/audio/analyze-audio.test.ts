import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisOptions, Progress } from '../analyzer'
import { analyzeAudio } from './analyze-audio'
import { makeWav, type Signal, silence, sine, type WavOptions, whiteNoise } from './test-signals'
import { openBytes } from './wav/bytes'
import { readWavHeader } from './wav/header'
import { readSamples } from './wav/read-wav'

const analyze = (bytes: Uint8Array, options?: AnalysisOptions) => analyzeAudio({ bytes }, options)
const measureOnly = (bytes: Uint8Array, options?: AnalysisOptions) =>
  analyzeAudio({ bytes }, options, { speech: false })

const noteCodes = ({ notes }: { notes: { code: string }[] }) => notes.map(({ code }) => code)

const fixture = fileURLToPath(new URL('./speech/fixtures/smoke-and-bare-head.wav', import.meta.url))
let spoken: Float32Array

beforeAll(async () => {
  const source = await openBytes(await readFile(fixture))
  const header = await readWavHeader(source)
  const blocks: number[] = []
  for await (const { channels } of readSamples(source, header)) blocks.push(...(channels[0] ?? []))
  spoken = Float32Array.from(blocks)
})

/** The spoken warning, four seconds into a faint hiss. */
function warning(): Signal {
  const hiss = whiteNoise(-70)
  return t => hiss(t) + (t < 4 ? 0 : (spoken[Math.round((t - 4) * 16_000)] ?? 0))
}

describe('a spoken warning', () => {
  test('is written down with its time, and the hazards in it become findings', async () => {
    const seen: Progress[] = []
    const heard = await analyze(makeWav({ signal: warning(), seconds: 11, sampleRate: 16_000 }), {
      onProgress: progress => seen.push(progress),
    })
    expect(heard.transcript?.language).toBe('en')
    expect(heard.transcript?.segments.map(({ text }) => text).join(' ')).toMatch(
      /smoke in the building.*without a hard hat/i,
    )
    for (const { span } of heard.transcript?.segments ?? []) {
      expect(span.start).toBeGreaterThan(3.5)
      expect(span.end).toBeLessThan(8.5)
    }
    expect(heard.spokenHazards.map(({ hazard }) => hazard).toSorted()).toEqual(['fire', 'head-protection'])
    expect(heard.violations.map(({ rule, hazard, severity }) => [rule, hazard, severity])).toEqual([
      ['speech', 'fire', 'High'],
      ['speech', 'head-protection', 'Medium'],
    ])
    expect(noteCodes(heard)).toContain('uncalibrated')

    expect(new Set(seen.map(({ stage }) => stage))).toEqual(new Set(['measuring', 'transcribing']))
    const fractions = seen.map(({ fraction }) => fraction)
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toMatchObject({ fraction: 1, done: 11, total: 11 })
  })

  test('is heard in stereo at 44.1 kHz too', async () => {
    const heard = await analyze(makeWav({ signal: warning(), seconds: 9, sampleRate: 44_100, channels: 2 }))
    expect(heard.spokenHazards.map(({ hazard }) => hazard)).toContain('fire')
  })
})

test('noise without speech claims nothing that was not said', async () => {
  const hum = sine(100, -30)
  const hiss = whiteNoise(-35)
  const heard = await analyze(makeWav({ signal: t => hum(t) + hiss(t), seconds: 6, sampleRate: 16_000 }))
  expect(heard.transcript).toBeUndefined()
  expect(heard.spokenHazards).toEqual([])
  expect(heard.violations).toEqual([])
  expect(noteCodes(heard)).toContain('no_speech')
})

test('silence is an honest empty result', async () => {
  const heard = await analyze(makeWav({ signal: silence, seconds: 5 }))
  expect(heard).toMatchObject({
    violations: [],
    spokenHazards: [],
    durationSeconds: 5,
    noise: { laeqDb: null },
  })
  expect(noteCodes(heard)).toEqual(['uncalibrated', 'silence', 'short_recording', 'no_speech'])
})

test('a calibrated recording of a loud machine breaks the limit', async () => {
  const loud = makeWav({ signal: whiteNoise(-15), seconds: 61, sampleRate: 8000 })
  const heard = await measureOnly(loud, { calibrationOffsetDb: 115 })
  expect(heard.noise.calibration).toBe('calibrated')
  expect(heard.violations).toMatchObject([{ rule: 'noise', severity: 'High', span: { start: 0, end: 61 } }])
  expect(noteCodes(heard)).toEqual(['no_speech_model'])
})

test('overdrive and a file cut short are said', async () => {
  const overdriven: Signal = t => Math.max(-1, Math.min(1, 5 * Math.sin(2 * Math.PI * 300 * t)))
  const bytes = makeWav({ signal: overdriven, seconds: 2, sampleRate: 8000 })
  const heard = await measureOnly(bytes.subarray(0, bytes.length - 8001))
  expect(noteCodes(heard)).toEqual([
    'uncalibrated',
    'clipped',
    'truncated',
    'short_recording',
    'no_speech_model',
  ])
  expect(heard.durationSeconds).toBeCloseTo(1.5, 1)
})

test.each<[string, Partial<WavOptions>]>([
  ['8-bit', { format: 'pcm8', sampleRate: 8000 }],
  ['32-bit float', { format: 'float32' }],
  ['5.1', { channels: 6, extensible: true }],
])('%s WAV is measured', async (_, options) => {
  const heard = await measureOnly(makeWav({ signal: sine(1000, -20), seconds: 2, ...options }))
  expect(heard.noise.laeqDb).toBeCloseTo(90, 0)
  expect(heard.channels).toBe(options.channels ?? 1)
})

describe('canceling', () => {
  test('while measuring stops at once', async () => {
    const cancel = new AbortController()
    const analysis = measureOnly(makeWav({ signal: silence, seconds: 60 }), {
      signal: cancel.signal,
      onProgress: () => cancel.abort(),
    })
    await expect(analysis).rejects.toMatchObject({ code: 'canceled' })
  })

  test('while transcribing ends the worker too', async () => {
    const cancel = new AbortController()
    const analysis = analyze(makeWav({ signal: warning(), seconds: 60, sampleRate: 16_000 }), {
      signal: cancel.signal,
      onProgress: ({ stage }) => stage === 'transcribing' && cancel.abort(),
    })
    await expect(analysis).rejects.toMatchObject({ code: 'canceled' })
  })

  test('before it began reads nothing', async () => {
    const analysis = analyzeAudio({ path: '/nowhere.wav' }, { signal: AbortSignal.abort() })
    await expect(analysis).rejects.toMatchObject({ code: 'canceled' })
  })
})

test('a file that is not there is said so', async () => {
  await expect(analyzeAudio({ path: '/nowhere.wav' })).rejects.toMatchObject({ code: 'file_missing' })
})

test('more hours than a working day are rejected before they are read', async () => {
  const header = makeWav({ signal: silence, seconds: 0.01, sampleRate: 1000, format: 'pcm8' }).subarray(0, 44)
  const long = Buffer.concat([header, Buffer.alloc(13 * 3600 * 1000, 128)])
  long.writeUInt32LE(long.length - 44, 40)
  await expect(measureOnly(long)).rejects.toMatchObject({ code: 'audio_too_large' })
})
