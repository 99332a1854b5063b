import type { ProcessFigures } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { desc, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/client'
import type { NotedError } from '../../../platform/error-log'
import { analysisQueues } from '../../capture/analysis/analysis.lookups'
import { processes, serverErrors } from './operations.tables'

export type QueueRow = { name: string; waiting: number; running: number; oldestSeconds: number | null }
type Pool = Database['pool']

/** Those that ended are forgotten after a day. */
const forgottenAfter = sql`now() - interval '1 day'`

const QUEUES = `
  ${analysisQueues}
  union all
  select name,
    count(*) filter (where state <> 'active' and start_after <= now())::int,
    count(*) filter (where state = 'active')::int,
    extract(epoch from now() - min(greatest(created_on, start_after)) filter (where state <> 'active' and start_after <= now()))::int
  from jobs.job
  where state in ('created', 'retry', 'active')
  group by 1
  order by 1`

const DATABASE = `
  select pg_database_size(current_database())::float8 as bytes,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    current_setting('max_connections')::int as "maxConnections"`

const ERRORS = `
  select source, place, code, count(*)::int as count, max(created_at) as "lastAt"
  from server_errors where created_at > $1
  group by 1, 2, 3 order by 4 desc, 5 desc limit 50`

type ErrorRow = Pick<NotedError, 'source' | 'place' | 'code'> & { count: number; lastAt: Date }

export const operationsRepository = {
  queues: async (pool: Pool): Promise<QueueRow[]> => (await pool.query<QueueRow>(QUEUES)).rows,

  database: async (pool: Pool) => {
    const { rows } = await pool.query<{ bytes: number; connections: number; maxConnections: number }>(
      DATABASE,
    )
    return rows[0] ?? { bytes: 0, connections: 0, maxConnections: 0 }
  },

  errorsSince: async (pool: Pool, since: Date): Promise<ErrorRow[]> =>
    (await pool.query<ErrorRow>(ERRORS, [since])).rows,

  newestErrors: (tx: ReadHandle, limit: number) =>
    tx.select().from(serverErrors).orderBy(desc(serverErrors.createdAt)).limit(limit),

  insertErrors: async (tx: Transaction, errors: (typeof serverErrors.$inferInsert)[]) => {
    await tx.insert(serverErrors).values(errors)
  },

  processes: (tx: ReadHandle, silentAfterSeconds: number) =>
    tx
      .select({
        process: processes,
        isAlive: sql<boolean>`last_seen_at > now() - make_interval(secs => ${silentAfterSeconds})`,
      })
      .from(processes)
      .orderBy(desc(processes.lastSeenAt)),

  /** Says that a process is there, and forgets those that have not been for a day. */
  report: async (tx: Transaction, own: Omit<typeof processes.$inferInsert, 'lastSeenAt'>) => {
    const seen = { ...own, lastSeenAt: sql`now()` }
    await tx.insert(processes).values(seen).onConflictDoUpdate({ target: processes.id, set: seen })
    await tx.delete(processes).where(lt(processes.lastSeenAt, forgottenAfter))
  },

  /** One that stops by itself is not missed. */
  leave: async (tx: Transaction, id: ProcessFigures['id']) => {
    await tx.delete(processes).where(sql`id = ${id}`)
  },
}
