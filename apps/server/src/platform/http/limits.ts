import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './errors'

type Allowance = { points: number; seconds: number }

/** Attempts allowed, by what is attempted and whom it is counted against. Shared by all processes. */
const allowances = {
  'login:address': { points: 60, seconds: 900 },
  'login:account': { points: 10, seconds: 900 },
  'signup:address': { points: 30, seconds: 3600 },
  'signup:account': { points: 10, seconds: 3600 },
  'reset:address': { points: 20, seconds: 3600 },
  'reset:account': { points: 5, seconds: 3600 },
  'link:address': { points: 60, seconds: 900 },
  'password:account': { points: 10, seconds: 900 },
  'invite:address': { points: 100, seconds: 3600 },
  'invite:account': { points: 50, seconds: 3600 },
  'mail:account': { points: 5, seconds: 3600 },
  'feeds:organization': { points: 30, seconds: 600 },
  'recheck:account': { points: 60, seconds: 3600 },
  'error-log:address': { points: 60, seconds: 600 },
} as const satisfies Record<string, Allowance>

type LimitName = keyof typeof allowances

export type Limits = {
  /** Counts one attempt against each; the first that is used up refuses. */
  count: (attempts: Partial<Record<LimitName, string>>) => Promise<void>
  /** Forgets the attempts, after one that succeeded. */
  forget: (name: LimitName, key: string) => Promise<void>
}

export function openLimits(pool: pg.Pool): Limits {
  const limiters = new Map(
    Object.entries(allowances).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    ]),
  )
  const countOne = async (name: string, key: string) => {
    try {
      await limiters.get(name)?.consume(key)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new AppError('too_many', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
    }
  }
  return {
    count: async attempts => {
      for (const [name, key] of Object.entries(attempts)) await countOne(name, key)
    },
    forget: async (name, key) => {
      await limiters.get(name)?.delete(key)
    },
  }
}
