import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'
import { sitesOf } from '../../../testing/sites'
import { photo, upload } from '../../../testing/uploads'
import { exifTime } from './exif-time'

const app = useTestApp()

/** Sharp writes no EXIF strings of its own choosing for dates that are none, which is what some of these are. */
const photoTaken = async (at: string, offset?: string) =>
  sharp(await photo())
    .withExif({ IFD2: { DateTimeOriginal: at, ...(offset && { OffsetTimeOriginal: offset }) } })
    .jpeg()
    .toBuffer()

const send = async (person: Person, file: Buffer, fields: Record<string, string> = {}) =>
  (await upload(app, person, { file, name: `${randomUUID()}.jpg`, fields })).data

async function inChicago() {
  const ana = await signUp(app)
  const [site] = await sitesOf(ana)
  if (!site) throw new Error('Everybody has a first site.')
  await ana.call(contract.updateSite, {
    params: { id: site.id },
    body: { ...site, timeZone: 'America/Chicago' },
  })
  return ana
}

test('a photo says when it was taken, in its own time zone', async () => {
  const { capturedAt, uploadDate } = await send(
    await inChicago(),
    await photoTaken('2026:07:14 07:32:10', '+02:00'),
  )
  expect(capturedAt).toBe('2026-07-14T05:32:10.000Z')
  expect(uploadDate).not.toBe(capturedAt)
})

test.each([
  ['summer', '2026:07:14 07:32:10', '2026-07-14T12:32:10.000Z'],
  ['winter', '2026:01:14 07:32:10', '2026-01-14T13:32:10.000Z'],
  ['the hour after the clocks change', '2026:03:08 03:10:00', '2026-03-08T08:10:00.000Z'],
])('without a time zone it is read in that of the site: %s', async (_, local, instant) => {
  expect((await send(await inChicago(), await photoTaken(local))).capturedAt).toBe(instant)
})

test('without one in the photo or the site, the zone of the device counts; without any the time means nothing', async () => {
  const ana = await signUp(app)
  const taken = '2026:07:14 07:32:10'
  const sent = await send(ana, await photoTaken(taken), { timeZone: 'Europe/Berlin' })
  expect(sent.capturedAt).toBe('2026-07-14T05:32:10.000Z')
  expect((await send(ana, await photoTaken(taken))).capturedAt).toBeNull()
})

test.each([
  ['long past', '1970:01:01 00:00:00'],
  ['ahead of time', '2031:01:01 00:00:00'],
  ['no date', '2026:02:30 10:00:00'],
  ['not set', '0000:00:00 00:00:00'],
])('a clock that was never set is no time: %s', async (_, at) => {
  expect((await send(await inChicago(), await photoTaken(at, '+00:00'))).capturedAt).toBeNull()
})

test('a photo without a time has the one that the camera in the browser sent, if that can be', async () => {
  const ana = await signUp(app)
  const now = app.clock.now().toISOString()
  expect((await send(ana, await photo(), { capturedAt: now })).capturedAt).toBe(now)
  expect((await send(ana, await photo(), { capturedAt: '2041-01-01T00:00:00Z' })).capturedAt).toBeNull()
  expect((await send(ana, await photo())).capturedAt).toBeNull()
  const wrong = await upload(app, ana, {
    file: await photo(),
    name: 'a.jpg',
    fields: { capturedAt: 'yesterday' },
  })
  expect(wrong.status).toBe(400)
})

test('a made-up block takes hardly more reading than a real one, and says nothing', () => {
  const block = Buffer.alloc(60_000)
  block.write('II')
  block.writeUInt16LE(42, 2)
  block.writeUInt32LE(8, 4)
  block.writeUInt16LE(5000, 8)
  for (let entry = 0; entry < 4000; entry++) {
    const at = 10 + entry * 12
    block.writeUInt16LE(0x8769, at)
    block.writeUInt16LE(2, at + 2)
    block.writeUInt32LE(0xffffffff, at + 4)
    block.writeUInt32LE(8, at + 8)
  }
  const reads = (['readUInt16LE', 'readUInt32LE'] as const).map(name => vi.spyOn(block, name))
  expect(exifTime(block)).toBeNull()
  // Two folders of five hundred entries at most, each with four numbers.
  expect(reads.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBeLessThan(5_000)
  expect(exifTime(block.subarray(0, 9))).toBeNull()
  expect(exifTime(Buffer.alloc(0))).toBeNull()
})

test('a video says when it was recorded', async () => {
  const box = (type: string, content: Buffer) => {
    const header = Buffer.alloc(8)
    header.writeUInt32BE(content.length + 8)
    header.write(type, 4)
    return Buffer.concat([header, content])
  }
  const header = Buffer.alloc(100)
  header.writeUInt32BE((Date.UTC(2026, 6, 14, 5) - Date.UTC(1904, 0, 1)) / 1000, 4)
  const video = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42')),
    box('mdat', Buffer.from(randomUUID())),
    box('moov', box('mvhd', header)),
  ])
  const ana = await signUp(app)
  const { data } = await upload(app, ana, { file: video, name: 'a.mp4', type: 'video/mp4' })
  expect(data.capturedAt).toBe('2026-07-14T05:00:00.000Z')
})

test('the area a person gave is the place of what is found there', async () => {
  const ana = await signUp(app)
  const { id, area } = await send(ana, await photo(), { area: ' Level 3 east ' })
  expect(area).toBe('Level 3 east')
  const { data: missed } = await ana.send(contract.createViolation, {
    body: { type: 'Missing guardrail', severity: 'High', analysisId: id },
  })
  expect(missed).toMatchObject({ location: 'Level 3 east', capturedAt: null })
  const long = await upload(app, ana, {
    file: await photo(),
    name: 'a.jpg',
    fields: { area: 'a'.repeat(201) },
  })
  expect(long.status).toBe(400)
})
