import 'node-webcodecs/register'
import {
  type AudioCodec,
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny'
import type { Signal } from '../test-signals'

export type SoundContainer = 'm4a' | 'mp3' | 'ogg' | 'webm'

/** A codec of each container, and how many samples its encoder takes at a time. */
const kinds: Record<SoundContainer, { codec: AudioCodec; frames: number; format: () => OutputFormat }> = {
  m4a: { codec: 'aac', frames: 1024, format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }) },
  mp3: { codec: 'mp3', frames: 1152, format: () => new Mp3OutputFormat() },
  ogg: { codec: 'opus', frames: 960, format: () => new OggOutputFormat() },
  webm: { codec: 'opus', frames: 960, format: () => new WebMOutputFormat() },
}

export type SoundOptions = {
  container: SoundContainer
  signal: Signal
  seconds?: number
  sampleRate?: number
  channels?: number
  /** What a recorder notes beside the sound. */
  comment?: string
}

/** A compressed recording of our own, encoded here and now. */
export async function makeSound(options: SoundOptions): Promise<Buffer> {
  const { container, signal, seconds = 1, sampleRate = 48_000, channels = 1, comment } = options
  const { codec, format, frames: usualFrames } = kinds[container]
  // MP3 has half as many samples in a frame at low rates.
  const frames = container === 'mp3' && sampleRate < 32_000 ? usualFrames / 2 : usualFrames
  const target = new BufferTarget()
  const output = new Output({ format: format(), target })
  if (comment) output.setMetadataTags({ comment })
  const source = new AudioSampleSource({ codec, bitrate: 96_000 * channels })
  output.addAudioTrack(source)
  await output.start()
  for (let from = 0; from < seconds * sampleRate; from += frames) {
    const data = Float32Array.from({ length: frames * channels }, (_, i) =>
      signal((from + Math.floor(i / channels)) / sampleRate, i % channels),
    )
    const layout = { format: 'f32', numberOfChannels: channels, sampleRate } as const
    const sample = new AudioSample({ ...layout, timestamp: from / sampleRate, data })
    await source.add(sample)
    sample.close()
  }
  await output.finalize()
  if (!target.buffer) throw new Error('nothing was written')
  return Buffer.from(target.buffer)
}
