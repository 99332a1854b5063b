import { expect, test } from 'vitest'
import { withoutLongVideos } from './video-length'

/** A box with its name and what it holds. */
function box(type: string, content: Uint8Array<ArrayBuffer>) {
  const bytes = new Uint8Array(8 + content.length)
  new DataView(bytes.buffer).setUint32(0, bytes.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(content, 8)
  return bytes
}

/** As phones write it: the frames first, then what they are. */
function videoThatSays(seconds: number, isLong = false) {
  const header = new Uint8Array(100)
  const view = new DataView(header.buffer)
  header[0] = isLong ? 1 : 0
  view.setUint32(isLong ? 20 : 12, 600)
  if (isLong) view.setBigUint64(24, BigInt(seconds * 600))
  else view.setUint32(16, seconds * 600)
  const parts = [
    box('ftyp', new Uint8Array(12)),
    box('mdat', new Uint8Array(500)),
    box('moov', box('mvhd', header)),
  ]
  return new File(parts, 'walk.mp4', { type: 'video/mp4' })
}

test.each([
  ['of two minutes and what phones add', videoThatSays(121)],
  ['of two minutes with long times', videoThatSays(120, true)],
  ['that does not say', new File([new Uint8Array(900)], 'walk.mp4', { type: 'video/mp4' })],
  ['that is a photo', new File(['x'], 'gate.jpg', { type: 'image/jpeg' })],
])('a file %s may be sent', async (_, file) => {
  expect(await withoutLongVideos([file])).toEqual({ files: [file], problems: [] })
})

test.each([
  ['122 seconds', videoThatSays(122)],
  ['ten minutes with long times', videoThatSays(600, true)],
])('a video of %s is kept back, and the others are not', async (_, long) => {
  const short = videoThatSays(5)
  const { files, problems } = await withoutLongVideos([long, short])
  expect([files, problems]).toEqual([[short], [{ code: 'video_too_long', params: {} }]])
})
