import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'

/** One open transaction. Whoever is handed it uses it to the end; jobs are queued through the same connection. */
export type Transaction = NodePgDatabase & { $client: pg.PoolClient }

/** Where repositories read from: one statement at a time over the pool, or inside an open transaction. */
export type ReadHandle = Pick<NodePgDatabase, 'select' | 'selectDistinct' | '$count'>

/** The database as services see it: they hand on the read handle or a transaction; only repositories query. */
export type Database = {
  /** For calls that change nothing: no transaction is opened, and no connection is kept between statements. */
  read: ReadHandle
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  pool: pg.Pool
  connectionString: string
  close: () => Promise<void>
}

export function openDatabase(connectionString: string, log: Logger): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'plumbline',
  })
  // A connection that the server drops must not bring the process down; the next query opens a new one.
  const noteLoss = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  pool.on('error', noteLoss).on('connect', client => client.on('error', noteLoss))
  return {
    read: drizzle(pool, { casing: 'snake_case' }),
    transaction: work => inTransaction(pool, work),
    pool,
    connectionString,
    close: () => pool.end(),
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(drizzle(client, { casing: 'snake_case' }))
    await client.query('commit')
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

const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

/** Whether an error means that the database cannot be reached, as opposed to a fault in what we asked it. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (lost.has(code) || code.startsWith('08')) return true
  if (
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  )
    return true
  return isDatabaseLost(error.cause)
}

/** Whether an error means that a text holds what PostgreSQL cannot store, such as a NUL. */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === '22021' || error.code === '22P05')) || isUnstorable(error.cause))

/** Whether an error is a broken unique constraint of that name. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === '23505' && 'constraint' in error)
    return error.constraint === constraint
  return isDuplicate(error.cause, constraint)
}
