const HEADER_BYTES = 44

type PlainFormat = {
  formatTag: number
  sampleBytes: number
  channels: number
  sampleRate: number
  frameBytes: number
}

/** The header of a WAV file that holds nothing but samples. */
export function plainHeader(
  { formatTag, sampleBytes, channels, sampleRate, frameBytes }: PlainFormat,
  dataBytes: number,
): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0)
  header.writeUInt32LE(Math.min(0xffff_ffff, HEADER_BYTES - 8 + dataBytes), 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(formatTag, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * frameBytes, 28)
  header.writeUInt16LE(frameBytes, 32)
  header.writeUInt16LE(sampleBytes * 8, 34)
  header.write('data', 36)
  header.writeUInt32LE(dataBytes, 40)
  return header
}
