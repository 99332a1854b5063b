import { expect, test } from 'vitest'
import { Resampler } from './resample'

const tone = (frequency: number, rate: number, seconds = 1) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => Math.sin((2 * Math.PI * frequency * i) / rate))

function resampled(input: Float32Array, from: number, to: number, blockLength: number): number[] {
  const resampler = new Resampler(from, to)
  const output: number[] = []
  for (let at = 0; at < input.length; at += blockLength) {
    output.push(...resampler.push(input.subarray(at, at + blockLength)))
  }
  output.push(...resampler.finish())
  return output
}

test.each([
  [8000, 1000],
  [22050, 3000],
  [44100, 5000],
  [48000, 3000],
  [96000, 2000],
])('from %i Hz a tone of %i Hz stays what it is, in level and time', (rate, frequency) => {
  const output = resampled(tone(frequency, rate), rate, 16_000, 1000)
  const wanted = tone(frequency, 16_000)
  expect(output).toHaveLength(16_000)
  for (let i = 500; i < 15_500; i += 7)
    expect(Math.abs((output[i] ?? 9) - (wanted[i] ?? 0))).toBeLessThan(0.002)
})

test('what the lower rate cannot hold does not come back as another tone', () => {
  const output = resampled(tone(10_000, 44_100), 44_100, 16_000, 4096)
  expect(Math.max(...output.slice(200, -200).map(Math.abs))).toBeLessThan(0.002)
})

test('the length of the blocks does not matter', () => {
  const input = tone(700, 11_025)
  expect(resampled(input, 11_025, 16_000, 37)).toEqual(resampled(input, 11_025, 16_000, 5000))
})
