import { deflateSync } from 'node:zlib'
import { table, withBoxes, withFrameRepeated } from '@plumbline/inference/video/hostile-clips'
import type { Random } from '../modules/operations/demo/history/random'
import { pictureOf, pngChunk } from './uploads'

/** Makes a malformed file of an honest one. */
export type Damage = (honest: Buffer, random: Random) => Buffer

const whole = (random: Random, below: number) => Math.floor(random.between(0, below))
/** Numbers at which readers go wrong: nothing, one, the ends of what 16, 31 and 32 bits hold. */
const number = (random: Random) =>
  random.pick([0, 1, 3, 255, 65_535, 1_000_000, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff])

/** What can be done to any file. */
export const anyDamages: Record<string, Damage> = {
  truncated: (bytes, random) => bytes.subarray(0, 1 + whole(random, bytes.length - 1)),
  'bit-flipped': (bytes, random) => {
    const flipped = Buffer.from(bytes)
    for (let flips = 1 + whole(random, 64); flips > 0; flips--) {
      const at = whole(random, flipped.length)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << whole(random, 8))
    }
    return flipped
  },
  'with a hole': (bytes, random) => {
    const holed = Buffer.from(bytes)
    const at = whole(random, holed.length)
    return holed.fill(0, at, Math.min(holed.length, at + whole(random, 512)))
  },
  'with a wrong header': (bytes, random) => {
    const wrong = Buffer.from(bytes)
    for (let count = 4; count > 0; count--)
      wrong.writeUInt32BE(number(random), 12 + whole(random, Math.min(200, wrong.length - 16)))
    return wrong
  },
}

const zeros = deflateSync(Buffer.alloc(20_000_000), { level: 9 })

/** Behind the header of a PNG, which takes 33 bytes. */
const withChunk = (png: Buffer, type: string, body: Buffer) =>
  Buffer.concat([png.subarray(0, 33), pngChunk(type, body), png.subarray(33)])

export const pngDamages: Record<string, Damage> = {
  'of too many pixels': (_, random) => pictureOf(number(random) & 0x7fff_ffff, number(random) & 0x7fff_ffff),
  'that unpacks to a hundred megapixels': (_, random) => {
    const side = 2000 + whole(random, 7900)
    return pictureOf(side, side, deflateSync(Buffer.alloc(side * (side * 3 + 1)), { level: 1 }))
  },
  'with a text that unpacks to megabytes': png =>
    withChunk(png, 'zTXt', Buffer.concat([Buffer.from('Raw profile type exif\0\0'), zeros])),
  'with a color profile that unpacks to megabytes': png =>
    withChunk(png, 'iCCP', Buffer.concat([Buffer.from('icc\0\0'), zeros])),
  'with thousands of chunks': (png, random) => {
    const text = pngChunk('tEXt', Buffer.from('Comment\0x'))
    const texts = Array.from({ length: 1000 + whole(random, 20_000) }, () => text)
    return Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33)])
  },
}

export const jpegDamages: Record<string, Damage> = {
  'of other dimensions': (jpeg, random) => {
    const lying = Buffer.from(jpeg)
    const at = [0xc0, 0xc2].map(marker => lying.indexOf(Buffer.from([0xff, marker]))).find(found => found > 0)
    for (const offset of [5, 7]) lying.writeUInt16BE(number(random) & 0xffff, (at ?? 2) + offset)
    return lying
  },
  'with megabytes of notes': (jpeg, random) => {
    const notes = Buffer.alloc(65_537, 0x41)
    notes.writeUInt16BE(random.pick([0xffe1, 0xffe2, 0xfffe]), 0)
    notes.writeUInt16BE(65_535, 2)
    const count = 1 + whole(random, 100)
    return Buffer.concat([
      jpeg.subarray(0, 2),
      ...Array.from({ length: count }, () => notes),
      jpeg.subarray(2),
    ])
  },
}

const tables = ['stco', 'stsz', 'stts', 'stsc', 'ctts', 'stss', 'mdhd', 'mvhd', 'tkhd', 'elst'] as const

export const videoDamages: Record<string, Damage> = {
  'with a lying count': (clip, random) => {
    const wanted = random.pick(tables)
    return withBoxes(clip, (type, content) => {
      if (type !== wanted) return undefined
      const lying = Buffer.from(content)
      // The count is the first or, in the table of sizes, the second number.
      lying.writeUInt32BE(number(random), Math.min(lying.length - 4, type === 'stsz' ? 8 : 4))
      return [lying]
    })
  },
  'with a made-up table': (clip, random) => {
    const wanted = random.pick(tables)
    const numbers = Array.from({ length: 3 + whole(random, 200) }, () => number(random))
    return withBoxes(clip, type => (type === wanted ? [table(...numbers)] : undefined))
  },
  'that lacks a table': (clip, random) => {
    const wanted = random.pick(tables)
    return withBoxes(clip, type => (type === wanted ? [] : undefined))
  },
  'that repeats a frame': (clip, random) => withFrameRepeated(clip, 2 + whole(random, 50_000)),
  'without bytes in its frames': (clip, random) =>
    withBoxes(withFrameRepeated(clip, 1), type =>
      type === 'stsz'
        ? [table(0, number(random))]
        : type === 'stts'
          ? [table(1, number(random), 1)]
          : undefined,
    ),
}

export const soundDamages: Record<string, Damage> = {
  'with lying sizes': (wav, random) => {
    const lying = Buffer.from(wav)
    for (const at of [4, 16, 40]) if (random.chance(0.6)) lying.writeUInt32LE(number(random), at)
    return lying
  },
  'of another format': (wav, random) => {
    const other = Buffer.from(wav)
    for (const at of [20, 22, 32, 34])
      if (random.chance(0.5)) other.writeUInt16LE(number(random) & 0xffff, at)
    if (random.chance(0.5)) other.writeUInt32LE(number(random), 24)
    return other
  },
  'with thousands of chunks': (wav, random) => {
    const chunk = Buffer.from('junk\0\0\0\0')
    const chunks = Array.from({ length: 900 + whole(random, 50_000) }, () => chunk)
    return Buffer.concat([wav.subarray(0, 12), ...chunks, wav.subarray(12)])
  },
}
