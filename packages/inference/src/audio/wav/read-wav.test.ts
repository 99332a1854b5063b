import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  chunk,
  formatChunk,
  makeWav,
  riff,
  sampleBytes,
  silence,
  sine,
  type WavOptions,
} from '../test-signals'
import { openBytes } from './bytes'
import { readWavHeader } from './header'
import { readSamples } from './read-wav'

async function read(media: string | Uint8Array) {
  const source = await openBytes(media)
  try {
    const header = await readWavHeader(source)
    const channels: number[][] = Array.from({ length: header.channels }, () => [])
    for await (const block of readSamples(source, header)) {
      block.channels.forEach((samples, i) => {
        for (const sample of samples) channels[i]?.push(sample)
      })
    }
    return { header, channels }
  } finally {
    await source.close()
  }
}

const rms = (samples: number[] = []) => Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length)

const ramp = (t: number, channel = 0) => (channel + 1) * 0.1 * Math.sin(2 * Math.PI * 100 * t)

const readable: [string, Partial<WavOptions>, number][] = [
  ['8-bit', { format: 'pcm8' }, 0.005],
  ['16-bit', { format: 'pcm16' }, 0.0001],
  ['24-bit', { format: 'pcm24' }, 0.00001],
  ['32-bit', { format: 'pcm32' }, 0.00001],
  ['32-bit float', { format: 'float32' }, 0.00001],
  ['64-bit float', { format: 'float64' }, 0.00001],
  ['A-law', { format: 'alaw' }, 0.005],
  ['µ-law', { format: 'mulaw' }, 0.005],
  ['5.1', { channels: 6 }, 0.0001],
  ['extensible 7.1 at 24 bit', { channels: 8, format: 'pcm24', extensible: true }, 0.00001],
  ['extensible float', { channels: 2, format: 'float32', extensible: true }, 0.00001],
  ['big-endian', { channels: 2, format: 'pcm24', bigEndian: true }, 0.00001],
  ['big-endian float', { format: 'float32', bigEndian: true }, 0.00001],
]

test.each(readable)('reads %s samples', async (_, options, tolerance) => {
  const { header, channels } = await read(
    makeWav({ signal: ramp, seconds: 0.5, sampleRate: 8000, ...options }),
  )
  expect(header).toMatchObject({ sampleRate: 8000, frames: 4000, truncated: false })
  expect(channels).toHaveLength(options.channels ?? 1)
  channels.forEach((samples, channel) => {
    for (const i of [0, 7, 20, 61, 3999]) {
      expect(Math.abs((samples[i] ?? Number.NaN) - ramp(i / 8000, channel))).toBeLessThan(tolerance)
    }
  })
})

test('G.711 decodes its corner codes to the values of the standard', async () => {
  const codes = Buffer.from([0x00, 0x80, 0xff, 0x7f])
  const mu = await read(riff([formatChunk({ format: 'mulaw', sampleRate: 8000 }), chunk('data', codes)]))
  expect(mu.channels[0]?.map(x => x * 32768)).toEqual([-32124, 32124, 0, 0])
  const a = await read(
    riff([
      formatChunk({ format: 'alaw', sampleRate: 8000 }),
      chunk('data', Buffer.from([0xd5, 0x55, 0xaa, 0x2a])),
    ]),
  )
  expect(a.channels[0]?.map(x => x * 32768)).toEqual([8, -8, 32256, -32256])
})

test('a file on disk reads like the same bytes in memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wav-'))
  try {
    const bytes = makeWav({ signal: ramp, seconds: 2, channels: 2 })
    await writeFile(join(folder, 'a.wav'), bytes)
    expect(await read(join(folder, 'a.wav'))).toEqual(await read(bytes))
  } finally {
    await rm(folder, { recursive: true })
  }
})

const tone = { signal: sine(500, -6), seconds: 1, sampleRate: 8000 }
const samples = sampleBytes(tone)
const format = formatChunk(tone)

test.each([
  ['data before format', riff([chunk('data', samples), format])],
  [
    'other chunks before, between and after',
    riff([
      chunk('LIST', Buffer.alloc(33)),
      format,
      chunk('bext', Buffer.alloc(7)),
      chunk('data', samples),
      chunk('id3 ', Buffer.alloc(5)),
    ]),
  ],
  [
    'an odd chunk without its padding',
    riff([chunk('junk', Buffer.alloc(3)).subarray(0, 11), format, chunk('data', samples)]),
  ],
  ['a data size of zero', riff([format, chunk('data', samples, 0)])],
  ['a data size of unknown', riff([format, chunk('data', samples, 0xffff_ffff)])],
  [
    'a RIFF size of zero',
    Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), riff([format, chunk('data', samples)]).subarray(8)]),
  ],
])('reads a file with %s', async (_, bytes) => {
  const { header, channels } = await read(bytes)
  expect(header.frames).toBe(8000)
  expect(header.truncated).toBe(false)
  expect(rms(channels[0])).toBeCloseTo(0.3544, 3)
})

test('RF64 takes the data size from its own chunk', async () => {
  const sizes = Buffer.alloc(28)
  sizes.writeBigUInt64LE(8000n, 8)
  const { header } = await read(
    riff([chunk('ds64', sizes), format, chunk('data', samples, 0xffff_ffff)], 'RF64'),
  )
  expect(header.frames).toBe(4000)
})

test('a truncated file is read as far as it goes, and said to be truncated', async () => {
  const { header, channels } = await read(makeWav(tone).subarray(0, 44 + 8001))
  expect(header).toMatchObject({ frames: 4000, truncated: true })
  expect(channels[0]).toHaveLength(4000)
})

test('a wrong block size gives way to the bits per sample', async () => {
  const wrong = Buffer.from(format)
  wrong.writeUInt16LE(1, 8 + 12)
  expect((await read(riff([wrong, chunk('data', samples)]))).header.frames).toBe(8000)
})

test('broken float values read as silence', async () => {
  const signal = (t: number) => [Number.NaN, Number.POSITIVE_INFINITY, 0.5][Math.round(t * 8000) % 3] ?? 0
  const { channels } = await read(makeWav({ signal, seconds: 0.1, sampleRate: 8000, format: 'float32' }))
  expect(channels[0]?.slice(0, 6)).toEqual([0, 0, 0.5, 0, 0, 0.5])
})

function header(change: (body: Buffer) => void) {
  const changed = Buffer.from(format)
  change(changed.subarray(8))
  return riff([changed, chunk('data', samples)])
}

test.each([
  ['an empty file', Buffer.alloc(0), 'file_empty'],
  ['text', Buffer.from('this is not a recording at all, just words'), 'audio_damaged'],
  ['four bytes', Buffer.from('RIFF'), 'audio_damaged'],
  ['a header alone', Buffer.from('RIFF\0\0\0\0WAVE'), 'audio_damaged'],
  ['no format', riff([chunk('data', samples)]), 'audio_damaged'],
  ['no data', riff([format]), 'audio_without_samples'],
  ['data of no length', riff([format, chunk('data', Buffer.alloc(0))]), 'audio_without_samples'],
  [
    'a format chunk cut short',
    riff([chunk('fmt ', Buffer.alloc(8)), chunk('data', samples)]),
    'audio_damaged',
  ],
  ['no channels', header(body => body.writeUInt16LE(0, 2)), 'audio_damaged'],
  ['1000 channels', header(body => body.writeUInt16LE(1000, 2)), 'audio_format_unsupported'],
  ['a sample rate of 0', header(body => body.writeUInt32LE(0, 4)), 'audio_format_unsupported'],
  ['a sample rate of 4 GHz', header(body => body.writeUInt32LE(0xffff_ffff, 4)), 'audio_format_unsupported'],
  ['ADPCM', header(body => body.writeUInt16LE(2, 0)), 'audio_format_unsupported'],
  ['MP3 in a WAV file', header(body => body.writeUInt16LE(0x55, 0)), 'audio_format_unsupported'],
  ['64-bit integers', header(body => body.writeUInt16LE(64, 14)), 'audio_format_unsupported'],
])('rejects %s with a precise code', async (_, bytes, code) => {
  await expect(read(bytes)).rejects.toMatchObject({ code })
})

test('stops when canceled', async () => {
  const source = await openBytes(makeWav({ signal: silence, seconds: 10 }))
  const cancel = new AbortController()
  const header = await readWavHeader(source)
  const reading = (async () => {
    let blocks = 0
    for await (const _ of readSamples(source, header, cancel.signal)) if (++blocks === 2) cancel.abort()
  })()
  await expect(reading).rejects.toMatchObject({ code: 'canceled' })
})
