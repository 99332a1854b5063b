/** Corner frequencies of the A and C weightings, IEC 61672-1 annex E. */
const F1 = 20.598997
const F2 = 107.65265
const F3 = 737.86223
const F4 = 12194.217

/** Second-order section, a0 = 1. */
type Section = {
  b: readonly [number, number, number]
  a: readonly [number, number]
}

export type Weighting = 'A' | 'C'

/** The weighting of the standard, in dB relative to 1 kHz. */
export const standardWeighting = (weighting: Weighting, frequency: number): number =>
  20 * Math.log10(analog(weighting, frequency) / analog(weighting, 1000))

function analog(weighting: Weighting, f: number): number {
  const c = (f ** 2 * F4 ** 2) / ((f ** 2 + F1 ** 2) * (f ** 2 + F4 ** 2))
  return weighting === 'C' ? c : (c * f ** 2) / Math.sqrt((f ** 2 + F2 ** 2) * (f ** 2 + F3 ** 2))
}

type FirstOrder = { b: readonly [number, number]; a: number }

/** Bilinear: exact at the corner, and far above it a high-pass is flat whatever the frequency scale does. */
function highPass(corner: number, sampleRate: number): FirstOrder {
  const k = Math.tan((Math.PI * corner) / sampleRate)
  return { b: [1 / (1 + k), -1 / (1 + k)], a: (k - 1) / (k + 1) }
}

/**
 * The double pole at 12 kHz. The bilinear transform would push it to silence at half the sample rate, so the poles
 * stay where they are and the zeros take the analog gain at 0, in between and at half the sample rate
 * (M. Vicanek, Matched Second Order Digital Filters, 2016).
 */
function doubleLowPass(corner: number, sampleRate: number): Section {
  const pole = Math.exp((-2 * Math.PI * corner) / sampleRate)
  const wanted = (frequency: number) => {
    const w = (2 * Math.PI * frequency) / sampleRate
    const gain = 1 / (1 + (frequency / corner) ** 2)
    return (gain * (1 - 2 * pole * Math.cos(w) + pole ** 2)) ** 2
  }
  const between = Math.min(corner, 0.36 * sampleRate)
  const high = Math.sin((Math.PI * between) / sampleRate) ** 2
  const atZero = wanted(0)
  const atHalf = wanted(sampleRate / 2)
  const bend = (wanted(between) - atZero * (1 - high) - atHalf * high) / (4 * (1 - high) * high)
  const mean = (Math.sqrt(atZero) + Math.sqrt(atHalf)) / 2
  const b0 = (mean + Math.sqrt(mean ** 2 + bend)) / 2
  return {
    b: [b0, (Math.sqrt(atZero) - Math.sqrt(atHalf)) / 2, -bend / (4 * b0)],
    a: [-2 * pole, pole ** 2],
  }
}

const pair = (p: FirstOrder, q: FirstOrder): Section => ({
  b: [p.b[0] * q.b[0], p.b[0] * q.b[1] + p.b[1] * q.b[0], p.b[1] * q.b[1]],
  a: [p.a + q.a, p.a * q.a],
})

function magnitude(sections: readonly Section[], frequency: number, sampleRate: number): number {
  const w = (2 * Math.PI * frequency) / sampleRate
  const polynomial = (c0: number, c1: number, c2: number) =>
    Math.hypot(c0 + c1 * Math.cos(w) + c2 * Math.cos(2 * w), c1 * Math.sin(w) + c2 * Math.sin(2 * w))
  return sections.reduce((gain, { b, a }) => (gain * polynomial(...b)) / polynomial(1, ...a), 1)
}

function withGain([first, ...rest]: Section[], gain: number): Section[] {
  if (!first) return rest
  const [b0, b1, b2] = first.b
  return [{ ...first, b: [b0 * gain, b1 * gain, b2 * gain] }, ...rest]
}

/** Sections whose product is the weighting at this sample rate, 0 dB at 1 kHz. */
function design(weighting: Weighting, sampleRate: number): Section[] {
  const f1 = highPass(F1, sampleRate)
  const sections = [pair(f1, f1), doubleLowPass(F4, sampleRate)]
  if (weighting === 'A') sections.push(pair(highPass(F2, sampleRate), highPass(F3, sampleRate)))
  // The lowest sample rates can't represent 1 kHz.
  const reference = Math.min(1000, sampleRate / 8)
  const wanted = 10 ** (standardWeighting(weighting, reference) / 20)
  return withGain(sections, wanted / magnitude(sections, reference, sampleRate))
}

/** What the digital filter does to a tone, in dB; for checking it against the standard. */
export const filterResponse = (weighting: Weighting, frequency: number, sampleRate: number): number =>
  20 * Math.log10(magnitude(design(weighting, sampleRate), frequency, sampleRate))

/** A filter for one channel that keeps its state from block to block. */
export class WeightingFilter {
  private readonly sections: Section[]
  private readonly state: Float64Array
  private settled = false

  constructor(weighting: Weighting, sampleRate: number) {
    this.sections = design(weighting, sampleRate)
    this.state = new Float64Array(this.sections.length * 2)
  }

  /** `output` may be `input`. */
  process(input: ArrayLike<number>, output: Float64Array, frames: number): void {
    if (!this.settled && frames > 0) this.settle(input[0] ?? 0)
    this.sections.forEach(({ b: [b0, b1, b2], a: [a1, a2] }, index) => {
      const from = index === 0 ? input : output
      let s1 = this.state[index * 2] ?? 0
      let s2 = this.state[index * 2 + 1] ?? 0
      for (let i = 0; i < frames; i++) {
        const x = from[i] as number
        const y = b0 * x + s1
        s1 = b1 * x - a1 * y + s2
        s2 = b2 * x - a2 * y
        output[i] = y
      }
      this.state[index * 2] = s1
      this.state[index * 2 + 1] = s2
    })
  }

  /** Starts as if the first value had always been there, so that a constant offset doesn't look like a bang. */
  private settle(value: number): void {
    let x = value
    this.sections.forEach(({ b: [b0, b1, b2], a: [a1, a2] }, index) => {
      const y = (x * (b0 + b1 + b2)) / (1 + a1 + a2)
      const s2 = b2 * x - a2 * y
      this.state[index * 2] = b1 * x - a1 * y + s2
      this.state[index * 2 + 1] = s2
      x = y
    })
    this.settled = true
  }
}
