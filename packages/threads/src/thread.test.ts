import { afterEach, expect, test } from 'vitest'
import type { TestRequest } from './testing/test-worker'
import { Thread, type ThreadOptions } from './thread'

let thread: Thread<TestRequest, unknown, number>
afterEach(() => thread.close())

function open(options: Partial<ThreadOptions> = {}) {
  thread = new Thread({ entry: new URL('./testing/test-worker.ts', import.meta.url), ...options })
  return thread
}

test('a thread receives its setup and keeps its state between calls', async () => {
  open({ setup: { name: 'x' } })
  expect(await thread.call('count')).toEqual({ handled: 1, setup: { name: 'x' } })
  expect(await thread.call('count')).toMatchObject({ handled: 2 })
})

test('calls overlap and each gets its own response', async () => {
  open()
  const waiting = thread.call('wait').catch(error => error.code)
  expect(await thread.call('count')).toMatchObject({ handled: 2 })
  await thread.close()
  expect(await waiting).toBe('canceled')
})

test('an error that is thrown in a handler arrives with its message, stack and primitive fields', async () => {
  open()
  await expect(thread.call({ fail: 'image_damaged' })).rejects.toMatchObject({
    code: 'task_failed',
    message: 'bad request',
    thrown: { code: 'image_damaged', detail: 3 },
    stack: expect.stringContaining('test-worker'),
  })
})

test.each([
  ['exit', 'worker exited with code 7'],
  ['throw-later', 'outside any handler'],
] as const)(
  'a thread that ends (%s) rejects its calls, and the next call starts another',
  async (request, message) => {
    open()
    await thread.call('count')
    await expect(thread.call(request)).rejects.toMatchObject({ code: 'thread_lost', message })
    expect(await thread.call('count')).toMatchObject({ handled: 1 })
  },
)

test('a thread that uses too much memory ends without taking the process down', async () => {
  open({ maxHeapMb: 64 })
  await expect(thread.call('fill-memory')).rejects.toMatchObject({
    code: 'thread_lost',
    message: expect.stringContaining('memory'),
  })
})

test('a canceled call rejects immediately, stops at its next checkpoint and keeps the thread', async () => {
  open()
  const controller = new AbortController()
  const steps: number[] = []
  const stepping = thread.call('steps', {
    signal: controller.signal,
    onProgress: step => {
      steps.push(step)
      if (step === 3) controller.abort()
    },
  })
  await expect(stepping).rejects.toMatchObject({ code: 'canceled' })
  expect(steps).toEqual([1, 2, 3])
  expect(await thread.call('count')).toMatchObject({ handled: 2 })
  await expect(thread.call('count', { signal: controller.signal })).rejects.toMatchObject({
    code: 'canceled',
  })
})

test('a call that takes too long is rejected; the thread goes on', async () => {
  open()
  await thread.call('count')
  await expect(thread.call('wait', { timeoutMs: 50 })).rejects.toMatchObject({ code: 'timed_out' })
  expect(await thread.call('count')).toMatchObject({ handled: 3 })
})

test('a task that blocks the thread for good is rejected with those behind it, and the next call starts another', async () => {
  open({ maxBlockedMs: 2_000 })
  await thread.call('count')
  const stuck = thread.call('block')
  const behind = thread.call('count')
  await expect(stuck).rejects.toMatchObject({
    code: 'timed_out',
    message: expect.stringContaining('Blocked'),
  })
  await expect(behind).rejects.toMatchObject({ code: 'timed_out' })
  expect(await thread.call('count')).toMatchObject({ handled: 1 })
})

test('transferred buffers are moved, not copied', async () => {
  open()
  const bytes = new Uint8Array([1, 2, 3])
  expect(await thread.call({ echo: bytes }, { transfer: [bytes.buffer] })).toEqual(new Uint8Array([1, 2, 3]))
  expect(bytes.byteLength).toBe(0)
})

test('a thread that is idle for long enough ends; the next call starts another', async () => {
  open({ idleMs: 20 })
  await thread.call('count')
  await expect.poll(() => thread.call('count'), { interval: 300 }).toMatchObject({ handled: 1 })
})

test('closing lets running calls stop at their checkpoint before it terminates the thread', async () => {
  // Terminating it would come too late for this test.
  open({ closeTimeoutMs: 3_600_000 })
  let closing: Promise<void> | undefined
  const stepping = thread.call('steps', {
    onProgress: () => {
      closing ??= thread.close()
    },
  })
  await expect(stepping).rejects.toMatchObject({ code: 'canceled' })
  await closing
  await expect(thread.call('count')).rejects.toMatchObject({ code: 'canceled' })
})

test('an entry that is missing is reported, not waited for', async () => {
  open({ entry: new URL('file:///nowhere/worker.mjs') })
  await expect(thread.call('count')).rejects.toMatchObject({ code: 'thread_lost' })
})
