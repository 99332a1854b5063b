import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { signUp } from '../../../testing/people'

const app = useTestApp()

test('a report of an error is kept without the secrets of links', async () => {
  const secret = 'FVmY0123456789'
  const link = `https://plumbline.test/reset-password/${secret}`
  const body = {
    message: `failed at ${link}:3`,
    url: `${link}?invitation=${secret}&x=1#y`,
    stack: `at ${link}\nat https://plumbline.test/shared/${secret}/x`,
  }
  expect((await app.call(contract.logError, { body })).status).toBe(202)
  const { rows } = await app.db.pool.query('select message, url, stack from client_errors')
  expect(JSON.stringify(rows)).toContain('/reset-password/[secret]')
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(app.log.join('\n')).not.toContain(secret)
  await app.db.pool.query('delete from client_errors')
})

test('an event is kept for the person whose session it is, and is not recorded for anybody else', async () => {
  const ana = await signUp(app)
  const violation = await ana.call(contract.createViolation, { body: { type: 'Edge', severity: 'Low' } })
  const violation_id = violation.data.id
  const body = { event: 'violation_root_cause_viewed', user_id: ana.id, source: 'UI', violation_id }
  expect((await ana.call(contract.recordEvent, { body })).status).toBe(201)
  const forged = await ana.call(contract.recordEvent, { body: { ...body, user_id: randomUUID() } })
  expect([forged.status, forged.fields[0]?.field]).toEqual([400, 'user_id'])
  const { rows } = await app.db.pool.query(
    `select user_id, organization_id, event, data from events where source = 'UI'`,
  )
  expect(rows).toEqual([
    {
      user_id: ana.id,
      organization_id: ana.organizationId,
      event: 'violation_root_cause_viewed',
      data: { violation_id },
    },
  ])
})

test('a browser may report an error without being signed in, but not without end', async () => {
  const report = (message: string) =>
    app.call(contract.logError, { body: { message, stack: 'at App', timestamp: '2026-11-16T08:00:00Z' } })
  expect((await report('It broke')).status).toBe(202)
  const { rows } = await app.db.pool.query('select message from client_errors')
  expect(rows).toEqual([{ message: 'It broke' }])
  for (let more = 1; more < 60; more++) await report('again')
  expect((await report('too often')).status).toBe(429)
})
