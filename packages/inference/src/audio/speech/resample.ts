/**
 * Streams mono samples of any rate to another: a Kaiser-windowed sinc, wide enough to keep what lies above the new
 * half rate out of the speech. Time stays: output sample n is the sound at n / outputRate.
 */
export class Resampler {
  private readonly step: number
  private readonly half: number
  private readonly table: Float64Array
  private history = new Float32Array(0)
  /** Position of the first sample of the history in the whole input. */
  private start = 0
  private next = 0

  constructor(inputRate: number, outputRate: number) {
    this.step = inputRate / outputRate
    const cutoff = Math.min(1, outputRate / inputRate) * 0.94
    this.half = Math.ceil(ZERO_CROSSINGS / cutoff)
    this.table = sincTable(this.half, cutoff)
  }

  push(samples: Float32Array): Float32Array {
    const joined = new Float32Array(this.history.length + samples.length)
    joined.set(this.history)
    joined.set(samples, this.history.length)
    this.history = joined
    return this.produce(this.start + joined.length - this.half)
  }

  /** What is left: the last samples run into silence. */
  finish(): Float32Array {
    const end = this.start + this.history.length
    this.history = Float32Array.from(
      { length: this.history.length + this.half + 1 },
      (_, i) => this.history[i] ?? 0,
    )
    return this.produce(end)
  }

  /** Every output whose place in the input lies before `until`. */
  private produce(until: number): Float32Array {
    const count = Math.max(0, Math.ceil(until / this.step) - this.next)
    const output = new Float32Array(count)
    for (let i = 0; i < count; i++) output[i] = this.at((this.next + i) * this.step)
    this.next += count
    const keepFrom = Math.max(this.start, Math.floor(this.next * this.step) - this.half)
    const drop = Math.min(this.history.length, keepFrom - this.start)
    this.history = this.history.slice(drop)
    this.start += drop
    return output
  }

  private at(position: number): number {
    const first = Math.max(this.start, Math.ceil(position - this.half))
    const last = Math.min(this.start + this.history.length - 1, Math.floor(position + this.half))
    let sum = 0
    for (let i = first; i <= last; i++) {
      const place = Math.abs(position - i) * TABLE_STEPS
      const index = Math.floor(place)
      const left = this.table[index] as number
      const right = this.table[index + 1] as number
      sum += (this.history[i - this.start] as number) * (left + (right - left) * (place - index))
    }
    return sum
  }
}

const ZERO_CROSSINGS = 16
const TABLE_STEPS = 64
const KAISER_BETA = 7

function sincTable(half: number, cutoff: number): Float64Array {
  const window = (x: number) => (x > 1 ? 0 : bessel(KAISER_BETA * Math.sqrt(1 - x * x)) / bessel(KAISER_BETA))
  return Float64Array.from({ length: half * TABLE_STEPS + 2 }, (_, i) => {
    const x = i / TABLE_STEPS
    const angle = Math.PI * cutoff * x
    return cutoff * (angle === 0 ? 1 : Math.sin(angle) / angle) * window(x / half)
  })
}

/** Modified Bessel function of the first kind, order zero. */
function bessel(x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; term > 1e-12 * sum; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}
