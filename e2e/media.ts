import { makeSound } from '../packages/inference/src/audio/compressed/test-sounds'
import { makeWav, whiteNoise } from '../packages/inference/src/audio/test-signals'
import { drawPicture } from '../packages/inference/src/testing/drawn-scene'
import { drawWorker } from '../packages/inference/src/testing/drawn-worker'
import { makeClip } from '../packages/inference/src/video/test-clips'

type File = { name: string; mimeType: string; buffer: Buffer }

const PADDING_BYTES = 11 * 1024 * 1024

/** Media of our own making, each unlike the others, so that no upload is taken for an earlier one. */
let made = 0
const backgroundOf = () => ({ x: 120 + (made++ % 40), y: 440, height: 300 })

/** `padding` makes the file longer without making the picture larger. */
export async function photo(name: string, padding = 0): Promise<File> {
  const { jpeg } = await drawPicture({ width: 640 + made, height: 480, things: [drawWorker(backgroundOf())] })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([jpeg, Buffer.alloc(padding)]) }
}

/** As phones make them: more than one request may carry. `seconds` is what its header says. */
export async function largeVideo(name: string, seconds?: number): Promise<File> {
  const { mimeType, buffer } = await video(name)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(PADDING_BYTES, 0)
  head.write('free', 4, 'latin1')
  const header = buffer.indexOf('mvhd') + 4
  if (seconds) buffer.writeUInt32BE(buffer.readUInt32BE(header + 12) * seconds, header + 16)
  return { name, mimeType, buffer: Buffer.concat([buffer, head, Buffer.alloc(PADDING_BYTES - 8, made)]) }
}

export async function video(name: string): Promise<File> {
  const width = 320
  const height = 240
  const shade = 60 + made++
  const clip = await makeClip({
    width,
    height,
    seconds: 1,
    framesPerSecond: 10,
    draw: () => new Uint8Array(width * height * 3).fill(shade),
  })
  return { name, mimeType: 'video/mp4', buffer: Buffer.from(clip) }
}

export const recording = (name: string): File => ({
  name,
  mimeType: 'audio/wav',
  buffer: makeWav({ sampleRate: 16_000, channels: 1, seconds: 3, signal: whiteNoise(-12, ++made) }),
})

/** As phones record it. */
export const voiceMemo = async (name: string): Promise<File> => ({
  name,
  mimeType: 'audio/x-m4a',
  buffer: await makeSound({ container: 'm4a', seconds: 3, signal: whiteNoise(-12, ++made) }),
})
