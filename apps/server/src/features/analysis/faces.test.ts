import * as contract from '@plumbline/contract'
import { drawPicture } from '@plumbline/inference/testing/drawn-scene'
import { drawWorker } from '@plumbline/inference/testing/drawn-worker'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../testing/harness'
import { type Person, signUp } from '../../testing/people'
import { upload } from '../../testing/uploads'

const app = useTestApp()
let picture: Awaited<ReturnType<typeof drawPicture>>
beforeAll(async () => {
  const worker = drawWorker({ x: 320, y: 460, height: 400, hat: 'none' })
  picture = await drawPicture({ width: 640, height: 480, things: [worker] })
})

/** How much is left to be seen where the head was drawn. */
async function contrastOfFace(person: Person) {
  const { data } = await upload(app, person, { file: picture.jpeg, name: 'a.jpg', query: '?force=1' })
  await app.analysisWorker.wake()
  const result = (await person.call(contract.getResult, { params: { id: data.id } })).data
  const served = await app.http.inject({
    url: result.mediaUrl ?? '',
    headers: { authorization: `Bearer ${person.token}` },
  })
  const head = picture.truth.find(({ label }) => label === 'no_hard_hat')?.box
  if (!head) throw new Error('nobody was drawn')
  const area = {
    left: Math.round(head.x),
    top: Math.round(head.y),
    width: Math.round(head.width),
    height: Math.round(head.height),
  }
  const face = await sharp(served.rawPayload).extract(area).grayscale().toBuffer()
  return (await sharp(face).stats()).sharpness
}

test('faces are made unrecognizable where the organization asks for it, from then on', async () => {
  const ana = await signUp(app)
  expect((await ana.call(contract.getOrganization, {})).data.hideFaces).toBe(false)
  const shown = await contrastOfFace(ana)
  await ana.call(contract.updateOrganization, { body: { hideFaces: true } })
  expect((await ana.call(contract.getOrganization, {})).data.hideFaces).toBe(true)
  expect(await contrastOfFace(ana)).toBeLessThan(shown / 3)
})
