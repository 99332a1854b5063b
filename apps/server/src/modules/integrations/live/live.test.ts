import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { listen, openLive, readLive } from '../../../testing/live'
import { colleagueOf, logIn, signUp } from '../../../testing/people'
import { photo, upload } from '../../../testing/uploads'

const app = useTestApp()

const has = (topic: contract.LiveTopic) => (event: { topics: contract.LiveTopic[] }) =>
  event.topics.includes(topic)

test('an assignment reaches the assignee and the organization, and nobody else', async () => {
  const ana = await signUp(app)
  // Not the admin, who is notified of everyone who joins.
  const cem = await colleagueOf(app, ana)
  const ben = await colleagueOf(app, ana)
  const outsider = await signUp(app)
  const [cems, bens, others] = await Promise.all([cem, ben, outsider].map(each => openLive(app, each)))
  if (!cems || !bens || !others) throw new Error('no streams')
  expect((await bens.next('unread')).unread).toBe(0)

  await ana.call(contract.createTask, { body: { title: 'Shore the trench', assignee: ben.id } })
  await bens.next('unread', ({ unread }) => unread === 1)
  await bens.next('changed', has('notifications'))
  await cems.next('changed', has('tasks'))
  expect(cems.events.some(event => event.type === 'changed' && has('notifications')(event))).toBe(false)

  await ben.call(contract.readNotifications, { body: {} })
  await bens.next('unread', ({ unread }) => unread === 0)
  expect(others.events.some(event => event.type === 'changed' && has('tasks')(event))).toBe(false)
  for (const stream of [cems, bens, others]) stream.close()
})

test('a stream resumes where it was cut; where that is unknown, everything is fetched again', async () => {
  const ana = await signUp(app)
  const first = await openLive(app, ana)
  const { id } = await first.next('unread')
  first.close()
  await ana.call(contract.createTask, { body: { title: 'Shore the trench' } })
  const other = await openLive(app, ana)
  await other.next('unread')
  other.close()

  const resumed = await openLive(app, ana, { 'last-event-id': id })
  await resumed.next('changed', has('tasks'))
  expect(resumed.events.some(({ type }) => type === 'resync')).toBe(false)
  resumed.close()

  for (const unknown of ['x', `${id}9`, `${id.split(':')[0]}:-1`, 'x'.repeat(4000)]) {
    const stream = await openLive(app, ana, { 'last-event-id': unknown })
    await stream.next('resync')
    stream.close()
  }
})

test('a stream ends with its session, and with the membership', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  const again = await logIn(app, ben.email)
  const revoked = await openLive(app, ben)
  const other = await openLive(app, again)
  await again.call(contract.endSession, { params: { id: 'all' } })
  await revoked.end(ana)
  expect((await openLive(app, ben)).status).toBe(401)

  expect(other.ended).toBe(false)
  await ana.call(contract.removeMember, { params: { id: ben.id } })
  await other.end(ana)
})

test('the progress of an analysis reaches everyone in the organization', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  const stream = await openLive(app, ben)
  const { data } = await upload(app, ana, { file: await photo(), name: 'site.jpg' })
  await stream.next('changed', has('analyses'))
  await ana.call(contract.cancelAnalysis, { params: { id: data.id } })
  const { analysis } = await stream.next('progress')
  expect([analysis.id, analysis.status]).toEqual([data.id, 'canceled'])
  stream.close()
})

test('a browser is let in by its cookie, a stranger is not', async () => {
  const ana = await signUp(app)
  const address = await listen(app)
  const byCookie = await readLive(address, { cookie: `plumbline_session=${ana.cookie}` })
  expect(byCookie.headers['content-type']).toBe('text/event-stream')
  expect(byCookie.headers['cache-control']).toBe('no-store')
  byCookie.close()
  expect((await readLive(address, {})).status).toBe(401)
})

test('the eleventh stream of a person replaces the first', async () => {
  const ana = await signUp(app)
  const streams = []
  for (let each = 0; each < 11; each++) streams.push(await openLive(app, ana))
  await streams[0]?.next('replaced')
  await streams[0]?.end(ana)
  expect(streams.slice(1).some(({ ended }) => ended)).toBe(false)
  for (const stream of streams) stream.close()
})

test('a lost connection to the database makes every page fetch again', async () => {
  const ana = await signUp(app)
  const stream = await openLive(app, ana)
  await app.db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'plumbline-pub-sub' and datname = current_database()`,
  )
  await stream.next('resync')
  await ana.call(contract.createTask, { body: { title: 'Guard the saw' } })
  await stream.next('changed', has('tasks'))
  stream.close()
})
