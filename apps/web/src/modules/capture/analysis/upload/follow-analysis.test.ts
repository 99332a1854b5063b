import type { AnalysisStatus } from '@plumbline/contract/capture/analysis'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publishProgress, setLive } from '../../../../lib/live/live-state'
import { followAnalysis } from './follow-analysis'

const at = (progress: number, status: AnalysisStatus['status'] = 'running'): AnalysisStatus => ({
  id: 'a',
  status,
  stage: 'detecting',
  progress,
  preview: null,
  error: null,
})
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
  setLive(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('asks once, then follows the shared connection to the end', async () => {
  respondWith(at(5))
  const { heard } = watched()
  await vi.advanceTimersByTimeAsync(10_000)
  publishProgress(at(10))
  publishProgress({ ...at(50), id: 'b' })
  publishProgress(at(100, 'completed'))
  publishProgress(at(100, 'completed'))
  expect(heard).toEqual([5, 10, 100])
})

test('asks every 1.5 s while the connection is lost, and once more when it is back', async () => {
  respondWith(at(10), at(20), at(60), at(80))
  const { heard } = watched()
  await vi.advanceTimersByTimeAsync(0)
  setLive(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([10, 20])
  await vi.advanceTimersByTimeAsync(1500)
  setLive(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard).toEqual([10, 20, 60, 80])
})

test('polls to the end where there is no connection', async () => {
  setLive(false)
  respondWith(at(20), at(60), at(100, 'completed'))
  const { heard } = watched()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard).toEqual([20, 60, 100])
})

test('waits out a lost connection', async () => {
  setLive(false)
  respondWith(new TypeError('offline'), at(50))
  const { heard, gone } = watched()
  await vi.advanceTimersByTimeAsync(1500)
  expect(heard).toEqual([50])
  expect(gone).not.toHaveBeenCalled()
})

test('ends when the analysis is gone', async () => {
  respondWith(404)
  const { gone } = watched()
  await vi.advanceTimersByTimeAsync(5000)
  expect(gone).toHaveBeenCalledOnce()
})

test('says nothing more once stopped', async () => {
  respondWith(at(70))
  const { heard, stop } = watched()
  stop()
  publishProgress(at(10))
  setLive(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(heard).toEqual([])
})
