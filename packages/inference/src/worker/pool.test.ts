import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { InferencePool } from './pool'

const unreliable = fileURLToPath(new URL('../testing/unreliable-worker.mjs', import.meta.url))

vi.setConfig({ testTimeout: 30_000 })

let pool: InferencePool
afterEach(() => pool.close())

function open(options: { workers?: number; timeoutMs?: number; workerEntry?: string } = {}) {
  pool = new InferencePool({
    workerEntry: unreliable,
    modelsFolder: '',
    workers: 1,
    threadsPerWorker: 1,
    timeoutMs: 10_000,
    ...options,
  })
  return pool
}
const image = (path: string) => ({ do: 'image', source: { path } }) as const

test('a worker that dies fails its job only, and the next job gets a new worker', async () => {
  open()
  await expect(pool.run(image('crash'))).rejects.toMatchObject({
    code: 'engine_failed',
    detail: 'worker ended with code 7',
  })
  await expect(pool.run(image('throw'))).rejects.toMatchObject({
    code: 'engine_failed',
    detail: 'out of luck',
  })
  expect(await pool.run(image('fine'))).toMatchObject({ is: 'image' })
})

test('a job that takes too long is given up, also when its thread never answers again', async () => {
  open({ timeoutMs: 1500 })
  await expect(pool.run(image('hang'))).rejects.toMatchObject({ code: 'timed_out' })
  expect(await pool.run(image('fine'))).toMatchObject({ is: 'image' })
})

test('jobs wait for a free worker and are done in their order', async () => {
  open()
  const done: number[] = []
  await Promise.all([1, 2, 3].map(n => pool.run(image('fine')).then(() => done.push(n))))
  expect(done).toEqual([1, 2, 3])
})

test('a job canceled while it waits is never begun', async () => {
  open()
  const cancel = new AbortController()
  const running = pool.run(image('fine'))
  const waiting = pool.run(image('fine'), { signal: cancel.signal })
  cancel.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'canceled' })
  expect(await running).toMatchObject({ result: { width: 1 } })
  expect(await pool.run(image('fine'))).toMatchObject({ result: { width: 2 } })
})

test('closing cancels what runs and what waits, and nothing starts afterwards', async () => {
  open()
  const jobs = [pool.run(image('wait')), pool.run(image('fine'))].map(job => job.catch(error => error.code))
  await pool.close()
  expect(await Promise.all(jobs)).toEqual(['canceled', 'canceled'])
  await expect(pool.run(image('fine'))).rejects.toMatchObject({ code: 'canceled' })
})

test('a worker that cannot start is reported, not waited for', async () => {
  open({ workerEntry: '/nowhere/worker.mjs' })
  await expect(pool.run(image('fine'))).rejects.toMatchObject({ code: 'engine_failed' })
  await expect(pool.info()).rejects.toMatchObject({ code: 'engine_failed' })
})
