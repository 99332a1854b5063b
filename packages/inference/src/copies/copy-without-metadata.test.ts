import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withFrameRepeated, withUserData } from '../video/hostile-clips'
import { makeClip, numbered, readNumber } from '../video/test-clips'
import { openVideoReader } from '../video/video-reader'
import type { CopyRequest } from './copy-process'
import { copyWithoutMetadata } from './copy-without-metadata'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-copies-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function request(kind: CopyRequest['kind'], bytes: Uint8Array): CopyRequest {
  const from = join(folder, `${files++}`)
  writeFileSync(from, bytes)
  return { kind, from, to: `${from}-copy` }
}

async function copyOf(kind: CopyRequest['kind'], bytes: Uint8Array): Promise<Buffer | undefined> {
  const asked = request(kind, bytes)
  const isCopied = await copyWithoutMetadata(asked)
  expect(existsSync(asked.to)).toBe(isCopied)
  return isCopied ? readFileSync(asked.to) : undefined
}

describe('a recording', () => {
  function chunk(id: string, body: Buffer, isBigEndian = false) {
    const head = Buffer.alloc(8)
    head.write(id)
    if (isBigEndian) head.writeUInt32BE(body.length, 4)
    else head.writeUInt32LE(body.length, 4)
    return Buffer.concat([head, body])
  }

  /** One second of a ramp, with a recorder's notes about where it was made. */
  function recordingWithNotes(notes: string) {
    const format = Buffer.alloc(16)
    format.writeUInt16LE(1, 0)
    format.writeUInt16LE(1, 2)
    format.writeUInt32LE(8000, 4)
    format.writeUInt32LE(16_000, 8)
    format.writeUInt16LE(2, 12)
    format.writeUInt16LE(16, 14)
    const samples = Buffer.alloc(16_000)
    for (let index = 0; index < 8000; index++) samples.writeInt16LE(index, index * 2)
    const list = chunk('LIST', Buffer.concat([Buffer.from('INFO'), chunk('ICMT', Buffer.from(notes))]))
    const body = Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), list, chunk('data', samples)])
    return { file: chunk('RIFF', body), format, samples }
  }

  test('keeps its samples and loses the notes about place and device', async () => {
    const { file, samples } = recordingWithNotes('GPS 52.5200,13.4050 ')
    expect(file.includes('GPS')).toBe(true)
    const copy = await copyOf('audio', file)
    expect(copy?.includes('GPS')).toBe(false)
    expect(copy?.subarray(44)).toEqual(samples)
  })

  test('with a comment of 2 MB is copied as well', async () => {
    const { file, samples } = recordingWithNotes('GPS '.repeat(500_000))
    expect((await copyOf('audio', file))?.subarray(44)).toEqual(samples)
  })

  test('that promises 4 GB is copied as far as it goes', async () => {
    const { file, samples } = recordingWithNotes('')
    file.writeUInt32LE(0xffff_fffe, file.length - samples.length - 4)
    expect((await copyOf('audio', file))?.subarray(44)).toEqual(samples)
  })

  test('in the other byte order is copied in the usual one', async () => {
    const { format, samples } = recordingWithNotes('')
    const other = Buffer.from(format)
    for (const at of [0, 2, 12, 14]) other.writeUInt16BE(format.readUInt16LE(at), at)
    for (const at of [4, 8]) other.writeUInt32BE(format.readUInt32LE(at), at)
    const body = Buffer.concat([
      Buffer.from('WAVE'),
      chunk('fmt ', other, true),
      chunk('data', Buffer.from(samples).swap16(), true),
    ])
    const copy = await copyOf('audio', chunk('RIFX', body, true))
    expect(copy?.subarray(20, 36)).toEqual(format)
    expect(copy?.subarray(44)).toEqual(samples)
  })
})

describe('a video', () => {
  const size = { width: 160, height: 96 }
  const draw = (frame: number) => numbered(size.width, size.height, frame)
  let clip: Uint8Array
  let still: Uint8Array
  beforeAll(async () => {
    clip = await makeClip({ ...size, seconds: 2, draw })
    still = await makeClip({ ...size, seconds: 1 / 30, container: 'mov', draw })
  })

  async function numbersIn(video: Buffer) {
    const { from } = request('video', video)
    const reader = await openVideoReader(from, true)
    const numbers: number[] = []
    const { damaged } = await reader.sample(async ({ frame }) => {
      numbers.push(readNumber(frame))
    })
    reader.close()
    return { numbers, damaged }
  }
  const all = Array.from({ length: 60 }, (_, index) => index)

  test('keeps its frames and loses what a device noted beside them', async () => {
    const noted = await withUserData(clip, 'GPS 52.5200,13.4050 serial 4711')
    expect(noted.includes('serial 4711')).toBe(true)
    const copy = await copyOf('video', noted)
    expect(copy?.includes('serial 4711')).toBe(false)
    expect(await numbersIn(copy ?? Buffer.alloc(0))).toEqual({ numbers: all, damaged: false })
  })

  test('that is cut short is copied as far as it goes', async () => {
    const copy = await copyOf('video', clip.subarray(0, Math.floor(clip.length * 0.6)))
    const { numbers } = await numbersIn(copy ?? Buffer.alloc(0))
    expect(numbers).toEqual(all.slice(0, numbers.length))
    expect(numbers.length).toBeGreaterThan(10)
  })

  test('that names one frame thousands of times is damaged and not copied', async () => {
    expect(await copyOf('video', withFrameRepeated(still, 1))).toBeDefined()
    const hostile = withFrameRepeated(still, 6000)
    const { from } = request('video', hostile)
    await expect(openVideoReader(from)).rejects.toMatchObject({ code: 'video_damaged' })
    expect(await copyOf('video', hostile)).toBeUndefined()
  })

  test('that names one frame thousands of times ends where frames are missing', async () => {
    const { from } = request('video', withFrameRepeated(still, 120, 100))
    const reader = await openVideoReader(from)
    expect(reader.outline.framesTotal).toBeLessThan(100)
    reader.close()
  })

  test('that is none is not copied', async () => {
    expect(await copyOf('video', Buffer.from('no video'))).toBeUndefined()
  })

  test('is given up when its time is over or nobody waits for it', async () => {
    const late = request('video', clip)
    expect(await copyWithoutMetadata(late, { maxMs: 1 })).toBe(false)
    const canceled = request('video', clip)
    const signal = AbortSignal.abort()
    await expect(copyWithoutMetadata(canceled, { signal })).rejects.toMatchObject({ code: 'canceled' })
    expect([late, canceled].filter(({ to }) => existsSync(to))).toEqual([])
  })

  test('is no larger than before', async () => {
    const asked = request('video', clip)
    await copyWithoutMetadata(asked)
    expect(statSync(asked.to).size).toBeLessThan(clip.length + 1000)
  })
})
