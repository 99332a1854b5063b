/** Discrete Fourier transform of any length whose prime factors are small; 400, the speech model's, is 4·4·5·5. */
export class Fft {
  private readonly length: number
  private readonly factors: number[]
  private readonly cos: Float64Array
  private readonly sin: Float64Array
  private readonly scratchRe: Float64Array
  private readonly scratchIm: Float64Array

  constructor(length: number) {
    this.length = length
    this.factors = factorsOf(length)
    this.cos = Float64Array.from({ length }, (_, i) => Math.cos((2 * Math.PI * i) / length))
    this.sin = Float64Array.from({ length }, (_, i) => -Math.sin((2 * Math.PI * i) / length))
    const widest = Math.max(...this.factors)
    this.scratchRe = new Float64Array(widest)
    this.scratchIm = new Float64Array(widest)
  }

  /** Transforms a real signal into `re` and `im`. */
  transform(input: Float64Array, re: Float64Array, im: Float64Array): void {
    this.step(input, 0, 1, re, im, 0, this.length, 0)
  }

  /** Cooley-Tukey, decimation in time: transform every n-th sample, then combine by the first factor. */
  private step(
    input: Float64Array,
    from: number,
    stride: number,
    re: Float64Array,
    im: Float64Array,
    to: number,
    length: number,
    depth: number,
  ): void {
    const factor = this.factors[depth] ?? 1
    const part = length / factor
    if (length === 1) {
      re[to] = input[from] as number
      im[to] = 0
      return
    }
    for (let i = 0; i < factor; i++) {
      this.step(input, from + i * stride, stride * factor, re, im, to + i * part, part, depth + 1)
    }
    const turn = this.length / length
    for (let k = 0; k < part; k++) this.butterfly(re, im, to + k, part, factor, k * turn, part * turn)
  }

  private butterfly(
    re: Float64Array,
    im: Float64Array,
    at: number,
    part: number,
    factor: number,
    twiddle: number,
    turn: number,
  ): void {
    for (let i = 0; i < factor; i++) {
      const angle = (i * twiddle) % this.length
      const c = this.cos[angle] as number
      const s = this.sin[angle] as number
      const x = re[at + i * part] as number
      const y = im[at + i * part] as number
      this.scratchRe[i] = x * c - y * s
      this.scratchIm[i] = x * s + y * c
    }
    for (let k = 0; k < factor; k++) {
      let sumRe = 0
      let sumIm = 0
      for (let i = 0; i < factor; i++) {
        const angle = (i * k * turn) % this.length
        const c = this.cos[angle] as number
        const s = this.sin[angle] as number
        const x = this.scratchRe[i] as number
        const y = this.scratchIm[i] as number
        sumRe += x * c - y * s
        sumIm += x * s + y * c
      }
      re[at + k * part] = sumRe
      im[at + k * part] = sumIm
    }
  }
}

function factorsOf(length: number): number[] {
  const factors: number[] = []
  for (const factor of [4, 2, 3, 5, 7]) {
    while (length % factor === 0) {
      factors.push(factor)
      length /= factor
    }
  }
  if (length > 1) factors.push(length)
  return factors
}
