import * as contract from '@plumbline/contract'
import { drawPicture } from '@plumbline/inference/testing/drawn-scene'
import { drawWorker } from '@plumbline/inference/testing/drawn-worker'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openLimits } from '../../../platform/http/limits'
import { useTestApp } from '../../../testing/harness'
import { rowCounts } from '../../../testing/row-counts'
import { form, photo, pictureOf, recording, sampleOf } from '../../../testing/uploads'
import { triedAtOnce } from './try-photo.limits'

const app = useTestApp()

/** A visitor at an address of their own, since the limit counts addresses. */
let visitors = 0
const newAddress = () => `192.0.2.${++visitors}`

type Sent = Partial<Parameters<typeof form>[0]>

async function tryPhoto(sent: Sent, remoteAddress = newAddress()) {
  const { payload, headers } = form({ name: 'a.jpg', ...sent })
  const response = await app.http.inject({
    method: 'POST',
    url: contract.tryPhoto.path,
    payload,
    headers,
    remoteAddress,
  })
  const body = response.json()
  return { status: response.statusCode, code: body.code, data: body.data as contract.TriedPhoto }
}

const bytesOf = ({ picture }: contract.TriedPhoto) => Buffer.from(picture.url.split(',')[1] ?? '', 'base64')

describe('a photo of somebody without an account', () => {
  let sample: Buffer
  beforeAll(async () => {
    sample = await sampleOf('site-no-hats')
  })

  test('is checked, and the rules that are cited can be looked up', async () => {
    const { status, data } = await tryPhoto({ file: sample })
    expect(status).toBe(200)
    expect(data).toMatchObject({ country: 'US', picture: { width: 800, height: 534 } })
    const hats = data.findings.find(({ rule }) => rule === 'head-protection')
    expect(hats).toMatchObject({
      severity: 'High',
      basis: 'breach',
      cited: { code: '29 CFR 1926.100(a)', title: 'Head protection', language: 'en' },
    })
    expect(hats?.cited?.source).toMatch(/^https:/)
    expect(hats?.boxes[0]).toMatchObject({ labelCode: 'no_hard_hat' })
    expect(data.questions.length).toBeGreaterThan(0)
  })

  test('is judged by the rules of the country that the language is most at home in', async () => {
    const { data } = await tryPhoto({ file: sample, fields: { language: 'de' } })
    expect(data.country).toBe('DE')
    const [hats] = data.findings
    expect(hats?.cited?.code).not.toContain('CFR')
    expect(hats?.cited?.language).toBe('de')
  })

  test('leaves no row, no file and nothing in the log', async () => {
    const [rows, files, logged] = [await rowCounts(app), app.filesIn('.'), app.log.length]
    expect(Object.keys(rows).length).toBeGreaterThan(30)
    expect((await tryPhoto({ file: sample, name: 'my-site.jpg' })).status).toBe(200)
    expect(await rowCounts(app)).toEqual(rows)
    expect(app.filesIn('.')).toEqual(files)
    const lines = app.log.slice(logged).join('')
    expect(lines).toContain(contract.tryPhoto.path)
    expect(lines).not.toMatch(/my-site|base64|head-protection/)
  })

  test('comes back small, upright and without what the camera noted', async () => {
    const { data } = await tryPhoto({ file: await photo({ width: 2400, height: 1200, gps: true }) })
    const { width, height, exif, format } = await sharp(bytesOf(data)).metadata()
    expect([width, height, exif, format]).toEqual([1280, 640, undefined, 'jpeg'])
    expect(data.findings).toEqual([])
  })

  test('comes back with faces covered', async () => {
    const worker = drawWorker({ x: 320, y: 460, height: 400, hat: 'none' })
    const picture = await drawPicture({ width: 640, height: 480, things: [worker] })
    const box = picture.truth.find(({ label }) => label === 'no_hard_hat')?.box
    const [left, top, width, height] = [box?.x, box?.y, box?.width, box?.height].map(each =>
      Math.round(each ?? 0),
    ) as [number, number, number, number]
    const contrastIn = async (image: Buffer) => {
      const face = await sharp(image).extract({ left, top, width, height }).grayscale().toBuffer()
      return (await sharp(face).stats()).sharpness
    }
    const { data } = await tryPhoto({ file: Buffer.from(picture.jpeg) })
    expect(data.picture.coveredFaces).toBe(1)
    expect(await contrastIn(bytesOf(data))).toBeLessThan((await contrastIn(Buffer.from(picture.jpeg))) / 3)
  })
})

describe('what is no photo', () => {
  test.each([
    ['a recording named .jpg', async () => recording(), 415, 'photo_only'],
    ['nothing', async () => undefined, 400, 'file_missing'],
    ['an empty file', async () => Buffer.alloc(0), 400, 'file_empty'],
    ['a file over 10 MB', async () => Buffer.alloc(11 * 1024 * 1024, 1), 413, 'file_too_large'],
    ['half a photo', async () => (await photo({ width: 900 })).subarray(0, 2000), 422, 'unreadable_media'],
    ['one of too many pixels', async () => pictureOf(30_000, 30_000), 422, 'unreadable_media'],
  ])('%s is rejected and leaves nothing behind', async (_, make, status, code) => {
    const files = app.filesIn('.')
    expect(await tryPhoto({ file: await make() })).toMatchObject({ status, code })
    expect(app.filesIn('.')).toEqual(files)
  })

  test('uses up no try', async () => {
    const address = newAddress()
    for (let times = 0; times <= contract.triesPerHour.photos; times++)
      expect((await tryPhoto({ file: recording() }, address)).code).toBe('photo_only')
    expect((await tryPhoto({ file: await photo() }, address)).status).toBe(200)
  })
})

test('an address has five photos an hour, and another one its own', async () => {
  const address = newAddress()
  for (let times = 0; times < contract.triesPerHour.photos; times++)
    expect((await tryPhoto({ file: await photo({ width: 64, height: 64 }) }, address)).status).toBe(200)
  const sixth = await tryPhoto({ file: await photo() }, address)
  expect([sixth.status, sixth.code]).toEqual([429, 'too_many'])
  expect((await tryPhoto({ file: await photo({ width: 64, height: 64 }) })).status).toBe(200)
})

test('a photo that nobody had time for is no try', async () => {
  const address = newAddress()
  // What another process writes while it looks at a photo of a visitor.
  const busy = openLimits(app.db.pool, app.clock)
  await busy.allows([triedAtOnce, 'all'])
  for (let times = 0; times <= contract.triesPerHour.photos; times++)
    expect(await tryPhoto({ file: await photo() }, address)).toMatchObject({
      status: 503,
      code: 'overloaded',
    })
  await busy.reset(triedAtOnce, 'all')
  expect((await tryPhoto({ file: await photo({ width: 64, height: 64 }) }, address)).status).toBe(200)
})
