import { randomBytes, randomUUID } from 'node:crypto'
import { constants, deflateSync } from 'node:zlib'
import { makeSound } from '@plumbline/inference/audio/compressed/test-sounds'
import { sine } from '@plumbline/inference/audio/test-signals'
import { withFrameRepeated } from '@plumbline/inference/video/hostile-clips'
import { makeClip } from '@plumbline/inference/video/test-clips'
import { box, movie, u32 } from './crafted-movie'
import { photo, pictureOf } from './uploads'

const SIDE = 16_000
const MODULUS = 65_521
const size: [number, number] = [640, 480]
const FRAMES = 12

/** A PNG of 16,000 × 16,000 pixels with 16 bits each that decodes to the end: all black, 1.5 GB from 1.5 MB. */
function blackPicture(): Buffer {
  const rowBytes = 1 + SIDE * 6
  const rows = 100
  // A full flush forgets what came before, so that the same piece can follow itself.
  const packed = deflateSync(Buffer.alloc(rowBytes * rows), { finishFlush: constants.Z_FULL_FLUSH })
  const [header, piece] = [packed.subarray(0, 2), packed.subarray(2)]
  const sum = u32((((rowBytes * SIDE) % MODULUS) * 0x10000 + 1) >>> 0)
  const end = Buffer.concat([Buffer.from([1, 0, 0, 0xff, 0xff]), sum])
  const file = pictureOf(SIDE, SIDE, Buffer.concat([header, ...Array(SIDE / rows).fill(piece), end]))
  return withDepth16(file)
}

/** Decoders don't check the header's sum, or say so and go on. */
function withDepth16(png: Buffer): Buffer {
  const copy = Buffer.from(png)
  copy[24] = 16
  return copy
}

/** The numbers of a JPEG's frame header, whatever the rest of it holds. */
function jpegOf(file: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(file)
  const at = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(height, at + 5)
  copy.writeUInt16BE(width, at + 7)
  return copy
}

const bits = (text: string) =>
  Buffer.from(
    text
      .padEnd(Math.ceil(text.length / 8) * 8, '0')
      .match(/.{8}/g)
      ?.map(each => Number.parseInt(each, 2)) ?? [],
  )
function golomb(value: number) {
  const binary = (value + 1).toString(2)
  return '0'.repeat(binary.length - 1) + binary
}
/** What H.264 says of its pictures: so many blocks of 16 pixels across and down, with 16 pictures kept for reference. */
function sequenceOf(blocks: number): Buffer {
  const numbers = [0, 0, 2, 16]
  const code = `${numbers.map(golomb).join('')}0${golomb(blocks - 1)}${golomb(blocks - 1)}110001`
  return Buffer.concat([Buffer.from([0x67, 66, 0xc0, 62]), bits(code)])
}
function avcSetup(blocks: number): Buffer {
  const sequence = sequenceOf(blocks)
  const picture = Buffer.from([0x68, 0xce, 0x3c, 0x80])
  const length = (unit: Buffer) => Buffer.from([unit.length >> 8, unit.length & 255])
  const head = Buffer.from([1, 66, 0xc0, 62, 0xff, 0xe1])
  return box('avcC', head, length(sequence), sequence, Buffer.from([1]), length(picture), picture)
}

type Make = () => Buffer | Promise<Buffer>
const many = (bytes: Buffer) => Array<Buffer>(FRAMES).fill(bytes)
const video = (codec: string, samples: Buffer[], more = {}) =>
  movie([{ kind: 'vide', codec, size, samples, ...more }])
const m4a = box('ftyp', Buffer.from('M4A '), u32(0), Buffer.from('M4A isom'))
const sound = (codec: string, more = {}) =>
  movie([{ kind: 'soun', codec, size: [2, 44_100], samples: many(randomBytes(4_000)), ...more }], 1, m4a)
const clip = () =>
  makeClip({ width: 320, height: 240, seconds: 0.2, container: 'mov', draw: () => randomBytes(230_400) })

/** Small files that make a decoder take memory or time, and none of which is right. */
export const craftedVideos: Record<string, Make> = {
  'PNG of 16,000 pixels a side in a container of 640': () => video('png ', many(blackPicture()).slice(0, 5)),
  'JPEG that claims 16,000 pixels a side': async () => video('jpeg', many(jpegOf(await photo(), SIDE, SIDE))),
  'JPEG of the largest side, named 3,000 times': async () =>
    video('jpeg', [jpegOf(await photo(), 65_500, 65_500)], { repeats: 3_000 }),
  'H.264 of 16,384 pixels a side in a container of 640': () =>
    video('avc1', many(Buffer.concat([u32(3_000), Buffer.from([0x65]), randomBytes(2_999)])), {
      setup: avcSetup(1_024),
    }),
  'ProRes without sense': () =>
    video('apch', many(Buffer.concat([u32(90_000), Buffer.from('icpf'), randomBytes(80_000)]))),
  'MPEG-4 without sense': () =>
    video('mp4v', many(Buffer.concat([Buffer.from([0, 0, 1, 0xb6]), randomBytes(60_000)]))),
  'animation of 65,535 pixels a side': () =>
    video('rle ', many(randomBytes(9_000)), { size: [65_535, 65_535] }),
  'uncompressed pictures of 4,096 × 2,304, each of ten bytes': () =>
    video('raw ', many(Buffer.alloc(10)), { size: [4_096, 2_304], repeats: 3_000 }),
  'index that names one frame 39,000 times, of which most are missing': async () =>
    withFrameRepeated(await clip(), 39_000, 30_000),
  'index of four billion frames': () => video('jpeg', many(Buffer.alloc(100)), { promised: 0xffff_ffff }),
  '8,000 tracks': async () =>
    movie([{ kind: 'vide', codec: 'jpeg', size, samples: many(await photo()) }], 8_000),
  'frames of the longest time': async () => video('jpeg', many(await photo()), { step: 0xffff_ffff }),
}

const losslessSetup = (frameLength: number) =>
  box(
    'alac',
    u32(0, frameLength),
    Buffer.from([0, 24, 40, 10, 14, 8]),
    Buffer.from([0, 255]),
    u32(0, 0, 96_000),
  )

/** As large as its header may say, with little behind it. */
function wav(): Buffer {
  const file = Buffer.concat([Buffer.alloc(44), randomBytes(4_000)])
  file.write('RIFF', 0)
  file.writeUInt32LE(0xffff_ffff, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(8, 22)
  file.writeUInt32LE(96_000, 24)
  file.writeUInt32LE(0xffff_ffff, 28)
  file.writeUInt16LE(32, 32)
  file.writeUInt16LE(32, 34)
  file.write('data', 36)
  file.writeUInt32LE(0xffff_ffff, 40)
  return file
}

const honest = (container: 'm4a' | 'mp3' | 'ogg' | 'webm') =>
  makeSound({ container, signal: sine(1_000, -20), seconds: 1 })
function scrambled(file: Buffer) {
  const copy = Buffer.from(file)
  for (let at = 600; at < copy.length; at += 97) copy[at] = (copy[at] ?? 0) ^ 0x5a
  return copy
}

export const craftedSounds: Record<string, Make> = {
  'Apple Lossless with a frame of four billion samples': () =>
    sound('alac', { setup: losslessSetup(0xffff_ffff) }),
  'FLAC without sense': () => sound('fLaC', { setup: box('dfLa', u32(0), randomBytes(38)) }),
  'AC-3 without sense': () => sound('ac-3', { setup: box('dac3', randomBytes(3)) }),
  'AAC without its setup': () => sound('mp4a'),
  '65,535 channels': () => sound('twos', { size: [65_535, 44_100] }),
  'one sample a minute, named 36,000 times': () => sound('twos', { step: 60_000, repeats: 3_000 }),
  'packets that are missing': () => sound('mp4a', { repeats: 3_000, missing: 2_500 }),
  'index of four billion packets': () => sound('mp4a', { promised: 0xffff_ffff }),
  '8,000 sound tracks': () =>
    movie([{ kind: 'soun', codec: 'mp4a', size: [2, 44_100], samples: many(randomBytes(400)) }], 8_000, m4a),
  'WAV of four gigabytes in 4 kB': wav,
  'Ogg of many streams': async () => Buffer.concat(Array(400).fill(scrambled(await honest('ogg')))),
  'WebM with scrambled lengths': async () => scrambled(await honest('webm')),
  'MP3 of frames that end early': async () =>
    Buffer.concat(Array(400).fill((await honest('mp3')).subarray(0, 700))),
}

/** Bytes that no other file has. Readers ignore what comes last. */
export const unlikeAnyOther = (file: Buffer) => Buffer.concat([file, box('free', Buffer.from(randomUUID()))])
