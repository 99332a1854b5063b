import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withoutMetadata } from './without-metadata'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-copies-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function chunk(id: string, body: Buffer) {
  const head = Buffer.alloc(8)
  head.write(id)
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** One second of a ramp, with a recorder's notes about where it was made. */
function recordingWithNotes() {
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(8000, 4)
  format.writeUInt32LE(16_000, 8)
  format.writeUInt16LE(2, 12)
  format.writeUInt16LE(16, 14)
  const samples = Buffer.alloc(16_000)
  for (let index = 0; index < 8000; index++) samples.writeInt16LE(index, index * 2)
  const notes = chunk(
    'LIST',
    Buffer.concat([Buffer.from('INFO'), chunk('ICMT', Buffer.from('GPS 52.5200,13.4050 '))]),
  )
  const body = Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), notes, chunk('data', samples)])
  return { file: chunk('RIFF', body), samples }
}

test('a recording keeps its samples and loses the notes about place and device', async () => {
  const { file, samples } = recordingWithNotes()
  const path = join(folder, 'site.wav')
  writeFileSync(path, file)
  expect(file.includes('GPS')).toBe(true)
  const copy = Buffer.from((await withoutMetadata(path, 'audio')) ?? [])
  expect(copy.includes('GPS')).toBe(false)
  expect(copy.includes(samples.subarray(2000, 4000))).toBe(true)
})

test('what cannot be repacked is not copied at all', async () => {
  const path = join(folder, 'not.mp4')
  writeFileSync(path, 'no video')
  expect(await withoutMetadata(path, 'video')).toBeUndefined()
})
