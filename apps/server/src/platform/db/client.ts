import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { noTelemetry } from '../telemetry/telemetry'
import { traceStatements } from '../telemetry/trace-statements'
import { CommitUnknownError, isDatabaseLost } from './database-errors'
import { retryUndone } from './retry'

/** One open transaction. Whoever is handed it uses it to the end; jobs are queued through the same connection. */
export type Transaction = NodePgDatabase & { $client: pg.PoolClient }

/** The database as services see it: they hand on the read handle or a transaction; only repositories query. */
export type Database = {
  /** For calls that change nothing: no transaction is opened, and no connection is kept between statements. */
  read: ReadHandle
  /**
   * Runs again when PostgreSQL undid it, because the connection was lost or because it collided with another one. So
   * what `work` does beside its statements must not add up; where it does, `retry` is false.
   */
  transaction: <T>(work: (tx: Transaction) => Promise<T>, options?: { retry?: boolean }) => Promise<T>
  pool: pg.Pool
  connectionString: string
  close: () => Promise<void>
}

export function openDatabase(connectionString: string, log: Logger, telemetry = noTelemetry): Database {
  const opened = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'plumbline',
  })
  const pool = traceStatements(opened, telemetry)
  // A connection that the server drops must not bring the process down; the next query opens a new one.
  const noteLoss = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  pool.on('error', noteLoss).on('connect', client => client.on('error', noteLoss))
  return {
    read: drizzle(withRetriedQueries(pool), { casing: 'snake_case' }),
    transaction: (work, { retry = true } = {}) =>
      retry ? retryUndone(() => inTransaction(pool, work)) : inTransaction(pool, work),
    pool,
    connectionString,
    close: () => pool.end(),
  }
}

/** The same pool for statements that only read, which can be sent again whatever became of them. */
const withRetriedQueries = (pool: pg.Pool): pg.Pool =>
  new Proxy(pool, {
    get: (target, name) =>
      name === 'query'
        ? (...args: unknown[]) => retryUndone(() => Reflect.apply(pool.query, pool, args))
        : Reflect.get(target, name),
  })

async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(drizzle(client, { casing: 'snake_case' }))
    await client.query('commit').catch((error: unknown) => {
      throw isDatabaseLost(error) ? new CommitUnknownError(error) : error
    })
    return result
  } catch (error) {
    await client.query('rollback').catch((fault: Error) => {
      broken = fault
    })
    throw error
  } finally {
    client.release(broken)
  }
}
