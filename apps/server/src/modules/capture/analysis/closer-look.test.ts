import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'
import { sampleOf, upload } from '../../../testing/uploads'

const app = useTestApp()

const resultOf = async (person: Person, id: string) =>
  (await person.call(contract.getResult, { params: { id } })).data
const remaining = async (person: Person) =>
  (await person.call(contract.billingStatus, {})).data.analysesRemaining
const lookCloser = (person: Person, id: string) => person.call(contract.lookCloser, { params: { id } })
const setThorough = (id: string, isThorough: boolean) =>
  app.db.pool.query(`update analyses set detail = jsonb_set(detail, '{isThorough}', $2) where id = $1`, [
    id,
    JSON.stringify(isThorough),
  ])

/** A photo with findings, as if only parts of it had been looked at closely. */
async function lookedAtInParts(person: Person) {
  const { data } = await upload(app, person, { file: await sampleOf('site-no-hats'), name: 'a.jpg' })
  await app.analysisWorker.wake()
  await setThorough(data.id, false)
  return resultOf(person, data.id)
}

test('a closer look adds what is new, keeps what is known and uses no further analysis', async () => {
  const ana = await signUp(app)
  const before = await lookedAtInParts(ana)
  expect(before.violations.length).toBeGreaterThan(0)
  const [known] = before.violations
  await ana.call(contract.setViolationStatus, {
    params: { id: known?.id ?? '' },
    body: { status: 'Resolved' },
  })

  const queued = await lookCloser(ana, before.id)
  expect([queued.status, queued.data.status]).toEqual([202, 'queued'])
  expect(await remaining(ana)).toBe(9)
  await app.analysisWorker.wake()
  const after = await resultOf(ana, before.id)
  expect(after).toMatchObject({ status: 'completed', summary: before.summary, detail: { isThorough: true } })
  expect(after.violations.map(({ id }) => id)).toEqual(before.violations.map(({ id }) => id))
  expect(after.violations.find(({ id }) => id === known?.id)?.status).toBe('Resolved')
  expect(await remaining(ana)).toBe(9)
})

test('what the first look missed becomes a violation', async () => {
  const ana = await signUp(app)
  const { id, violations } = await lookedAtInParts(ana)
  await app.db.pool.query('delete from violations where analysis_id = $1', [id])
  await lookCloser(ana, id)
  await app.analysisWorker.wake()
  const after = await resultOf(ana, id)
  expect(after.violations.map(({ type }) => type)).toEqual(violations.map(({ type }) => type))
})

test('canceled or failed, the earlier result stays', async () => {
  const ana = await signUp(app)
  const before = await lookedAtInParts(ana)
  await lookCloser(ana, before.id)
  const { data } = await ana.call(contract.cancelAnalysis, { params: { id: before.id } })
  expect(data.status).toBe('completed')
  expect(await resultOf(ana, before.id)).toEqual(before)
  expect(await remaining(ana)).toBe(9)
})

test('two requests are one closer look, and a thorough result is not looked at again', async () => {
  const ana = await signUp(app)
  const { id } = await lookedAtInParts(ana)
  const both = await Promise.all([lookCloser(ana, id), lookCloser(ana, id)])
  expect(both.map(({ data }) => data.status)).toEqual(['queued', 'queued'])
  await app.analysisWorker.wake()
  expect((await lookCloser(ana, id)).data.status).toBe('completed')
})

test('not by another organization', async () => {
  const { id } = await lookedAtInParts(await signUp(app))
  expect((await lookCloser(await signUp(app), id)).status).toBe(404)
})
