import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenConnected } from './when-connected'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  [0, 5_000],
  [1, 10_000],
  [3, 40_000],
  [20, 5 * MINUTE_MS],
])('after %i lost tries it pauses for %i ms', (lostBefore, pause) => {
  const resume = vi.fn()
  whenConnected(lostBefore, resume)
  vi.advanceTimersByTime(pause - 1)
  expect(resume).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(resume).toHaveBeenCalledOnce()
})

test('a sign of a network ends the pause, and it resumes once', () => {
  const resume = vi.fn()
  whenConnected(20, resume)
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(10 * MINUTE_MS)
  expect(resume).toHaveBeenCalledOnce()
})

test('looking at the page again ends the pause, leaving it does not', () => {
  const resume = vi.fn()
  const shown = vi.spyOn(document, 'visibilityState', 'get')
  whenConnected(20, resume)
  shown.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(resume).not.toHaveBeenCalled()
  shown.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(resume).toHaveBeenCalledOnce()
})
