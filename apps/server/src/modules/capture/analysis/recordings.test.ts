import * as contract from '@plumbline/contract'
import { makeSound } from '@plumbline/inference/audio/compressed/test-sounds'
import { whiteNoise } from '@plumbline/inference/audio/test-signals'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'
import { upload } from '../../../testing/uploads'

const app = useTestApp()

async function analyzed(person: Person, file: Buffer, name: string, type: string) {
  const { data } = await upload(app, person, { file, name, type })
  await app.analysisWorker.wake()
  return (await person.call(contract.getResult, { params: { id: data.id } })).data
}

test('a voice memo named like a video is measured, and served to its organization without notes', async () => {
  const [ana, ben] = [await signUp(app), await signUp(app)]
  const comment = 'GPS 52.5200,13.4050'
  const memo = await makeSound({ container: 'm4a', signal: whiteNoise(-12), seconds: 2, comment })
  const result = await analyzed(ana, memo, 'memo.mp4', 'video/mp4')
  expect(result).toMatchObject({ kind: 'audio', fileType: 'audio/mp4', status: 'completed' })
  expect(result.detail?.noise?.laeqDb).toBeGreaterThan(60)
  const get = (person: Person) =>
    app.http.inject({ url: result.mediaUrl ?? '', headers: { authorization: `Bearer ${person.token}` } })
  const served = await get(ana)
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'audio/mp4'])
  expect([memo, served.rawPayload].map(each => each.includes('GPS'))).toEqual([true, false])
  expect((await get(ben)).statusCode).toBe(404)
})

test('what a recording is served as is told by its content, whatever its row says', async () => {
  const ana = await signUp(app)
  const memo = await makeSound({ container: 'ogg', signal: whiteNoise(-12) })
  const { data } = await upload(app, ana, { file: memo, name: 'memo.ogg', type: 'audio/ogg' })
  await app.db.pool.query(`update media set content_type = 'text/html' where organization_id = $1`, [ana.id])
  await app.analysisWorker.wake()
  const { mediaUrl } = (await ana.call(contract.getResult, { params: { id: data.id } })).data
  const served = await app.http.inject({
    url: mediaUrl ?? '',
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'audio/ogg'])
})

test('a recording that is none fails clearly and gives the credit back', async () => {
  const ana = await signUp(app)
  const result = await analyzed(ana, Buffer.from(`OggS${'no sound '.repeat(200)}`), 'memo.ogg', 'audio/ogg')
  expect(result).toMatchObject({ status: 'failed', error: { code: 'audio_damaged' } })
  expect((await ana.call(contract.billingStatus, {})).data.analysesRemaining).toBe(10)
})
