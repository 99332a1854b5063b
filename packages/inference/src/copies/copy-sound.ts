import { type FileHandle, open } from 'node:fs/promises'
import { openBytes } from '../audio/wav/bytes'
import { readWavHeader, type WavHeader } from '../audio/wav/header'
import type { SampleEncoding } from '../audio/wav/samples'

const BLOCK_BYTES = 1 << 20
const HEADER_BYTES = 44

const formatTags: Record<SampleEncoding['name'], number> = {
  pcm8: 1,
  pcm16: 1,
  pcm24: 1,
  pcm32: 1,
  float32: 3,
  float64: 3,
  alaw: 6,
  mulaw: 7,
}

/** Writes the samples of a recording to a new file behind a header of our own, and nothing else that it holds. */
export async function copySound(from: string, to: string): Promise<void> {
  const source = await openBytes(from)
  let file: FileHandle | undefined
  try {
    const header = await readWavHeader(source)
    const bytes = header.frames * header.frameBytes
    file = await open(to, 'wx', 0o600)
    await file.write(plainHeader(header, bytes))
    const blockBytes = Math.ceil(BLOCK_BYTES / header.frameBytes) * header.frameBytes
    for (let at = 0; at < bytes; at += blockBytes) {
      const block = await source.read(header.dataOffset + at, Math.min(blockBytes, bytes - at))
      await file.write(header.bigEndian ? littleEndian(block, header.encoding.bytes) : block)
    }
  } finally {
    await file?.close()
    await source.close()
  }
}

function plainHeader({ encoding, channels, sampleRate, frameBytes }: WavHeader, dataBytes: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0)
  header.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(formatTags[encoding.name], 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * frameBytes, 28)
  header.writeUInt16LE(frameBytes, 32)
  header.writeUInt16LE(encoding.bytes * 8, 34)
  header.write('data', 36)
  header.writeUInt32LE(dataBytes, 40)
  return header
}

function littleEndian(block: Uint8Array, sampleBytes: number): Uint8Array {
  const swapped = Uint8Array.from(block)
  for (let at = 0; at + sampleBytes <= swapped.length; at += sampleBytes)
    swapped.subarray(at, at + sampleBytes).reverse()
  return swapped
}
