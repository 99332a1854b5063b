import type { AnalysisStatus } from '@plumbline/contract/analysis'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followAnalysis } from './follow-analysis'

class Stream {
  static last: Stream
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  closed = false
  url: string
  constructor(url: string) {
    this.url = url
    Stream.last = this
  }
  close() {
    this.closed = true
  }
}

const at = (progress: number, status: AnalysisStatus['status'] = 'running') => ({
  id: 'a',
  status,
  stage: 'detecting',
  progress,
  error: null,
})
const say = (status: object) => Stream.last.onmessage?.({ data: JSON.stringify(status) })
const respondWith = (...given: (object | number | Error)[]) =>
  vi.stubGlobal('fetch', async () => {
    const next = given.length > 1 ? given.shift() : given[0]
    if (next instanceof Error) throw next
    return typeof next === 'number'
      ? new Response(JSON.stringify({ success: false, code: 'not_found' }), { status: next })
      : new Response(JSON.stringify({ success: true, data: next }))
  })

function watched() {
  const heard: number[] = []
  const gone = vi.fn()
  const stop = followAnalysis('a', { onStatus: ({ progress }) => heard.push(progress), onGone: gone })
  return { heard, gone, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('follows the stream and closes it at the end', () => {
  const { heard } = watched()
  expect(Stream.last.url).toBe('/api/analysis/events/a')
  say(at(10))
  say(at(100, 'completed'))
  expect(heard).toEqual([10, 100])
  expect(Stream.last.closed).toBe(true)
})

test('asks every 1.5 s where the stream fails, until it is over', async () => {
  respondWith(at(20), at(60), at(100, 'completed'))
  const { heard } = watched()
  Stream.last.onerror?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([20])
  await vi.advanceTimersByTimeAsync(1500)
  await vi.advanceTimersByTimeAsync(1500)
  expect(heard).toEqual([20, 60, 100])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard).toHaveLength(3)
})

test('waits out a lost connection', async () => {
  respondWith(new TypeError('offline'), at(50))
  const { heard, gone } = watched()
  Stream.last.onerror?.()
  await vi.advanceTimersByTimeAsync(1500)
  expect(heard).toEqual([50])
  expect(gone).not.toHaveBeenCalled()
})

test('ends when the analysis is gone', async () => {
  respondWith(404)
  const { gone } = watched()
  Stream.last.onerror?.()
  await vi.advanceTimersByTimeAsync(5000)
  expect(gone).toHaveBeenCalledOnce()
})

test('says nothing more once stopped', async () => {
  respondWith(at(70))
  const { heard, stop } = watched()
  stop()
  say(at(10))
  Stream.last.onerror?.()
  await vi.advanceTimersByTimeAsync(5000)
  expect(heard).toEqual([])
})
