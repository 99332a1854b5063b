import { fileURLToPath } from 'node:url'
import * as contract from '@plumbline/contract'
import { makeClip } from '@plumbline/inference/video/test-clips'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { signUp } from '../../../testing/people'
import { photo, upload } from '../../../testing/uploads'

const app = useTestApp()

const size = { width: 960, height: 640 }
const site = new URL('../../../../../web/public/samples/site-no-hats.jpg', import.meta.url)
async function clipOf(picture: Sharp) {
  const frame = await picture.resize(size.width, size.height).removeAlpha().raw().toBuffer()
  return Buffer.from(await makeClip({ ...size, seconds: 2, framesPerSecond: 5, draw: () => frame }))
}
async function analyzed(file: Buffer, name: string, type: string) {
  const ana = await signUp(app)
  const { data } = await upload(app, ana, { file, name, type })
  await app.analysisWorker.wake()
  const result = (await ana.call(contract.getResult, { params: { id: data.id } })).data
  const shown = (url: string) =>
    app.http
      .inject({ url, headers: { authorization: `Bearer ${ana.token}` } })
      .then(response => response.rawPayload)
  return { ...result, shown }
}

test('a video is known by a small copy of the frame of its first finding', async () => {
  const result = await analyzed(await clipOf(sharp(fileURLToPath(site))), 'site.mp4', 'video/mp4')
  const [found] = result.violations
  expect(found?.mediaUrl).not.toBeNull()
  expect(result.thumbnailUrl).toBe(found?.mediaUrl?.replace('display', 'thumbnail'))
  const small = await sharp(await result.shown(result.thumbnailUrl ?? '')).metadata()
  const whole = await sharp(await result.shown(found?.mediaUrl ?? '')).metadata()
  expect([small.width, whole.width]).toEqual([480, size.width])
})

test('a video in which nothing was found has none, a photo always has its own', async () => {
  const gray = sharp({ create: { ...size, channels: 3, background: '#8a8a8a' } })
  const empty = await analyzed(await clipOf(gray), 'empty.mp4', 'video/mp4')
  expect([empty.status, empty.violations, empty.thumbnailUrl]).toEqual(['completed', [], null])
  const picture = await analyzed(await photo(), 'photo.jpg', 'image/jpeg')
  expect((await sharp(await picture.shown(picture.thumbnailUrl ?? '')).metadata()).width).toBe(480)
})
