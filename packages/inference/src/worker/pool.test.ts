import { afterEach, expect, test, vi } from 'vitest'
import { InferencePool } from './pool'

let pool: InferencePool
afterEach(async () => {
  vi.useRealTimers()
  await pool.close()
})

const HOUR_MS = 3_600_000

function open(options: { entry?: URL } = {}) {
  pool = new InferencePool({
    entry: new URL('../testing/unreliable-worker.ts', import.meta.url),
    modelsFolder: '',
    workers: 1,
    threadsPerWorker: 1,
    timeoutMs: HOUR_MS,
    ...options,
  })
  return pool
}
const detect = (behavior: string, signal?: AbortSignal) => pool.detectInImage({ path: behavior }, { signal })

test.each([
  ['crash', { code: 'engine_failed', detail: 'worker exited with code 7' }],
  ['throw', { code: 'engine_failed', detail: 'out of luck' }],
  ['damaged', { code: 'image_damaged', detail: 'half of it' }],
])('a job that fails (%s) says why, and the next job is done', async (behavior, error) => {
  open()
  await expect(detect(behavior)).rejects.toMatchObject(error)
  expect(await detect('fine')).toMatchObject({ height: 1 })
})

test('a job that takes too long is rejected, also when its thread never responds again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open()
  const passAnHour = () => void vi.advanceTimersByTime(HOUR_MS)
  const hanging = pool.detectInImage({ path: 'hang' }, { onProgress: passAnHour })
  await expect(hanging).rejects.toMatchObject({ code: 'timed_out' })
  expect(await detect('fine')).toMatchObject({ height: 1 })
  // The thread was asked to stop and given a moment for that.
  passAnHour()
})

test('a job that is canceled while it waits never starts', async () => {
  open()
  const controller = new AbortController()
  const running = detect('fine')
  const waiting = detect('fine', controller.signal)
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'canceled' })
  expect(await running).toMatchObject({ width: 1 })
  expect(await detect('fine')).toMatchObject({ width: 2 })
})

test('closing cancels what runs, and nothing starts afterwards', async () => {
  open()
  const job = detect('wait').catch(error => error.code)
  await pool.close()
  expect(await job).toBe('canceled')
  await expect(detect('fine')).rejects.toMatchObject({ code: 'canceled' })
})

test('a worker that cannot start is reported, not waited for', async () => {
  open({ entry: new URL('file:///nowhere/worker.mjs') })
  await expect(detect('fine')).rejects.toMatchObject({ code: 'engine_failed' })
  await expect(pool.info()).rejects.toMatchObject({ code: 'engine_failed' })
})
