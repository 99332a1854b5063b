import * as contract from '@plumbline/contract'
import { drawPicture } from '@plumbline/inference/testing/drawn-scene'
import { drawWorker } from '@plumbline/inference/testing/drawn-worker'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'
import { upload } from '../../../testing/uploads'
import { hideOriginal } from '../media/hide-original'
import { mediaIdIn } from '../media/media.service'

const app = useTestApp()
let picture: Awaited<ReturnType<typeof drawPicture>>
beforeAll(async () => {
  const worker = drawWorker({ x: 320, y: 460, height: 400, hat: 'none' })
  picture = await drawPicture({ width: 640, height: 480, things: [worker] })
})

function head() {
  const box = picture.truth.find(({ label }) => label === 'no_hard_hat')?.box
  if (!box) throw new Error('nobody was drawn')
  return {
    left: Math.round(box.x),
    top: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  }
}

/** How much is left to be seen where the head was drawn. */
async function contrastIn(image: Buffer | string) {
  const face = await sharp(image).extract(head()).grayscale().toBuffer()
  return (await sharp(face).stats()).sharpness
}

async function analyzed(person: Person) {
  const { data } = await upload(app, person, { file: picture.jpeg, name: 'a.jpg', query: '?force=1' })
  await app.analysisWorker.wake()
  await app.jobs.runDueJobs([hideOriginal])
  const result = (await person.call(contract.getResult, { params: { id: data.id } })).data
  const served = await app.http.inject({
    url: result.mediaUrl ?? '',
    headers: { authorization: `Bearer ${person.token}` },
  })
  const id = mediaIdIn(result.mediaUrl ?? '')
  const files = app.filesIn('media').filter(path => path.includes(id))
  return { served: await contrastIn(served.rawPayload), files, id: data.id }
}
const isFullSize = (path: string) => !path.endsWith('/thumbnail')
const originalIn = (files: string[]) => files.find(path => path.endsWith('/original')) ?? ''

test('faces are made unrecognizable in a new organization, until it turns that off', async () => {
  const ana = await signUp(app)
  expect((await ana.call(contract.getOrganization, {})).data.hideFaces).toBe(true)
  const { served: hidden } = await analyzed(ana)
  await ana.call(contract.updateOrganization, { body: { hideFaces: false } })
  expect((await ana.call(contract.getOrganization, {})).data.hideFaces).toBe(false)
  const { served: shown, files } = await analyzed(ana)
  expect(hidden).toBeLessThan(shown / 3)
  expect(await contrastIn(originalIn(files))).toBeGreaterThan(shown / 3)
})

test('what is stored has no faces either, and can be looked at again', async () => {
  const ana = await signUp(app)
  const { files, id } = await analyzed(ana)
  const sharpest = Math.max(...(await Promise.all(files.filter(isFullSize).map(contrastIn))))
  expect(files.map(path => path.split('/').at(-1)).toSorted()).toEqual(['display', 'original', 'thumbnail'])
  expect(sharpest).toBeLessThan((await contrastIn(picture.jpeg)) / 3)
  const { width, height } = await sharp(originalIn(files)).metadata()
  expect([width, height]).toEqual([640, 480])
  expect((await ana.call(contract.lookCloser, { params: { id } })).status).toBeLessThan(300)
  await app.analysisWorker.wake()
  const again = (await ana.call(contract.getResult, { params: { id } })).data
  expect(again.status).toBe('completed')
})
