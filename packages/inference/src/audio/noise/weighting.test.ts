import { expect, test } from 'vitest'
import { filterResponse, WeightingFilter } from './weighting'

/** IEC 61672-1:2013 table 3: frequency, A, C, acceptance limits of class 2 above and below. */
const table: [number, number, number, number, number][] = [
  [10, -70.4, -14.3, 5, Number.NEGATIVE_INFINITY],
  [12.5, -63.4, -11.2, 5, Number.NEGATIVE_INFINITY],
  [16, -56.7, -8.5, 5, Number.NEGATIVE_INFINITY],
  [20, -50.5, -6.2, 3, -3],
  [25, -44.7, -4.4, 3, -3],
  [31.5, -39.4, -3, 3, -3],
  [40, -34.6, -2, 2, -2],
  [50, -30.2, -1.3, 2, -2],
  [63, -26.2, -0.8, 2, -2],
  [80, -22.5, -0.5, 2, -2],
  [100, -19.1, -0.3, 1.5, -1.5],
  [125, -16.1, -0.2, 1.5, -1.5],
  [160, -13.4, -0.1, 1.5, -1.5],
  [200, -10.9, 0, 1.5, -1.5],
  [250, -8.6, 0, 1.5, -1.5],
  [315, -6.6, 0, 1.5, -1.5],
  [400, -4.8, 0, 1.5, -1.5],
  [500, -3.2, 0, 1.5, -1.5],
  [630, -1.9, 0, 1.5, -1.5],
  [800, -0.8, 0, 1.5, -1.5],
  [1000, 0, 0, 1, -1],
  [1250, 0.6, 0, 1.5, -1.5],
  [1600, 1, -0.1, 2, -2],
  [2000, 1.2, -0.2, 2, -2],
  [2500, 1.3, -0.3, 2.5, -2.5],
  [3150, 1.2, -0.5, 2.5, -2.5],
  [4000, 1, -0.8, 3, -3],
  [5000, 0.5, -1.3, 3.5, -3.5],
  [6300, -0.1, -2, 4.5, -4.5],
  [8000, -1.1, -3, 5, -5],
  [10000, -2.5, -4.4, 5, Number.NEGATIVE_INFINITY],
  [12500, -4.3, -6.2, 5, Number.NEGATIVE_INFINITY],
  [16000, -6.6, -8.5, 5, Number.NEGATIVE_INFINITY],
  [20000, -9.3, -11.2, 5, Number.NEGATIVE_INFINITY],
]

const sampleRates = [8000, 11025, 16000, 22050, 32000, 44100, 48000, 96000, 192000]

test.each(sampleRates)('at %i Hz both weightings keep the class 2 limits of IEC 61672-1', sampleRate => {
  for (const [nominal, a, c, above, below] of table.filter(([f]) => f < 0.49 * sampleRate)) {
    // The table's frequencies are rounded names of these.
    const frequency = 10 ** (Math.round(10 * Math.log10(nominal)) / 10)
    for (const [weighting, wanted] of [['A', a] as const, ['C', c] as const]) {
      const error = filterResponse(weighting, frequency, sampleRate) - wanted
      expect(error, `${weighting} at ${nominal} Hz`).toBeLessThanOrEqual(above)
      expect(error, `${weighting} at ${nominal} Hz`).toBeGreaterThanOrEqual(below)
    }
  }
})

test('at 48 kHz the error stays below half a decibel up to 8 kHz', () => {
  for (const [nominal, a, c] of table.filter(([f]) => f <= 8000)) {
    const frequency = 10 ** (Math.round(10 * Math.log10(nominal)) / 10)
    expect(Math.abs(filterResponse('A', frequency, 48000) - a), `A at ${nominal} Hz`).toBeLessThan(0.5)
    expect(Math.abs(filterResponse('C', frequency, 48000) - c), `C at ${nominal} Hz`).toBeLessThan(0.5)
  }
})

test('the running filter does what its response says, whatever the block lengths', () => {
  const sampleRate = 16000
  const input = Float64Array.from({ length: sampleRate }, (_, i) =>
    Math.sin((2 * Math.PI * 100 * i) / sampleRate),
  )
  const filter = new WeightingFilter('A', sampleRate)
  const output = new Float64Array(input.length)
  for (let at = 0, length = 1; at < input.length; at += length, length = 1 + ((length * 7) % 1000)) {
    const block = input.subarray(at, at + length)
    filter.process(block, output.subarray(at), block.length)
  }
  const tail = output.subarray(sampleRate / 2)
  const rms = Math.sqrt(tail.reduce((sum, x) => sum + x * x, 0) / tail.length)
  expect(20 * Math.log10(rms * Math.SQRT2)).toBeCloseTo(filterResponse('A', 100, sampleRate), 2)
})

test('a constant offset makes no sound', () => {
  const output = new Float64Array(1000)
  new WeightingFilter('C', 8000).process(new Float64Array(1000).fill(0.5), output, 1000)
  expect(Math.max(...output.map(Math.abs))).toBeLessThan(1e-9)
})
