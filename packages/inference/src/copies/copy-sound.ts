import { type FileHandle, open } from 'node:fs/promises'
import { openBytes } from '../audio/wav/bytes'
import { readWavHeader } from '../audio/wav/header'
import { plainHeader } from '../audio/wav/plain-header'
import type { SampleEncoding } from '../audio/wav/samples'

const BLOCK_BYTES = 1 << 20

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

/** Writes the samples of a WAV recording to a new file behind a header of our own, and nothing else that it holds. */
export async function copySound(from: string, to: string): Promise<void> {
  const source = await openBytes(from)
  let file: FileHandle | undefined
  try {
    const header = await readWavHeader(source)
    const bytes = header.frames * header.frameBytes
    file = await open(to, 'wx', 0o600)
    const { encoding } = header
    const format = { ...header, formatTag: formatTags[encoding.name], sampleBytes: encoding.bytes }
    await file.write(plainHeader(format, bytes))
    const blockBytes = Math.ceil(BLOCK_BYTES / header.frameBytes) * header.frameBytes
    for (let at = 0; at < bytes; at += blockBytes) {
      const block = await source.read(header.dataOffset + at, Math.min(blockBytes, bytes - at))
      await file.write(header.bigEndian ? littleEndian(block, encoding.bytes) : block)
    }
  } finally {
    await file?.close()
    await source.close()
  }
}

function littleEndian(block: Uint8Array, sampleBytes: number): Uint8Array {
  const swapped = Uint8Array.from(block)
  for (let at = 0; at + sampleBytes <= swapped.length; at += sampleBytes)
    swapped.subarray(at, at + sampleBytes).reverse()
  return swapped
}
