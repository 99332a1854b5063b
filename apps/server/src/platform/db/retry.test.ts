import pino from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freshDatabase } from '../../testing/database'
import { type Database, openDatabase, type Transaction } from './client'
import { isCommitUnknown, isDatabaseLost } from './database-errors'

const log = pino({ level: 'silent' })
let db: Database
beforeAll(async () => {
  db = openDatabase(await freshDatabase(inject('server'), { migrated: false }), log)
  await db.pool.query('create table counters (id int primary key, amount int not null)')
  await db.pool.query('insert into counters values (1, 0), (2, 0)')
})
afterAll(() => db.close())

const add = (tx: Transaction, id: number) =>
  tx.$client.query('update counters set amount = amount + 1 where id = $1', [id])
const amountOf = async (id: number) =>
  (await db.pool.query('select amount from counters where id = $1', [id])).rows[0].amount

test('a transaction whose connection is cut runs again on another one, once', async () => {
  const before = await amountOf(1)
  let attempts = 0
  await db.transaction(async tx => {
    attempts++
    await add(tx, 1)
    if (attempts === 1) await tx.$client.query('select pg_terminate_backend(pg_backend_pid())')
  })
  expect([attempts, (await amountOf(1)) - before]).toEqual([2, 1])
})

test('one whose connection is cut while it is committed is not repeated: it may have happened', async () => {
  let attempts = 0
  const failed = await db
    .transaction(async tx => {
      attempts++
      await add(tx, 1)
      const { $client: client } = tx
      const { query } = client
      // The commit is sent, and its response never arrives.
      Object.assign(client, {
        query: (text: string) => {
          Object.assign(client, { query })
          const sent = Reflect.apply(query, client, [text])
          Reflect.get(client, 'connection').stream.destroy()
          return sent
        },
      })
    })
    .catch((error: unknown) => error)
  expect([attempts, isCommitUnknown(failed), isDatabaseLost(failed)]).toEqual([1, true, true])
})

test('one that must not run twice fails with its connection', async () => {
  let attempts = 0
  const failing = db.transaction(
    async tx => {
      attempts++
      await tx.$client.query('select pg_terminate_backend(pg_backend_pid())')
    },
    { retry: false },
  )
  await expect(failing).rejects.toSatisfy(isDatabaseLost)
  expect(attempts).toBe(1)
})

test('two transactions that wait for each other both happen', async () => {
  const before = [await amountOf(1), await amountOf(2)]
  let waiting = 2
  let release = () => {}
  const bothHoldOne = new Promise<void>(resolve => {
    release = resolve
  })
  const crossing = (first: number, second: number) =>
    db.transaction(async tx => {
      await add(tx, first)
      if (--waiting === 0) release()
      await bothHoldOne
      await add(tx, second)
    })
  await Promise.all([crossing(1, 2), crossing(2, 1)])
  expect([await amountOf(1), await amountOf(2)]).toEqual(before.map(amount => amount + 2))
})
