import { expect, test } from 'vitest'
import { withCaptureTime } from './exif'

/** The smallest that looks like one: where it begins, and where it ends. */
const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], { type: 'image/jpeg' })
const bytesOf = async (blob: Blob) => new Uint8Array(await new Response(blob).arrayBuffer())

test('a shot carries when it was taken, by the clock of the device and from UTC', async () => {
  const at = new Date('2026-11-16T08:30:05.042Z')
  const shot = withCaptureTime(jpeg, at)
  const bytes = await bytesOf(shot)
  const view = new DataView(bytes.buffer)
  const text = new TextDecoder('latin1').decode(bytes)
  expect(shot.type).toBe('image/jpeg')
  // The segment follows the start at once, its length leads to the rest of the picture.
  expect([...bytes.subarray(0, 4)]).toEqual([0xff, 0xd8, 0xff, 0xe1])
  expect([...bytes.subarray(4 + view.getUint16(4))]).toEqual([0xff, 0xd9])
  const [, day, time, offset] = text.match(/(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)\0([+-]\d\d:\d\d)\0/) ?? []
  expect(new Date(`${day?.replaceAll(':', '-')}T${time}.042${offset}`)).toEqual(at)
  expect(text).toContain('042\0')
})

test('two shots of the same view are two files', async () => {
  const first = await bytesOf(withCaptureTime(jpeg, new Date('2026-11-16T08:30:05.042Z')))
  const second = await bytesOf(withCaptureTime(jpeg, new Date('2026-11-16T08:30:05.043Z')))
  expect(first).not.toEqual(second)
  expect(first.length).toBe(second.length)
})
