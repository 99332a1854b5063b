import { expect, test } from 'vitest'
import { Fft } from './fft'
import { logMel, MEL_BANDS, MEL_FRAMES } from './log-mel'

test.each([7, 16, 60, 400])('the transform of length %i is the discrete Fourier transform', length => {
  const input = Float64Array.from({ length }, (_, i) => Math.sin(i * 0.3) + (i % 7) / 7)
  const re = new Float64Array(length)
  const im = new Float64Array(length)
  new Fft(length).transform(input, re, im)
  for (let k = 0; k < length; k++) {
    const angle = (i: number) => (2 * Math.PI * i * k) / length
    expect(re[k]).toBeCloseTo(
      input.reduce((sum, x, i) => sum + x * Math.cos(angle(i)), 0),
      8,
    )
    expect(im[k]).toBeCloseTo(
      input.reduce((sum, x, i) => sum - x * Math.sin(angle(i)), 0),
      8,
    )
  }
})

/** Computed once with numpy by the definition of the model's authors, for a tone of 440 Hz at 0.3, one second long. */
const reference: [number, number, number][] = [
  [0, 50, -0.673],
  [10, 50, 1.238],
  [11, 50, 1.327],
  [12, 50, 1.183],
  [40, 50, -0.673],
  [11, 2000, -0.673],
]

test('the log mel spectrum of a tone equals the reference', () => {
  const mel = logMel(
    Float32Array.from({ length: 16_000 }, (_, i) => 0.3 * Math.sin((2 * Math.PI * 440 * i) / 16_000)),
  )
  expect(mel).toHaveLength(MEL_BANDS * MEL_FRAMES)
  for (const [band, frame, value] of reference) expect(mel[band * MEL_FRAMES + frame]).toBeCloseTo(value, 3)
})
