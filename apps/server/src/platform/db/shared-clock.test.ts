import pg from 'pg'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { freshDatabase } from '../../testing/database'
import { openLog } from '../logging'
import { openSharedClock } from './shared-clock'

const HOUR_MS = 3_600_000

afterEach(() => vi.useRealTimers())

test('a wrong clock is noticed, and the time of the database counts', async () => {
  const lines: string[] = []
  const pool = new pg.Pool({ connectionString: await freshDatabase(inject('server')) })
  const clock = openSharedClock(pool, openLog('debug', { write: line => lines.push(line) }))
  const messages = () => lines.map(line => (JSON.parse(line) as { msg: string }).msg)
  const databaseTime = async () =>
    (await pool.query<{ now: Date }>('select now()')).rows[0]?.now ?? new Date(0)
  const right = await databaseTime()
  const differenceMs = () => Math.abs(clock.now().getTime() - right.getTime())

  vi.useFakeTimers({ toFake: ['Date'], now: right.getTime() + 5 * HOUR_MS })
  expect(differenceMs()).toBe(5 * HOUR_MS)
  await clock.measure()
  expect(differenceMs()).toBeLessThan(HOUR_MS)
  expect(messages()).toEqual([expect.stringContaining("this machine's clock differs from the database's")])

  // A jump between two measurements changes nothing.
  vi.setSystemTime(right.getTime() - 48 * HOUR_MS)
  expect(differenceMs()).toBeLessThan(HOUR_MS)
  await clock.measure()
  expect(messages()).toHaveLength(1)

  const measuredRight = async () => {
    vi.setSystemTime(await databaseTime())
    await clock.measure()
    return messages().at(-1)
  }
  await expect.poll(measuredRight).toContain('agrees')
  await pool.end()
})
