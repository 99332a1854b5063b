import * as contract from '@plumbline/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { download } from '../../../testing/pdf'
import { signUpOn } from '../../../testing/plans'
import { sampleOf, upload } from '../../../testing/uploads'

const app = useTestApp()

/** How much neighboring pixels differ: little in a picture that is blurred. */
async function sharpness(jpeg: Uint8Array) {
  const laplacian = { width: 3, height: 3, kernel: [0, -1, 0, -1, 4, -1, 0, -1, 0], scale: 1 }
  const edges = await sharp(jpeg).greyscale().convolve(laplacian).png().toBuffer()
  const { channels } = await sharp(edges).stats()
  return channels[0]?.stdev ?? 0
}

async function sharedFinding() {
  const person = await signUpOn(app, 'premium')
  const { data } = await upload(app, person, { file: await sampleOf('site-no-hats'), name: 'site.jpg' })
  await app.analysisWorker.wake()
  const { violations } = (await person.call(contract.getResult, { params: { id: data.id } })).data
  const [{ id, boundingBoxes } = { id: '', boundingBoxes: [] }] = violations
  const { url } = (await person.call(contract.shareReport, { params: { id }, body: { days: 7 } })).data
  const token = url.split('/').at(-1) ?? ''
  const open = async () => (await app.call(contract.getSharedReport, { params: { token } })).data
  const picture = () => download(app, null, contract.getSharedPicture, { params: { token } })
  return { person, id, boundingBoxes, open, picture, analysisId: data.id }
}

test('who has the link sees the picture with its boxes, and blurred where nobody knows the faces', async () => {
  const { person, id, boundingBoxes, open, picture, analysisId } = await sharedFinding()
  const task = { title: 'Hand out hats', violationId: id, priority: 'high', dueDate: '2026-12-01' } as const
  await person.call(contract.createTask, { body: task })

  const known = await open()
  expect(known).toMatchObject({ dueDate: '2026-12-01', status: 'Open' })
  expect(known.picture).toMatchObject({ width: 800, isBlurred: false, boxes: boundingBoxes })
  const seen = await picture()
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(seen.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(await sharp(seen.bytes).metadata()).toMatchObject({ width: 800, format: 'jpeg' })

  await app.db.pool.query("update analyses set detail = detail - 'findings' where id = $1", [analysisId])
  const { picture: unknown } = await open()
  expect(unknown?.isBlurred).toBe(true)
  const blurred = await picture()
  expect(await sharpness(blurred.bytes)).toBeLessThan((await sharpness(seen.bytes)) / 4)
})

test('a finding without a picture has none to show', async () => {
  const person = await signUpOn(app, 'premium')
  const body = { type: 'Open edge', severity: 'High' } as const
  const { id } = (await person.call(contract.createViolation, { body })).data
  const { url } = (await person.call(contract.shareReport, { params: { id }, body: { days: 7 } })).data
  const params = { token: url.split('/').at(-1) ?? '' }
  expect((await app.call(contract.getSharedReport, { params })).data.picture).toBeNull()
  expect(await app.send(contract.getSharedPicture, { params })).toMatchObject({
    status: 404,
    code: 'not_found',
  })
})
