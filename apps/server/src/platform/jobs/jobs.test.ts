import pino from 'pino'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import * as z from 'zod'
import { freshDatabase } from '../../testing/database'
import { type Database, openDatabase } from '../db/client'
import { handler, type Jobs, job, openJobs } from './jobs'

const log = pino({ level: 'silent' })
const greet = job('test.greet', z.object({ name: z.string() }), { retries: 1 })

let db: Database
let jobs: Jobs
beforeEach(async () => {
  db = openDatabase(await freshDatabase(inject('server')), log)
  jobs = openJobs({ pool: db.pool, log })
})
afterEach(async () => {
  await jobs.stop()
  await db.close()
})

test('a job queued in a transaction that fails never existed', async () => {
  const greeted: string[] = []
  jobs.bind([handler(greet, async ({ name }) => void greeted.push(name))])
  await jobs.start({ work: false })
  await db.transaction(tx => jobs.enqueue(tx, greet, { name: 'Ana' }))
  const failing = db.transaction(async tx => {
    await jobs.enqueue(tx, greet, { name: 'nobody' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await jobs.runDueJobs()
  expect(greeted).toEqual(['Ana'])
})

test('a worker picks jobs up by itself and finishes the one in hand before it leaves', async () => {
  let begin = () => {}
  const begun = new Promise<void>(resolve => {
    begin = resolve
  })
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  let finished = false
  jobs.bind([
    handler(greet, async () => {
      begin()
      await released
      finished = true
    }),
  ])
  await jobs.start({ work: true })
  await db.transaction(tx => jobs.enqueue(tx, greet, { name: 'Ana' }))
  await begun
  const leaving = jobs.stop()
  release()
  await leaving
  expect(finished).toBe(true)
})

test('what lies in the queue is read like any message: nonsense fails that job and no other', async () => {
  const greeted: string[] = []
  jobs.bind([handler(greet, async ({ name }) => void greeted.push(name))])
  await jobs.start({ work: false })
  // @ts-expect-error: the types would not let it in.
  await db.transaction(tx => jobs.enqueue(tx, greet, { name: 42 }))
  await db.transaction(tx => jobs.enqueue(tx, greet, { name: 'Ben' }))
  await jobs.runDueJobs()
  expect(greeted).toEqual(['Ben'])
})

test('the many jobs of one organization come after the first of another', async () => {
  const inTurns = job('test.in-turns', z.object({ organizationId: z.string() }), { inTurns: true })
  const done: string[] = []
  jobs.bind([handler(inTurns, async ({ organizationId }) => void done.push(organizationId))])
  await jobs.start({ work: false })
  for (const organizationId of ['busy', 'busy', 'busy', 'other', 'other'])
    await db.transaction(tx => jobs.enqueue(tx, inTurns, { organizationId }))
  await jobs.runDueJobs()
  expect(done).toEqual(['busy', 'other', 'busy', 'other', 'busy'])
})

test('a job on a schedule is queued once in its minute, however many processes there are', async () => {
  let runs = 0
  const tidy = job('test.tidy', z.unknown())
  const bound = [handler(tidy, async () => void runs++, '17 */6 * * *')]
  const other = openJobs({ pool: db.pool, log })
  for (const each of [jobs, other]) {
    each.bind(bound)
    await each.start({ work: false })
  }
  const runsAfter = async (...times: string[]) => {
    for (const time of times)
      for (const each of [jobs, other]) await each.enqueueScheduled(new Date(`2026-11-16T${time}Z`))
    await jobs.runDueJobs()
    return runs
  }
  expect(await runsAfter('06:16:59', '06:18:00', '07:17:00')).toBe(0)
  expect(await runsAfter('06:17:00', '06:17:59')).toBe(1)
  expect(await runsAfter('12:17:30')).toBe(2)
  await other.stop()
})

test.each(['0 0 1 * *', '* *', '1-5 * * * *', 'daily'])('the schedule %j stops the start', cron => {
  expect(() => jobs.bind([handler(greet, async () => {}, cron)])).toThrow(cron)
})

test('a worker keeps the schedule by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let runs = 0
  const tidy = job('test.tidy', z.unknown())
  jobs.bind([handler(tidy, async () => void runs++, '* * * * *')])
  await jobs.start({ work: true })
  vi.advanceTimersByTime(20_000)
  vi.useRealTimers()
  await expect.poll(() => runs).toBe(1)
})

/** The pool, except that the statements that end a job fail, so many times. */
function withFailingEnds(error: Error, times: number) {
  let left = times
  const query = (text: string, values?: unknown[]) =>
    Array.isArray(values?.[1]) && left-- > 0 ? Promise.reject(error) : db.pool.query(text, values)
  return { query } as Database['pool']
}

async function greetThrough(pool: Database['pool']) {
  jobs = openJobs({ pool, log })
  let greeted = 0
  jobs.bind([handler(greet, async () => void greeted++)])
  await jobs.start({ work: true })
  await db.transaction(tx => jobs.enqueue(tx, greet, { name: 'Ana' }))
  await expect.poll(() => greeted).toBe(1)
}

const stateOf = async () =>
  (await db.pool.query(`select state from jobs.job where name = 'test.greet'`)).rows[0]?.state

test('the end of a job is written when the database is back', async () => {
  await greetThrough(withFailingEnds(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }), 3))
  await expect.poll(stateOf).toBe('completed')
})

test('the end of a job that cannot be written at all ends no process', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  await greetThrough(withFailingEnds(Object.assign(new Error('disk full'), { code: '53100' }), 1))
  await jobs.stop()
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
  expect(await stateOf()).toBe('active')
})
