import { expect, test } from 'vitest'
import { makeWav, type Signal, silence, sine, type WavOptions, whiteNoise } from '../test-signals'
import { openBytes } from '../wav/bytes'
import { readWavHeader } from '../wav/header'
import { readSamples } from '../wav/read-wav'
import { LevelMeter } from './level-meter'
import { measureNoise, UNCALIBRATED_OFFSET_DB } from './measure'
import { standardWeighting } from './weighting'

/** Measures a generated WAV file with a recorder whose full-scale sine stands for 120 dB. */
async function measure(options: WavOptions, offset: number | undefined = 120) {
  const source = await openBytes(makeWav(options))
  const header = await readWavHeader(source)
  const meter = new LevelMeter(header.sampleRate, header.channels, header.encoding)
  for await (const block of readSamples(source, header)) meter.push(block)
  return measureNoise(meter.finish(), { calibrationOffsetDb: offset })
}

test.each([8000, 11025, 16000, 22050, 44100, 48000, 96000])(
  'a 94 dB calibrator at 1 kHz reads 94 dB(A), peak 97 dB(C), at %i Hz',
  async sampleRate => {
    const noise = await measure({ signal: sine(1000, -26), seconds: 2, sampleRate })
    expect(noise.laeqDb).toBeGreaterThan(93.8)
    expect(noise.laeqDb).toBeLessThan(94.2)
    expect(noise.peakDb).toBeGreaterThan(96.7)
    expect(noise.peakDb).toBeLessThan(97.5)
    expect(noise).toMatchObject({
      calibration: 'calibrated',
      peakWeighting: 'C',
      clippedFraction: 0,
      impulses: [],
    })
  },
)

test.each(['pcm8', 'pcm16', 'pcm24', 'pcm32', 'float32', 'float64', 'alaw', 'mulaw'] as const)(
  'the same tone has the same level as %s',
  async format => {
    const noise = await measure({ signal: sine(1000, -20), sampleRate: 16000, format })
    expect(Math.abs((noise.laeqDb ?? 0) - 100)).toBeLessThan(0.3)
  },
)

test.each([63, 125, 250, 500, 2000, 4000, 8000])(
  'a tone of %i Hz is weighted as the standard says',
  async frequency => {
    const noise = await measure({ signal: sine(frequency, -20), seconds: 2 })
    expect(Math.abs((noise.laeqDb ?? 0) - 100 - standardWeighting('A', frequency))).toBeLessThan(0.5)
  },
)

test('white noise loses what the weighting takes from each frequency', async () => {
  const noise = await measure({ signal: whiteNoise(-20), seconds: 4 })
  const bins = Array.from({ length: 24_000 }, (_, i) => 10 ** (standardWeighting('A', i + 0.5) / 10))
  const expected = 100 + 10 * Math.log10(bins.reduce((sum, x) => sum + x, 0) / bins.length)
  expect(Math.abs((noise.laeqDb ?? 0) - expected)).toBeLessThan(0.3)
})

test('pink noise, equal energy in every octave, reads 2 to 3 dB below its unweighted level', async () => {
  // One random-phase tone in every third-octave from 20 Hz to 20 kHz.
  const bands = Array.from({ length: 31 }, (_, i) => 10 ** ((13 + i) / 10))
  const pink: Signal = t => bands.reduce((sum, f, i) => sum + sine(f, -40)(t + (i * 0.37) / f), 0)
  const noise = await measure({ signal: pink, seconds: 3 })
  const unweighted = 80 + 10 * Math.log10(31)
  const expected =
    80 + 10 * Math.log10(bands.reduce((sum, f) => sum + 10 ** (standardWeighting('A', f) / 10), 0))
  expect(Math.abs((noise.laeqDb ?? 0) - expected)).toBeLessThan(0.3)
  expect(unweighted - (noise.laeqDb ?? 0)).toBeGreaterThan(1.5)
})

test('a tone burst on for a tenth of the time lies 10 dB below the steady tone', async () => {
  const burst: Signal = t => (t % 1 < 0.1 ? sine(1000, -10)(t) : 0)
  const noise = await measure({ signal: burst, seconds: 5, sampleRate: 16000 })
  expect(Math.abs((noise.laeqDb ?? 0) - 100)).toBeLessThan(0.2)
  expect(Math.abs((noise.peakDb ?? 0) - 113)).toBeLessThan(0.5)
})

test('the level series follows the noise second by second', async () => {
  const steps: Signal = t => (t < 2 ? sine(1000, -40)(t) : t < 3 ? 0 : sine(1000, -20)(t))
  const { series } = await measure({ signal: steps, seconds: 4.5, sampleRate: 16000 })
  expect(series.secondsPerPoint).toBe(1)
  expect(series.laeqDb.map(level => level && Math.round(level))).toEqual([
    80,
    80,
    expect.anything(),
    100,
    100,
  ])
  expect(series.laeqDb[2] ?? 0).toBeLessThan(60)
})

test('the loudest channel counts, and silent ones do not thin it out', async () => {
  const noise = await measure({
    signal: (t, channel) => (channel === 4 ? sine(1000, -26)(t) : 0),
    channels: 6,
  })
  expect(Math.abs((noise.laeqDb ?? 0) - 94)).toBeLessThan(0.2)
})

test('dose and permitted time follow the level', async () => {
  const noise = await measure({ signal: sine(1000, -20), seconds: 36, sampleRate: 8000 })
  expect(noise.osha.permittedHours).toBeCloseTo(2, 1)
  expect(noise.osha.dosePercent).toBeCloseTo(400, -1)
  expect(noise.osha.recordedDosePercent).toBeCloseTo(0.5, 1)
  expect(noise.niosh.permittedHours).toBeCloseTo(0.25, 1)
})

test('silence has no level and no dose', async () => {
  const noise = await measure({ signal: silence, seconds: 3 })
  expect(noise).toMatchObject({ laeqDb: null, peakDb: null, impulses: [], clippedFraction: 0 })
  expect(noise.osha.dosePercent + noise.oshaAction.dosePercent + noise.niosh.dosePercent).toBe(0)
  expect(noise.series.laeqDb).toEqual([null, null, null])
  expect((await measure({ signal: () => 0.4 })).laeqDb).toBeNull()
})

test('without a calibration the figures are an estimate with its uncertainty', async () => {
  const source = await openBytes(makeWav({ signal: sine(1000, -26) }))
  const header = await readWavHeader(source)
  const meter = new LevelMeter(header.sampleRate, header.channels, header.encoding)
  for await (const block of readSamples(source, header)) meter.push(block)
  const noise = measureNoise(meter.finish())
  expect(noise).toMatchObject({
    calibration: 'estimate',
    uncertaintyDb: 10,
    offsetDb: UNCALIBRATED_OFFSET_DB,
  })
  expect(noise.laeqDb).toBeCloseTo(84, 0)
})

test.each(['pcm8', 'pcm16', 'float32', 'mulaw'] as const)('clipping of %s is noticed', async format => {
  const overdriven: Signal = t => Math.max(-1, Math.min(1, 4 * Math.sin(2 * Math.PI * 200 * t)))
  const noise = await measure({ signal: overdriven, sampleRate: 16000, format })
  expect(noise.clippedFraction).toBeGreaterThan(0.5)
  expect((await measure({ signal: sine(200, -0.1), sampleRate: 16000, format })).clippedFraction).toBe(0)
})

const bang =
  (at: number, dbfs: number): Signal =>
  t =>
    t < at || t > at + 0.3
      ? 0
      : 10 ** (dbfs / 20) * Math.exp(-(t - at) / 0.02) * Math.sin(2 * Math.PI * 800 * (t - at))

test('hammer blows are found one by one with time and peak', async () => {
  const background = whiteNoise(-60)
  const blows = [bang(1, -6), bang(2.5, -3), bang(4, -9)]
  const noise = await measure({
    signal: t => background(t) + blows.reduce((sum, blow) => sum + blow(t), 0),
    seconds: 5,
  })
  expect(noise.impulses.map(({ time }) => time)).toEqual([
    expect.closeTo(1, 1),
    expect.closeTo(2.5, 1),
    expect.closeTo(4, 1),
  ])
  const [first, second, third] = noise.impulses.map(({ peakDb }) => peakDb)
  expect(second).toBeGreaterThan(first ?? 999)
  expect(first).toBeGreaterThan(third ?? 999)
})

test('steady noise, a slow swell and a noise that starts and stays are no impulses', async () => {
  const noise = whiteNoise(-20)
  expect((await measure({ signal: noise, seconds: 3 })).impulses).toEqual([])
  const swell: Signal = t => 10 ** ((-60 + 15 * t) / 20) * Math.sin(2 * Math.PI * 500 * t)
  expect((await measure({ signal: swell, seconds: 3.5 })).impulses).toEqual([])
  const starts: Signal = t => (t < 1 ? 0.001 : 1) * noise(t)
  expect((await measure({ signal: starts, seconds: 3 })).impulses).toEqual([])
})
