import 'node-webcodecs/register'
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny'

/** Interleaved RGB, rows from the top. */
export type Draw = (frame: number, time: number) => Uint8Array | Promise<Uint8Array>

export type ClipOptions = {
  width: number
  height: number
  seconds: number
  framesPerSecond?: number
  /** Seconds between key frames. */
  keyInterval?: number
  rotation?: 0 | 90 | 180 | 270
  container?: 'mp4' | 'mov'
  bitrate?: number
  draw: Draw
}

/** An H.264 clip of our own, encoded here and now. */
export async function makeClip(options: ClipOptions): Promise<Uint8Array> {
  const {
    width,
    height,
    seconds,
    framesPerSecond = 30,
    keyInterval = 1,
    rotation = 0,
    container = 'mp4',
  } = options
  const target = new BufferTarget()
  const output = new Output({
    format:
      container === 'mov'
        ? // The index comes last, as cameras write it.
          new MovOutputFormat({ fastStart: false })
        : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target,
  })
  const source = new VideoSampleSource({
    codec: 'avc',
    bitrate: options.bitrate ?? 2_000_000,
    keyFrameInterval: keyInterval,
  })
  output.addVideoTrack(source, { frameRate: framesPerSecond, rotation })
  await output.start()
  for (let frame = 0; frame < Math.round(seconds * framesPerSecond); frame++) {
    const time = frame / framesPerSecond
    const sample = new VideoSample(withAlpha(await options.draw(frame, time)), {
      format: 'RGBX',
      codedWidth: width,
      codedHeight: height,
      timestamp: time,
      duration: 1 / framesPerSecond,
    })
    await source.add(sample)
    sample.close()
  }
  await output.finalize()
  if (!target.buffer) throw new Error('nothing was written')
  return new Uint8Array(target.buffer)
}

/** A MOV file with a second of silence and no picture. */
export async function makeSoundOnly(): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format: new MovOutputFormat(), target })
  const source = new AudioSampleSource({ codec: 'pcm-s16' })
  output.addAudioTrack(source)
  await output.start()
  const sound = { format: 's16', numberOfChannels: 1, sampleRate: 8000, timestamp: 0 } as const
  const sample = new AudioSample({ ...sound, data: new Int16Array(8000) })
  await source.add(sample)
  sample.close()
  await output.finalize()
  if (!target.buffer) throw new Error('nothing was written')
  return new Uint8Array(target.buffer)
}

/** The same clip with an index that lists no frame. */
export function withoutFrames(clip: Uint8Array): Uint8Array {
  const emptied = Buffer.from(clip)
  for (const [box, countAt] of [
    ['stsz', 12],
    ['stts', 8],
    ['stsc', 8],
    ['stco', 8],
    ['stss', 8],
  ] as const) {
    const at = emptied.indexOf(box)
    if (at >= 0) emptied.writeUInt32BE(0, at + countAt)
  }
  return emptied
}

function withAlpha(rgb: Uint8Array): Uint8Array {
  const rgbx = new Uint8Array((rgb.length / 3) * 4)
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    rgbx[to] = rgb[from] as number
    rgbx[to + 1] = rgb[from + 1] as number
    rgbx[to + 2] = rgb[from + 2] as number
  }
  return rgbx
}

/** One color all over. */
export function plain(width: number, height: number, color: readonly [number, number, number]): Uint8Array {
  const rgb = new Uint8Array(width * height * 3)
  rgb.set(color)
  for (let filled = 3; filled < rgb.length; filled *= 2) rgb.copyWithin(filled, 0, filled)
  return rgb
}

/** Eight broad bars that spell a number in black and white, so that a decoded frame tells which one it is. */
export function numbered(width: number, height: number, number: number): Uint8Array {
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bit = (number >> Math.floor((x * 8) / width)) & 1
      rgb.fill(bit ? 220 : 30, (y * width + x) * 3, (y * width + x) * 3 + 3)
    }
  }
  return rgb
}

export function readNumber({
  data,
  width,
  height,
}: {
  data: Uint8Array
  width: number
  height: number
}): number {
  const row = Math.floor(height / 2) * width
  return Array.from({ length: 8 }, (_, bit) => {
    const at = (row + Math.floor(((bit + 0.5) * width) / 8)) * 3
    return (data[at + 1] as number) > 125 ? 1 << bit : 0
  }).reduce((sum, value) => sum + value, 0)
}
