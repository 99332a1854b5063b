import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Clock } from '../clock'
import type { Transaction } from '../db/client'
import { AppError } from './errors'

/** How many attempts are allowed within how many seconds. Features declare theirs. */
export type Limit = { readonly name: string; readonly points: number; readonly seconds: number }

/** Whom an attempt counts against: an id, an address, or several of them together. */
type LimitKey = string | readonly string[]
export type Attempt = readonly [limit: Limit, key: LimitKey]

export const limit = (name: string, points: number, seconds: number): Limit => ({ name, points, seconds })

/** Rate limits, shared by all processes on the same database. */
export type Limits = {
  /** Counts one attempt against each limit and rejects with `too_many` when one is used up. */
  count: (...attempts: Attempt[]) => Promise<void>
  /** Counts one attempt and tells whether it is within the limit, where being over it is no error. */
  allows: (attempt: Attempt) => Promise<boolean>
  /** Takes back what `count` counted, for attempts that turned out to be legitimate. */
  refund: (...attempts: Attempt[]) => Promise<void>
  /** Clears the attempts, after one that succeeded. */
  reset: (...attempt: Attempt) => Promise<void>
  /** Deletes what was counted for these ids or addresses, so that nothing of a deleted account stays. */
  deleteAbout: (tx: Transaction, ...names: string[]) => Promise<void>
}

const IPV6_NETWORK_PARTS = 4

/** Whoever has one IPv6 address has its whole /64 network, so all of that counts as one. */
function networkOf(address: string) {
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, IPV6_NETWORK_PARTS).join(':') : `${parsed}`
}

const HASH_LENGTH = 22

/** Hashed, so that what callers send can neither be too long for the table nor be read there. */
const hashPart = (part: string) =>
  createHash('sha256')
    .update(isIPv6(part) ? networkOf(part) : part)
    .digest('base64url')
    .slice(0, HASH_LENGTH)

/** The parts stay apart, so that each of them can be found when its account is deleted. */
const storedKey = (key: LimitKey) => [key].flat().map(hashPart).join(':')

type LimiterQuery = { name?: string; text: string; values: (string | number | null)[] }

/** Less than any time of this century in milliseconds, and more than any number of attempts. */
const EARLIEST_TIME = 1_000_000_000_000

/** The limiter goes by the clock of its process; what is stored goes by the one that all processes share. */
function onSharedTime(pool: pg.Pool, clock: Clock) {
  return {
    query: async ({ values, ...statement }: LimiterQuery) => {
      const aheadMs = () => clock.now().getTime() - Date.now()
      const before = aheadMs()
      const shared = values.map(value => (Number(value) > EARLIEST_TIME ? Number(value) + before : value))
      const { rows } = await pool.query<{ expire: string | null }>({ ...statement, values: shared })
      // The clock of this process may have been set in between.
      const after = aheadMs()
      return { rows: rows.map(row => ({ ...row, expire: row.expire && Number(row.expire) - after })) }
    },
  }
}

export function openLimits(pool: pg.Pool, clock: Clock): Limits {
  const client = onSharedTime(pool, clock)
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterFor = ({ name, points, seconds }: Limit) => {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    })
    limiters.set(name, limiter)
    return limiter
  }
  /** How long to wait where the limit is used up. */
  const consume = async ([which, key]: Attempt): Promise<number | undefined> => {
    try {
      await limiterFor(which).consume(storedKey(key))
      return undefined
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected
      return Math.ceil(rejected.msBeforeNext / 1000)
    }
  }
  return {
    count: async (...attempts) => {
      for (const attempt of attempts) {
        const retryAfter = await consume(attempt)
        if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter })
      }
    },
    allows: async attempt => (await consume(attempt)) === undefined,
    refund: async (...attempts) => {
      for (const [which, key] of attempts) await limiterFor(which).reward(storedKey(key))
    },
    reset: async (which, key) => {
      await limiterFor(which).delete(storedKey(key))
    },
    deleteAbout: async (tx, ...names) => {
      await tx.$client.query(
        'delete from rate_limits where exists (select from unnest($1::text[]) name where strpos(key, name) > 0)',
        [names.map(hashPart)],
      )
    },
  }
}
