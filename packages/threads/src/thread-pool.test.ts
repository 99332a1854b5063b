import { afterEach, expect, test, vi } from 'vitest'
import type { TestRequest } from './testing/test-worker'
import { ThreadPool } from './thread-pool'

let pool: ThreadPool<TestRequest, unknown, number>
afterEach(async () => {
  vi.useRealTimers()
  await pool.close()
})

const HOUR_MS = 3_600_000

function open(size = 1) {
  pool = new ThreadPool({
    entry: new URL('./testing/test-worker.ts', import.meta.url),
    size,
    taskTimeoutMs: HOUR_MS,
  })
  return pool
}

test('a thread that ends rejects its own task only, and the next task gets a new thread', async () => {
  open()
  const [lost, next] = await Promise.allSettled([pool.run('exit'), pool.run('count')])
  expect(lost).toMatchObject({ status: 'rejected', reason: { code: 'thread_lost' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { handled: 1 } })
})

test('a task that blocks its thread for good times out and the thread is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open()
  const blocked = pool.run('block', { onProgress: () => vi.advanceTimersByTime(HOUR_MS) })
  await expect(blocked).rejects.toMatchObject({ code: 'timed_out' })
  expect(await pool.run('count')).toMatchObject({ handled: 1 })
})

test('tasks wait for a free thread and run in their order', async () => {
  open()
  const done: number[] = []
  await Promise.all([1, 2, 3].map(n => pool.run('count').then(() => done.push(n))))
  expect(done).toEqual([1, 2, 3])
})

test('a task that is canceled while it waits never starts', async () => {
  open()
  const controller = new AbortController()
  const running = pool.run('count')
  const waiting = pool.run('count', { signal: controller.signal })
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'canceled' })
  expect(await running).toMatchObject({ handled: 1 })
  expect(await pool.run('count')).toMatchObject({ handled: 2 })
})

test('the next task waits until a canceled one has left the thread', async () => {
  open()
  const controller = new AbortController()
  const stepping = pool.run('steps', {
    signal: controller.signal,
    onProgress: step => step === 2 && controller.abort(),
  })
  await expect(stepping).rejects.toMatchObject({ code: 'canceled' })
  expect(await pool.run('count')).toMatchObject({ handled: 2 })
})

test('two threads work at the same time', async () => {
  open(2)
  const waiting = pool.run('wait').catch(error => error.code)
  expect(await pool.run('count')).toMatchObject({ handled: 1 })
  await pool.close()
  expect(await waiting).toBe('canceled')
})

test('closing cancels what runs and what waits, and nothing starts afterwards', async () => {
  open()
  const tasks = [pool.run('wait'), pool.run('count')].map(task => task.catch(error => error.code))
  await pool.close()
  expect(await Promise.all(tasks)).toEqual(['canceled', 'canceled'])
  await expect(pool.run('count')).rejects.toMatchObject({ code: 'canceled' })
})
