import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, logIn, type Person, signUp } from '../../../testing/people'
import { searchEverything } from '../../../testing/search-everything'
import { photo, upload } from '../../../testing/uploads'
import { enforceRetention } from './retention.feature'

const app = useTestApp()

async function runRetention() {
  await app.db.transaction(tx => app.jobs.enqueue(tx, enforceRetention, {}))
  await app.jobs.runDueJobs([enforceRetention])
}

async function report(person: Person, status: 'Open' | 'Resolved') {
  const { data } = await person.call(contract.createViolation, {
    body: { type: `${status} edge`, severity: 'High' },
  })
  if (status === 'Resolved')
    await person.call(contract.setViolationStatus, { params: { id: data.id }, body: { status } })
  return data.id
}

async function plan(person: Person, status?: 'completed', violationId?: string) {
  const { data } = await person.call(contract.createTask, {
    body: { title: status ?? 'open', ...(violationId && { violationId }) },
  })
  if (status) await person.call(contract.updateTask, { params: { id: data.id }, body: { status } })
  return data.id
}

const namesIn = async (person: Person) => ({
  violations: (await person.call(contract.listViolations, { query: {} })).data.items
    .map(({ type }) => type)
    .toSorted(),
  tasks: (await person.call(contract.listTasks, { query: {} })).data.items
    .map(({ title }) => title)
    .toSorted(),
  results: (await person.call(contract.listResults, { query: {} })).data.items.length,
})

/** One of everything; the upload is analyzed as far as the rows go. */
async function fill(person: Person) {
  await report(person, 'Open')
  await report(person, 'Resolved')
  await plan(person)
  await plan(person, 'completed')
  const { data } = await upload(app, person, { file: await photo(), name: 'a.jpg' })
  await app.db.pool.query(`update analyses set status = 'completed' where id = $1`, [data.id])
}

const filesOf = ({ organizationId }: Person) =>
  app.filesIn('media').filter(path => path.includes(organizationId))

test('everything is kept until an admin says otherwise', async () => {
  const ana = await signUp(app)
  expect((await ana.call(contract.getRetention, {})).data).toEqual({
    media: null,
    records: null,
    activity: null,
    onHold: false,
    lastRun: null,
    storage: { used: 0, limit: contract.storageLimits.free },
  })
  await fill(ana)
  app.passTime(days(4000))
  await runRetention()
  const later = await logIn(app, ana.email)
  expect(await namesIn(later)).toMatchObject({ violations: ['Open edge', 'Resolved edge'], results: 1 })
  expect((await later.call(contract.getRetention, {})).data.lastRun).toBeNull()
})

test('what is closed and older goes with its results, what is open or younger stays, and so do others', async () => {
  const [before, keeper] = [await signUp(app), await signUp(app)]
  await fill(before)
  await fill(keeper)
  const resolved = await report(before, 'Resolved')
  await plan(before, undefined, resolved)
  app.passTime(days(80))
  const ana = await logIn(app, before.email)
  await report(ana, 'Resolved')
  const saved = await ana.call(contract.saveRetention, { body: { records: 3 } })
  expect([saved.status, saved.data.records, saved.data.media]).toEqual([200, 3, null])
  await runRetention()
  expect((await namesIn(ana)).violations).toHaveLength(4)

  app.passTime(days(20))
  await runRetention()
  const again = await logIn(app, ana.email)
  // The violation that somebody still works on stays, too.
  expect(await namesIn(again)).toEqual({
    violations: ['Open edge', 'Resolved edge', 'Resolved edge'],
    tasks: ['open', 'open'],
    results: 0,
  })
  expect(filesOf(again)).toEqual([])
  expect((await again.call(contract.getRetention, {})).data.lastRun).toMatchObject({
    at: app.clock.at.toISOString(),
    violations: 1,
    tasks: 1,
    analyses: 1,
    media: 0,
  })
  const { items } = (await again.call(contract.listEvents, { query: { event: 'retention.deleted' } })).data
  expect(items[0]).toMatchObject({ userName: null, data: { violations: '1', tasks: '1' } })
  expect(await namesIn(await logIn(app, keeper.email))).toMatchObject({ results: 1 })
  expect(filesOf(keeper).length).toBeGreaterThan(0)
})

test('media lose their files; violations and results stay without the picture, and the file can come again', async () => {
  const ana = await signUp(app)
  const file = await photo()
  const { data } = await upload(app, ana, { file, name: 'a.jpg' })
  await app.db.pool.query(`update analyses set status = 'completed' where id = $1`, [data.id])
  const { data: missed } = await ana.call(contract.createViolation, {
    body: { type: 'Open edge', severity: 'High', analysisId: data.id },
  })
  await ana.call(contract.saveRetention, { body: { media: 1 } })
  app.passTime(days(40))
  await runRetention()
  const later = await logIn(app, ana.email)
  expect(filesOf(later)).toEqual([])
  const violation = await later.call(contract.getViolation, { params: { id: missed.id } })
  expect([violation.status, violation.data.mediaUrl]).toEqual([200, null])
  expect((await later.call(contract.getRetention, {})).data.lastRun).toMatchObject({
    media: 1,
    violations: 0,
  })
  await runRetention()
  expect((await later.call(contract.getRetention, {})).data.lastRun).toMatchObject({ media: 0 })
  expect((await upload(app, later, { file, name: 'a.jpg' })).status).toBe(202)
})

test('the log of what people did is kept as long as the admin says', async () => {
  const ana = await signUp(app)
  await report(ana, 'Open')
  app.passTime(days(100))
  const later = await logIn(app, ana.email)
  await later.call(contract.saveRetention, { body: { activity: 3 } })
  await runRetention()
  const { items } = (await later.call(contract.listEvents, { query: {} })).data
  expect(items.map(({ event }) => event).toSorted()).toEqual(['retention.changed', 'retention.deleted'])
})

test('only an admin sees and sets it, and only what is offered', async () => {
  const ana = await signUp(app)
  const manager = await colleagueOf(app, ana, 'manager')
  expect((await manager.call(contract.getRetention, {})).status).toBe(403)
  expect((await manager.call(contract.saveRetention, { body: { media: 1 } })).status).toBe(403)
  for (const media of [0, 2, -1, '1', 1.5]) {
    const { status, fields } = await ana.send(contract.saveRetention, { body: { media } })
    expect([status, fields[0]?.field]).toEqual([400, 'media'])
  }
})

test('what an upload was called and what notifications quoted goes too', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  await upload(app, ana, { file: await photo(), name: 'Kxwqj-photo.jpg' })
  const { data } = await ana.call(contract.createTask, { body: { title: 'Kxwqj-task', assignee: ben.id } })
  await ben.call(contract.updateTask, { params: { id: data.id }, body: { status: 'completed' } })
  await app.emailsOfNotifications()
  await ana.call(contract.saveRetention, { body: { media: 1, records: 1, activity: 1 } })
  app.passTime(days(40))
  await runRetention()
  const left = (await searchEverything(app, 'Kxwqj')).filter(where => !/^(file|jobs\.)/.test(where))
  expect(left).toEqual([])
  expect((await (await logIn(app, ana.email)).call(contract.getRetention, {})).data.storage.used).toBe(0)
})
