import * as contract from '@plumbline/contract'
import { expect, inject, test } from 'vitest'
import { freshDatabase } from '../../testing/database'
import { testApp, useTestApp } from '../../testing/harness'
import { signUp } from '../../testing/people'
import { slowDatabase } from '../../testing/slow-database'

const app = useTestApp()

test('while the database answers slowly, callers are served or told to come back; what was acknowledged stays', async () => {
  const slow = await slowDatabase(await freshDatabase(inject('server')))
  const product = await testApp({}, slow.connectionString)
  const people = await Promise.all([signUp(product), signUp(product), signUp(product)])
  const create = (person: (typeof people)[number], title: string) =>
    person.call(contract.createTask, { body: { title } })

  slow.delay(2_000)
  const answers = await Promise.all(
    people.flatMap(person => Array.from({ length: 8 }, (_, each) => create(person, `Repair ${each}`))),
  )
  const codes = new Set(answers.map(({ status, code }) => `${status} ${code ?? ''}`.trim()))
  expect([...codes].filter(code => !['201', '503 unavailable'].includes(code))).toEqual([])
  expect(codes).toContain('201')
  expect(codes).toContain('503 unavailable')
  expect(answers.every(({ status, headers }) => status === 201 || Number(headers['retry-after']) > 0)).toBe(
    true,
  )
  expect((await product.http.inject('/healthz')).statusCode).toBe(200)

  slow.delay(0)
  const created = answers.filter(({ status }) => status === 201).length
  const listed = await Promise.all(people.map(person => person.call(contract.listTasks, { query: {} })))
  expect(listed.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(listed.reduce((sum, { data }) => sum + data.total, 0)).toBeGreaterThanOrEqual(created)
  await product.close()
  await slow.close()
})

test('a statement that the database gave up is answered like a database that is away', async () => {
  const ana = await signUp(app)
  await app.db.pool.query(`
    create function give_up() returns trigger language plpgsql as $$
    begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$;
    create trigger slow before insert on tasks execute function give_up()`)
  const { status, code } = await ana.call(contract.createTask, { body: { title: 'Repair the edge' } })
  expect([status, code]).toEqual([503, 'unavailable'])
  await app.db.pool.query('drop trigger slow on tasks')
})

test('a task that finds the disk full is rejected and stored nowhere, and works when there is room again', async () => {
  const ana = await signUp(app)
  // As PostgreSQL says it when it can't extend a table.
  await app.db.pool.query(`
    create function find_no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger full_disk before insert on tasks execute function find_no_room()`)
  const create = () => ana.call(contract.createTask, { body: { title: 'Repair the edge' } })
  const rejected = await create()
  expect([rejected.status, rejected.code]).toEqual([503, 'storage_full'])
  expect((await ana.call(contract.listTasks, { query: {} })).data.total).toBe(0)
  expect((await app.http.inject('/healthz')).statusCode).toBe(200)
  await app.db.pool.query('drop trigger full_disk on tasks')
  expect((await create()).status).toBe(201)
  expect((await ana.call(contract.listTasks, { query: {} })).data.total).toBe(1)
})
