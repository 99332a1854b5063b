import type pg from 'pg'
import type { Logger } from 'pino'
import { type Clock, systemClock } from '../clock'

const MEASURE_EVERY_MS = 10_000
/** Less than this is the time that a question to the database takes. */
const MAX_DIFFERENCE_MS = 2_000

export type SharedClock = Clock & {
  /** Asks the database for its time now; the system's clock counts until that has succeeded once. */
  measure: () => Promise<void>
  /** Whether the database has told its time. */
  isMeasured: () => boolean
  start: () => void
  stop: () => void
}

/**
 * The time of the database, which all processes on it share: a machine whose clock is wrong neither ends sessions early
 * nor runs schedules at another time. Between two questions it counts on by itself, whatever is done to the system's
 * clock.
 */
export function openSharedClock(pool: pg.Pool, log: Logger): SharedClock {
  let offset: number | undefined
  let isWrong = false
  let timer: NodeJS.Timeout | undefined

  const measure = async () => {
    const asked = performance.now()
    const { rows } = await pool.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    )
    const answered = performance.now()
    offset = (rows[0]?.ms ?? systemClock.now().getTime()) - (asked + answered) / 2
    const aheadMs = Math.round(systemClock.now().getTime() - (offset + answered))
    const wasWrong = isWrong
    isWrong = Math.abs(aheadMs) > MAX_DIFFERENCE_MS
    if (isWrong !== wasWrong)
      log.warn(
        { aheadMs },
        isWrong
          ? "this machine's clock differs from the database's, whose time is used; set the clock"
          : "this machine's clock agrees with the database's again",
      )
  }
  const tryToMeasure = () => void measure().catch(() => undefined)

  return {
    now: () => (offset === undefined ? systemClock.now() : new Date(offset + performance.now())),
    measure,
    isMeasured: () => offset !== undefined,
    start: () => {
      tryToMeasure()
      timer = setInterval(tryToMeasure, MEASURE_EVERY_MS).unref()
    },
    stop: () => clearInterval(timer),
  }
}
