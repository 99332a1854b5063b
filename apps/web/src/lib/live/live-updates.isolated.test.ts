import type { LiveEvent } from '@plumbline/contract/integrations/live'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLive } from './live-state'
import { startLiveUpdates } from './live-updates'
import type { LiveHandlers } from './share-live'

let stream: LiveHandlers
vi.mock('./share-live', () => ({
  shareLive: (_: string, handlers: LiveHandlers) => {
    stream = handlers
    return () => {}
  },
}))

let client: QueryClient
let stop: () => void
const onAccountChange = vi.fn()

/** A list on the screen; returns how often it was fetched. */
async function show(path: string, data: unknown = {}) {
  const fetchList = vi.fn(async () => data)
  const observer = new QueryObserver(client, { queryKey: [path, {}], queryFn: fetchList, staleTime: 1e9 })
  observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(1)
  return fetchList
}
function say(event: LiveEvent) {
  stream.onEvent(event)
  return vi.advanceTimersByTimeAsync(300)
}
function setVisibility(value: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(value)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  client = new QueryClient()
  stop = startLiveUpdates(client, { userId: 'ana', onAccountChange })
  stream.onState(true)
})
afterEach(() => {
  stop()
  client.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('what changed is fetched again, once, and nothing else', async () => {
  const tasks = await show('/api/tasks')
  const violations = await show('/api/violations')
  const sites = await show('/api/sites')
  stream.onEvent({ type: 'changed', topics: ['tasks'] })
  await say({ type: 'changed', topics: ['tasks', 'violations'] })
  expect([tasks, violations, sites].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 1])
  expect(onAccountChange).not.toHaveBeenCalled()
  await say({ type: 'changed', topics: ['organization'] })
  expect(onAccountChange).toHaveBeenCalledOnce()
})

test('not everybody fetches in the same moment, and nobody later than a second after the change', async () => {
  vi.mocked(Math.random).mockReturnValue(0.99)
  const tasks = await show('/api/tasks')
  await say({ type: 'changed', topics: ['tasks'] })
  expect(tasks).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(700)
  expect(tasks).toHaveBeenCalledTimes(2)
})

test('a dashboard that just caught up waits, and misses nothing', async () => {
  const dashboard = await show('/api/dashboard/metrics')
  const tasks = await show('/api/tasks')
  await say({ type: 'changed', topics: ['tasks'] })
  for (let change = 0; change < 5; change++) await say({ type: 'changed', topics: ['tasks'] })
  expect(tasks).toHaveBeenCalledTimes(7)
  expect(dashboard).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(dashboard).toHaveBeenCalledTimes(3)
})

test('a dashboard that is opened right after a change is fetched, however recently it caught up', async () => {
  const fetchMetrics = vi.fn(async () => ({}))
  const options = { queryKey: ['/api/dashboard/metrics', {}], queryFn: fetchMetrics, staleTime: 1e9 }
  const leave = new QueryObserver(client, options).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(1)
  await say({ type: 'changed', topics: ['tasks'] })
  expect(fetchMetrics).toHaveBeenCalledTimes(2)
  leave()
  await say({ type: 'changed', topics: ['tasks'] })
  new QueryObserver(client, options).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(1)
  expect(fetchMetrics).toHaveBeenCalledTimes(3)
})

test('what was requested after the change is not fetched twice', async () => {
  const tasks = await show('/api/tasks')
  stream.onEvent({ type: 'changed', topics: ['tasks'] })
  await vi.advanceTimersByTimeAsync(10)
  await client.invalidateQueries({ queryKey: ['/api/tasks'] })
  await vi.advanceTimersByTimeAsync(1000)
  expect(tasks).toHaveBeenCalledTimes(2)
})

test('another unread count means new notifications', async () => {
  const notifications = await show('/api/notifications', { items: [], unread: 1 })
  await say({ type: 'unread', unread: 1 })
  expect(notifications).toHaveBeenCalledTimes(1)
  await say({ type: 'unread', unread: 2 })
  expect(notifications).toHaveBeenCalledTimes(2)
})

test('after a gap everything is fetched again', async () => {
  const lists = [await show('/api/tasks'), await show('/api/regulations'), await show('/api/notifications')]
  await say({ type: 'resync' })
  expect(lists.map(({ mock }) => mock.calls.length)).toEqual([2, 2, 2])
})

test('a hidden tab waits until it is looked at', async () => {
  const tasks = await show('/api/tasks')
  setVisibility('hidden')
  await say({ type: 'changed', topics: ['tasks'] })
  expect(tasks).toHaveBeenCalledTimes(1)
  setVisibility('visible')
  await vi.advanceTimersByTimeAsync(1)
  expect(tasks).toHaveBeenCalledTimes(2)
})

test('without the stream, lists are polled twice a minute', async () => {
  const tasks = await show('/api/tasks')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tasks).toHaveBeenCalledTimes(1)
  stream.onState(false)
  expect(isLive()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_500)
  expect(tasks).toHaveBeenCalledTimes(3)
})

test('progress shows in the lists without another request', async () => {
  const running = { id: 'a', status: 'running', stage: 'queued', progress: 0, preview: null, error: null }
  const results = await show('/api/analysis/results', { items: [running], total: 1 })
  const analysis = { ...running, status: 'running', stage: 'detecting', progress: 40 } as const
  await say({ type: 'progress', analysis })
  expect(client.getQueryData(['/api/analysis/results', {}])).toEqual({ items: [analysis], total: 1 })
  expect(results).toHaveBeenCalledTimes(1)
})
