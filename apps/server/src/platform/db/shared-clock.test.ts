import pg from 'pg'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { freshDatabase } from '../../testing/database'
import { openLog } from '../logging'
import { openSharedClock } from './shared-clock'

afterEach(() => vi.useRealTimers())

test('a wrong clock is noticed, and the time of the database counts', async () => {
  const lines: string[] = []
  const pool = new pg.Pool({ connectionString: await freshDatabase(inject('server')) })
  const clock = openSharedClock(pool, openLog('debug', { write: line => lines.push(line) }))
  const messages = () => lines.map(line => (JSON.parse(line) as { msg: string }).msg)
  const right = new Date()
  const differenceMs = () => Math.abs(clock.now().getTime() - right.getTime())

  vi.useFakeTimers({ toFake: ['Date'], now: right.getTime() + 5 * 3_600_000 })
  expect(differenceMs()).toBe(5 * 3_600_000)
  await clock.measure()
  expect(differenceMs()).toBeLessThan(60_000)
  expect(messages()).toEqual([expect.stringContaining("this machine's clock differs from the database's")])

  // A jump between two measurements changes nothing.
  vi.setSystemTime(right.getTime() - 48 * 3_600_000)
  expect(differenceMs()).toBeLessThan(60_000)
  await clock.measure()
  expect(messages()).toHaveLength(1)

  vi.useRealTimers()
  await clock.measure()
  expect(messages().at(-1)).toContain('agrees')
  await pool.end()
})
