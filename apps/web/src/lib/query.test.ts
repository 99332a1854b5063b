import { listMembers } from '@plumbline/contract/identity/organizations'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { i18next, startI18n } from './i18n'
import { newQueryClient, queryFor } from './query'
import { dismissToast, shownToasts } from './toast'

/** A server that rejects this many calls before it responds. */
function rejecting(count: number, status: number, headers: Record<string, string> = {}) {
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return asked <= count
      ? new Response('{"success":false,"code":"overloaded"}', { status, headers })
      : new Response('{"success":true,"data":"here"}')
  })
  return () => asked
}

let unsubscribe = () => {}
/** A list on the screen. */
function show() {
  const observer = new QueryObserver(newQueryClient(), queryFor(listMembers, undefined))
  unsubscribe = observer.subscribe(() => {})
  return observer
}

beforeAll(async () => {
  if (!i18next.isInitialized) await startI18n('en')
  await i18next.loadNamespaces('errors')
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  unsubscribe()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a busy server is asked again when it said so, without an error in between', async () => {
  const asked = rejecting(3, 503, { 'retry-after': '5' })
  const list = show()
  await vi.advanceTimersByTimeAsync(4_900)
  expect([asked(), list.getCurrentResult().status]).toEqual([1, 'pending'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([asked(), list.getCurrentResult().status]).toEqual([3, 'pending'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect([asked(), list.getCurrentResult().data]).toEqual([4, 'here'])
})

test('a server that stays busy is an error in the end', async () => {
  const asked = rejecting(99, 503, { 'retry-after': '60' })
  const list = show()
  await vi.advanceTimersByTimeAsync(31_000)
  expect([asked(), list.getCurrentResult().status]).toEqual([4, 'error'])
})

test('a fault without a time is retried once, a rejected request never', async () => {
  const failed = rejecting(99, 500)
  const broken = show()
  await vi.advanceTimersByTimeAsync(31_000)
  expect([failed(), broken.getCurrentResult().status]).toEqual([2, 'error'])
  unsubscribe()
  const rejected = rejecting(99, 429, { 'retry-after': '5' })
  const list = show()
  await vi.advanceTimersByTimeAsync(31_000)
  expect([rejected(), list.getCurrentResult().status]).toEqual([1, 'error'])
})

test.each([
  [true, 'Could not fetch data. Using offline mode.'],
  [false, "You're offline. Could not fetch data. Using offline mode."],
])('without an answer it says whether there is a connection: %s', async (onLine, words) => {
  for (const { id } of shownToasts()) dismissToast(id)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  show()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(shownToasts().map(({ description }) => description)).toEqual([words])
})
