import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearBearer, readBearer, writeBearer } from '../../../lib/bearer'
import { FIRST_RETRY, keepRenewed, TICK } from './renewal'

const start = Date.parse('2026-01-01T08:00:00Z')
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

let stop = () => {}
let asked: number[] = []

function aServerThatResponds(response: () => Response | Error) {
  asked = []
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now() - start)
    const given = response()
    if (given instanceof Error) throw given
    return given
  })
}
const renewedFor = (seconds: number) =>
  Response.json({ success: true, data: { token: 'fresh', expiresAt: inSeconds(seconds), user: {} } })

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  clearBearer()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('renews on the first tick with fewer than three ticks left, not before', async () => {
  aServerThatResponds(() => renewedFor(900))
  writeBearer({ token: 'first', expiresAt: inSeconds(15 * 60) })
  stop = keepRenewed(() => {})
  // 15 minutes less three ticks of 30 s leaves exactly three; the next tick is the first with fewer.
  await vi.advanceTimersByTimeAsync(15 * 60_000 - 3 * TICK)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(TICK)
  expect(asked).toEqual([15 * 60_000 - 2 * TICK])
  expect(readBearer()?.token).toBe('fresh')
})

test('a failed renewal is tried again after 200 ms, doubling', async () => {
  aServerThatResponds(() => (asked.length < 4 ? new TypeError('Failed to fetch') : renewedFor(900)))
  writeBearer({ token: 'first', expiresAt: inSeconds(60) })
  stop = keepRenewed(() => {})
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([0, FIRST_RETRY, 3 * FIRST_RETRY, 7 * FIRST_RETRY])
  expect(readBearer()?.token).toBe('fresh')
})

test('a rejected renewal ends the session and is not retried', async () => {
  const ended = vi.fn()
  aServerThatResponds(() =>
    Response.json({ success: false, code: 'not_signed_in', error: '' }, { status: 401 }),
  )
  writeBearer({ token: 'first', expiresAt: inSeconds(60) })
  stop = keepRenewed(ended)
  await vi.advanceTimersByTimeAsync(3 * TICK)
  expect(ended).toHaveBeenCalledOnce()
  expect(readBearer()).toBeNull()
  expect(asked).toHaveLength(1)
})

test('once stopped it asks no more', async () => {
  aServerThatResponds(() => new TypeError('Failed to fetch'))
  writeBearer({ token: 'first', expiresAt: inSeconds(60) })
  keepRenewed(() => {})()
  await vi.advanceTimersByTimeAsync(5 * TICK)
  expect(asked).toHaveLength(1)
})
