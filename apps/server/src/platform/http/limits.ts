import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './errors'

/** How many attempts are allowed within how many seconds. Features declare theirs. */
export type Limit = { readonly name: string; readonly points: number; readonly seconds: number }

export const limit = (name: string, points: number, seconds: number): Limit => ({ name, points, seconds })

/** Rate limits, shared by all processes on the same database. */
export type Limits = {
  /** Counts one attempt against each limit and rejects with `too_many` when one is used up. */
  count: (...attempts: [limit: Limit, key: string][]) => Promise<void>
  /** Clears the attempts, after one that succeeded. */
  reset: (which: Limit, key: string) => Promise<void>
}

export function openLimits(pool: pg.Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterFor = ({ name, points, seconds }: Limit) => {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
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
  const countOne = async (which: Limit, key: string) => {
    try {
      await limiterFor(which).consume(key)
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected
      throw new AppError('too_many', { retryAfter: Math.ceil(rejected.msBeforeNext / 1000) })
    }
  }
  return {
    count: async (...attempts) => {
      for (const [which, key] of attempts) await countOne(which, key)
    },
    reset: async (which, key) => {
      await limiterFor(which).delete(key)
    },
  }
}
