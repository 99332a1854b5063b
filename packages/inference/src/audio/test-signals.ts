/** A signal: its value, full scale ±1, at a time in seconds. */
export type Signal = (seconds: number, channel?: number) => number

const tau = 2 * Math.PI

/** A sine of the given level; 0 dBFS is a sine that fills the scale. */
export const sine =
  (frequency: number, dbfs = 0): Signal =>
  t =>
    10 ** (dbfs / 20) * Math.sin(tau * frequency * t)

export const silence: Signal = () => 0

/** Repeatable white noise, uniform, whose RMS equals that of a sine of the given level. */
export function whiteNoise(dbfs: number, seed = 1): Signal {
  let state = seed
  const amplitude = 10 ** (dbfs / 20) * Math.sqrt(1.5)
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return amplitude * (state / 2 ** 31 - 1)
  }
}

type Format = 'pcm8' | 'pcm16' | 'pcm24' | 'pcm32' | 'float32' | 'float64' | 'alaw' | 'mulaw'

const formats: Record<Format, { tag: number; bytes: number }> = {
  pcm8: { tag: 1, bytes: 1 },
  pcm16: { tag: 1, bytes: 2 },
  pcm24: { tag: 1, bytes: 3 },
  pcm32: { tag: 1, bytes: 4 },
  float32: { tag: 3, bytes: 4 },
  float64: { tag: 3, bytes: 8 },
  alaw: { tag: 6, bytes: 1 },
  mulaw: { tag: 7, bytes: 1 },
}

export type WavOptions = {
  signal: Signal
  seconds?: number
  sampleRate?: number
  channels?: number
  format?: Format
  extensible?: boolean
  bigEndian?: boolean
}

export function chunk(id: string, body: Buffer, size = body.length, bigEndian = false): Buffer {
  const head = Buffer.alloc(8)
  head.write(id, 'latin1')
  if (bigEndian) head.writeUInt32BE(size, 4)
  else head.writeUInt32LE(size, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

export function riff(chunks: Buffer[], form = 'RIFF'): Buffer {
  const body = Buffer.concat([Buffer.from('WAVE'), ...chunks])
  return chunk(form, body, body.length, form === 'RIFX')
}

export function formatChunk(options: Omit<WavOptions, 'signal' | 'seconds'>): Buffer {
  const {
    sampleRate = 48_000,
    channels = 1,
    format = 'pcm16',
    extensible = false,
    bigEndian = false,
  } = options
  const { tag, bytes } = formats[format]
  const body = Buffer.alloc(extensible ? 40 : 16)
  const fields: [number, 2 | 4, number][] = [
    [0, 2, extensible ? 0xfffe : tag],
    [2, 2, channels],
    [4, 4, sampleRate],
    [8, 4, sampleRate * channels * bytes],
    [12, 2, channels * bytes],
    [14, 2, bytes * 8],
  ]
  if (extensible) fields.push([16, 2, 22], [18, 2, bytes * 8], [20, 4, (1 << channels) - 1], [24, 2, tag])
  for (const [at, width, value] of fields) {
    if (bigEndian) body.writeUIntBE(value, at, width)
    else body.writeUIntLE(value, at, width)
  }
  if (extensible) Buffer.from('000000001000800000aa00389b71', 'hex').copy(body, 26)
  return chunk('fmt ', body, body.length, bigEndian)
}

export function sampleBytes(options: WavOptions): Buffer {
  const {
    signal,
    seconds = 1,
    sampleRate = 48_000,
    channels = 1,
    format = 'pcm16',
    bigEndian = false,
  } = options
  const { bytes } = formats[format]
  const frames = Math.round(seconds * sampleRate)
  const out = Buffer.alloc(frames * channels * bytes)
  for (let i = 0, at = 0; i < frames; i++) {
    for (let channel = 0; channel < channels; channel++, at += bytes) {
      write(out, at, signal(i / sampleRate, channel), format, bigEndian)
    }
  }
  return out
}

function toInteger(value: number, bits: number) {
  const scale = 2 ** (bits - 1)
  return Math.max(-scale, Math.min(scale - 1, Math.round(value * scale)))
}

function write(out: Buffer, at: number, value: number, format: Format, bigEndian: boolean): void {
  const { bytes } = formats[format]
  if (format === 'pcm8') out.writeUInt8(toInteger(value, 8) + 128, at)
  else if (format === 'mulaw') out.writeUInt8(toMuLaw(toInteger(value, 16)), at)
  else if (format === 'alaw') out.writeUInt8(toALaw(toInteger(value, 16)), at)
  else if (format === 'float32') bigEndian ? out.writeFloatBE(value, at) : out.writeFloatLE(value, at)
  else if (format === 'float64') bigEndian ? out.writeDoubleBE(value, at) : out.writeDoubleLE(value, at)
  else if (bigEndian) out.writeIntBE(toInteger(value, bytes * 8), at, bytes)
  else out.writeIntLE(toInteger(value, bytes * 8), at, bytes)
}

function toMuLaw(sample: number): number {
  const magnitude = Math.min(Math.abs(sample), 32635) + 0x84
  const exponent = 31 - Math.clz32(magnitude) - 7
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | ((magnitude >> (exponent + 3)) & 15)) & 0xff
}

function toALaw(sample: number): number {
  const magnitude = Math.min(sample < 0 ? -sample - 1 : sample, 32767)
  const exponent = magnitude < 256 ? 0 : 31 - Math.clz32(magnitude) - 7
  const mantissa = (magnitude >> (exponent === 0 ? 4 : exponent + 3)) & 15
  return ((sample < 0 ? 0 : 0x80) | (exponent << 4) | mantissa) ^ 0x55
}

export function makeWav(options: WavOptions): Buffer {
  const { bigEndian = false } = options
  const data = sampleBytes(options)
  return riff(
    [formatChunk(options), chunk('data', data, data.length, bigEndian)],
    bigEndian ? 'RIFX' : 'RIFF',
  )
}
