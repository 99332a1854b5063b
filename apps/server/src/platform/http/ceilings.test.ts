import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/harness'
import { signUp } from '../../testing/people'
import { photo, upload } from '../../testing/uploads'

const app = useTestApp()

test('a task has room for so many notes, and can be changed when it is full', async () => {
  const ana = await signUp(app)
  const { data: task } = await ana.call(contract.createTask, { body: { title: 'Guard the edge' } })
  const add = (note: string) => ana.send(contract.updateTask, { params: { id: task.id }, body: { note } })
  await app.db.pool.query(
    `update tasks set notes = (select jsonb_agg(jsonb_build_object('text', 'n', 'user_id', $2::text, 'user_name', '', 'created_at', '2026-01-01T00:00:00.000Z')) from generate_series(1, 200)) where id = $1`,
    [task.id, ana.id],
  )
  expect((await add('one more')).code).toBe('too_many_notes')
  const renamed = { params: { id: task.id }, body: { title: 'Guard every edge' } }
  expect((await ana.send(contract.updateTask, renamed)).status).toBe(200)
})

test('one account has so many streams of an analysis open', async () => {
  const ana = await signUp(app)
  const { data } = await upload(app, ana, { file: await photo(), name: 'a.jpg' })
  const open = () =>
    app.http.inject({
      url: `/api/analysis/events/${data.id}`,
      headers: { authorization: `Bearer ${ana.token}` },
      payloadAsStream: true,
    })
  const streams = await Promise.all(Array.from({ length: 10 }, open))
  expect(streams.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await open()).statusCode).toBe(503)
  await ana.call(contract.cancelAnalysis, { params: { id: data.id } })
  for (const stream of streams) stream.stream().resume()
})

test('events and refreshes are counted', async () => {
  const ana = await signUp(app)
  const record = () => ana.send(contract.recordEvent, { body: { event: 'page.viewed' } })
  expect((await record()).status).toBeLessThan(300)
  await app.db.pool.query(`update rate_limits set points = 600 where key like 'events:account%'`)
  expect((await record()).code).toBe('too_many')
  const refresh = () => app.send(contract.refresh, {}, { cookie: ana.cookie })
  expect((await refresh()).status).toBe(200)
  await app.db.pool.query(`update rate_limits set points = 120 where key like 'refresh:session%'`)
  expect((await refresh()).code).toBe('too_many')
})

test('an organization keeps as much as its plan includes, copies counted', async () => {
  const ana = await signUp(app)
  const { data } = await upload(app, ana, { file: await photo(), name: 'a.jpg' })
  await app.analysisWorker.wake()
  const storage = async () => (await ana.call(contract.getRetention, {})).data.storage
  const { rows } = await app.db.pool.query<{ byte_size: string; stored_bytes: string }>(
    'select byte_size, stored_bytes from media where id = (select media_id from analyses where id = $1)',
    [data.id],
  )
  expect(Number(rows[0]?.stored_bytes)).toBeGreaterThan(Number(rows[0]?.byte_size))
  expect(await storage()).toEqual({ used: Number(rows[0]?.stored_bytes), limit: contract.storageLimits.free })
  await app.db.pool.query('update media set stored_bytes = $2 where organization_id = $1', [
    ana.organizationId,
    contract.storageLimits.free - 100,
  ])
  const files = app.filesIn('media').length
  const full = await upload(app, ana, { file: await photo(), name: 'b.jpg' })
  expect([full.status, full.code, full.body.params]).toEqual([
    402,
    'storage_limit',
    { used: '2 GB', limit: '2 GB', plan: 'Free' },
  ])
  expect(app.filesIn('media')).toHaveLength(files)
  expect((await ana.call(contract.billingStatus, {})).data.analysesRemaining).toBe(9)
})
