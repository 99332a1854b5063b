import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { signUp } from '../../../testing/people'
import { oldEvents } from '../../insights/events/events.upkeep'
import { purgeTables } from './housekeeping.feature'

const app = useTestApp()
const count = async (table: string) =>
  Number((await app.db.pool.query(`select count(*) as n from ${table}`)).rows[0]?.n)
async function purge() {
  await app.db.transaction(tx => app.jobs.enqueue(tx, purgeTables, {}))
  await app.jobs.runDueJobs([purgeTables])
}

test('logs are emptied by age, and what is recent stays', async () => {
  const ana = await signUp(app)
  await ana.call(contract.recordEvent, { body: { event: 'page.viewed' } })
  await app.call(contract.logError, { body: { message: 'broken' } })
  await app.db.pool.query(
    `insert into rate_limits (key, points, expire) values ('old', 1, 1), ('new', 1, $1), ('never', 1, null)`,
    [app.clock.at.getTime() + 60_000],
  )
  const before = [await count('events'), await count('client_errors')]
  expect(Math.min(...before)).toBeGreaterThan(0)
  await purge()
  expect([await count('events'), await count('client_errors')]).toEqual(before)
  expect((await app.db.pool.query(`select from rate_limits where key = 'old'`)).rowCount).toBe(0)
  expect((await app.db.pool.query(`select from rate_limits where key in ('new', 'never')`)).rowCount).toBe(2)
  app.passTime(days(31))
  await purge()
  expect([await count('events'), await count('client_errors')]).toEqual([before[0], 0])
  app.passTime(days(oldEvents.keptDays))
  await purge()
  expect(await count('events')).toBe(0)
})

test('what was full says so: a list that people add to has a ceiling', async () => {
  const ana = await signUp(app)
  const conversation = randomUUID()
  await app.db.pool.query(
    `insert into conversations (id, organization_id, user_id, title, message_count, created_at, updated_at)
     values ($1, $2, $3, 'Ladders', 0, now(), now())`,
    [conversation, ana.organizationId, ana.id],
  )
  const add = (from: number, to: number) =>
    app.db.pool.query(
      `insert into conversation_messages (id, organization_id, conversation_id, role, content, created_at, position)
       select gen_random_uuid(), $1, $2, 'user', 'How high?', now(), n from generate_series($3::int, $4::int) n`,
      [ana.organizationId, conversation, from, to],
    )
  await add(1, 1000)
  await expect(add(1001, 1001)).rejects.toMatchObject({ code: 'PB001', detail: '1000' })
  await app.db.pool.query('update conversations set message_count = 1000 where id = $1', [conversation])
  const response = await ana.send(contract.assistantPageChat, {
    body: { message: 'How high can a ladder be?', sessionId: conversation },
  })
  expect([response.status, response.code, response.body.params]).toEqual([
    409,
    'limit_reached',
    { limit: '1000' },
  ])
})

test('the handbook names the limit or the retention of every table', async () => {
  const handbook = readFileSync(new URL('../../../../../../docs/operations.md', import.meta.url), 'utf8')
  const section = handbook.split('## What grows, and how far')[1]?.split('\n## ')[0] ?? ''
  const { rows } = await app.db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  expect(rows.map(({ name }) => name).filter(name => !section.includes(`\`${name}\``))).toEqual([])
})

test('the ceilings of the handbook are those of the database', async () => {
  const handbook = readFileSync(new URL('../../../../../../docs/operations.md', import.meta.url), 'utf8')
  const { rows } = await app.db.pool.query<{ table: string; max: string }>(
    `select tgrelid::regclass::text as table, split_part(encode(tgargs, 'escape'), '\\000', 2) as max
     from pg_trigger where tgname like '%\\_ceiling'`,
  )
  expect(rows.length).toBeGreaterThan(10)
  const lines = handbook.split('\n')
  const wrong = rows.filter(({ table, max }) => {
    const line = lines.find(each => each.startsWith('|') && each.includes(`\`${table}\``)) ?? ''
    return !line.includes(Number(max).toLocaleString('en-US'))
  })
  expect(wrong).toEqual([])
})
