/** How one sample is stored; `min` and `max` are the values a clipped sample takes. */
export type SampleEncoding = {
  name: 'pcm8' | 'pcm16' | 'pcm24' | 'pcm32' | 'float32' | 'float64' | 'alaw' | 'mulaw'
  bytes: number
  min: number
  max: number
  read(view: DataView, at: number, littleEndian: boolean): number
}

const PCM = 1
const FLOAT = 3
const A_LAW = 6
const MU_LAW = 7

/** ITU-T G.711, scaled to ±1. */
const aLaw = Float32Array.from({ length: 256 }, (_, code) => {
  const value = code ^ 0x55
  const exponent = (value >> 4) & 7
  const mantissa = ((value & 15) << 4) + (exponent === 0 ? 8 : 0x108)
  const magnitude = exponent > 1 ? mantissa << (exponent - 1) : mantissa
  return (value & 0x80 ? magnitude : -magnitude) / 32768
})

const muLaw = Float32Array.from({ length: 256 }, (_, code) => {
  const value = ~code & 0xff
  const magnitude = (((value & 15) << 3) + 0x84) << ((value >> 4) & 7)
  return (value & 0x80 ? 0x84 - magnitude : magnitude - 0x84) / 32768
})

const companded = (name: 'alaw' | 'mulaw', table: Float32Array): SampleEncoding => ({
  name,
  bytes: 1,
  min: Math.min(...table),
  max: Math.max(...table),
  read: (view, at) => table[view.getUint8(at)] ?? 0,
})

const integer = (
  name: SampleEncoding['name'],
  bytes: number,
  read: SampleEncoding['read'],
): SampleEncoding => ({
  name,
  bytes,
  min: -1,
  max: 1 - 2 ** (1 - 8 * bytes),
  read,
})

const encodings: Record<number, readonly SampleEncoding[]> = {
  [PCM]: [
    integer('pcm8', 1, (view, at) => (view.getUint8(at) - 128) / 128),
    integer('pcm16', 2, (view, at, little) => view.getInt16(at, little) / 32768),
    integer('pcm24', 3, (view, at, little) =>
      little
        ? (view.getInt8(at + 2) * 65536 + view.getUint16(at, true)) / 8388608
        : (view.getInt8(at) * 65536 + view.getUint16(at + 1, false)) / 8388608,
    ),
    integer('pcm32', 4, (view, at, little) => view.getInt32(at, little) / 2147483648),
  ],
  [FLOAT]: [
    { name: 'float32', bytes: 4, min: -1, max: 1, read: (view, at, little) => view.getFloat32(at, little) },
    { name: 'float64', bytes: 8, min: -1, max: 1, read: (view, at, little) => view.getFloat64(at, little) },
  ],
  [A_LAW]: [companded('alaw', aLaw)],
  [MU_LAW]: [companded('mulaw', muLaw)],
}

export const encodingOf = (tag: number, bytes: number): SampleEncoding | undefined =>
  encodings[tag]?.find(encoding => encoding.bytes === bytes)
