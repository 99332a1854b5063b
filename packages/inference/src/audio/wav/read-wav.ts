import { throwIfCanceled } from '../../errors'
import type { ByteSource } from './bytes'
import type { WavHeader } from './header'

/** A run of samples, one array per channel, full scale ±1. Reused: valid until the next block is asked for. */
export type SampleBlock = {
  channels: Float32Array[]
  /** Frames before this block. */
  start: number
  frames: number
}

// About 2 ms of filtering: the event loop gets its turn between two blocks.
const SAMPLES_PER_BLOCK = 32_768

/** Streams the samples; not-a-number and infinite values, which only broken float files hold, read as silence. */
export async function* readSamples(
  source: ByteSource,
  header: WavHeader,
  signal?: AbortSignal,
): AsyncGenerator<SampleBlock> {
  const framesPerBlock = Math.max(256, Math.floor(SAMPLES_PER_BLOCK / header.channels))
  const channels = Array.from({ length: header.channels }, () => new Float32Array(framesPerBlock))
  for (let start = 0; start < header.frames; start += framesPerBlock) {
    throwIfCanceled(signal)
    const wanted = Math.min(framesPerBlock, header.frames - start)
    const bytes = await source.read(header.dataOffset + start * header.frameBytes, wanted * header.frameBytes)
    const frames = Math.floor(bytes.length / header.frameBytes)
    // The file shrank while it was read.
    if (frames === 0) return
    deinterleave(bytes, header, channels, frames)
    yield { channels: channels.map(channel => channel.subarray(0, frames)), start, frames }
  }
}

function deinterleave(bytes: Uint8Array, header: WavHeader, channels: Float32Array[], frames: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { read, bytes: step } = header.encoding
  const littleEndian = !header.bigEndian
  channels.forEach((samples, channel) => {
    let at = channel * step
    for (let i = 0; i < frames; i++, at += header.frameBytes) {
      const value = read(view, at, littleEndian)
      samples[i] = Number.isFinite(value) ? value : 0
    }
  })
}
