import { createHash } from 'node:crypto'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import type * as z from 'zod'
import { type Clock, systemClock } from '../clock'
import type { Transaction } from '../db/client'
import { channel, type PubSub } from '../db/pub-sub'
import { retryUntilReached } from '../db/retry'
import { withoutValues } from '../db/without-values'
import { ErrorLog } from '../error-log'
import { noTelemetry, type Telemetry } from '../telemetry/telemetry'
import { Workload } from '../workload'
import { isDue, keepSchedule, requireSchedule } from './schedule'

export type Job<T> = {
  readonly name: string
  readonly data: z.ZodType<T>
  readonly retries: number
  /** A worker that has not finished after this long is presumed dead, and the job runs again. */
  readonly seconds: number
  /** Those of an organization that has many waiting come after the first ones of others. */
  readonly inTurns: boolean
}
export const job = <T>(
  name: string,
  data: z.ZodType<T>,
  { retries = 5, seconds = 900, inTurns = false } = {},
): Job<T> => ({ name, data, retries, seconds, inTurns })

export type Handler = {
  readonly job: Job<unknown>
  readonly run: (data: unknown) => Promise<void>
  readonly cron?: string
}

/** Binds a job to the code that runs it. `cron` also runs it on a schedule of minutes and hours, without data. */
export const handler = <T>(what: Job<T>, run: (data: T) => Promise<void>, cron?: string): Handler => ({
  job: what as Job<unknown>,
  // A queued job may be older than this code, so its data is validated like any other input.
  run: data => run(what.data.parse(data)),
  ...(cron && { cron }),
})

export type Jobs = {
  bind: (handlers: Handler[]) => void
  /** Queues in the caller's transaction, so the job exists only if that transaction commits. */
  enqueue: <T>(tx: Transaction, what: Job<T>, data: T, options?: { afterSeconds: number }) => Promise<void>
  /** Deletes what is queued or kept about these ids or addresses, so that nothing of a deleted account stays. */
  deleteAbout: (tx: Transaction, ...ids: string[]) => Promise<void>
  /** Deletes an organization's queued messages to others that name a person. */
  deleteNaming: (tx: Transaction, organizationId: string, name: string) => Promise<void>
  start: (options: { work: boolean }) => Promise<void>
  stop: () => Promise<void>
  /** Enqueues what its schedule names for this minute, once. A worker does so by itself. */
  enqueueScheduled: (at: Date) => Promise<void>
  /** Runs everything that is due now, or only some jobs, and returns. Used by tests instead of a worker. */
  runDueJobs: (only?: { name: string }[]) => Promise<void>
}

const SCHEMA = 'jobs'
/** The span that queued a job travels in its data, also to a process that doesn't trace. */
const CAUSE = '_traceparent'
type Queued = { [CAUSE]?: string }
const SHUTDOWN_TIMEOUT_MS = 30_000
/** How often jobs are looked for whose worker died. */
const LOST_JOBS_EVERY_S = 30

/** Carries the name of the job. */
const jobQueued = channel('job_queued')

export type JobsDeps = {
  pool: pg.Pool
  log: Logger
  /** What schedules go by. */
  clock?: Clock
  /** With it a worker starts a job immediately instead of at its next poll. */
  pubSub?: Pick<PubSub, 'publish' | 'subscribe'>
  telemetry?: Telemetry
  workload?: Workload
  errorLog?: ErrorLog
}

/**
 * How pg-boss sends its statements: again, for as long as the database is away. It doesn't wait for the one that ends a
 * job, so an error there would end the process. What can't be written is logged; the job counts as abandoned when its
 * time is up, and runs again.
 */
const statementsFor =
  (pool: pg.Pool, log: Logger, state: { isStopping: boolean }) =>
  async (text: string, values?: unknown[]): Promise<{ rows: unknown[] }> => {
    try {
      const isStopping = () => state.isStopping
      return await retryUntilReached(() => pool.query(text, values), { log, isStopping })
    } catch (error) {
      const jobIds = values?.[1]
      if (!Array.isArray(jobIds)) throw error
      log.error({ err: error, jobIds }, 'the end of a job could not be written')
      return { rows: [{ count: 0 }] }
    }
  }

/** The same wherever it is computed. Two jobs of one name can't have the same id, so that one of several processes enqueues. */
const idOf = (minute: string) =>
  createHash('sha256')
    .update(minute)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

const scheduledOf = (boss: PgBoss, handlers: readonly Handler[]) => async (at: Date) => {
  const minute = at.toISOString().slice(0, 16)
  for (const { job: what, cron } of handlers)
    if (cron && isDue(cron, at)) await boss.send(what.name, {}, { id: idOf(minute) })
}

/** Runs one job and reports how it went. */
const performerOf =
  ({ log, telemetry = noTelemetry, workload = new Workload(), errorLog = new ErrorLog() }: JobsDeps) =>
  async ({ job: what, run }: Handler, id: string, queued: Queued) => {
    const { [CAUSE]: causedBy, ...data } = queued
    try {
      await telemetry.inSpan(`job ${what.name}`, { kind: 'consumer', causedBy }, () =>
        workload.during(what.name, () => run(data)),
      )
      log.info({ job: what.name, jobId: id }, 'job done')
    } catch (error) {
      log.error({ err: error, job: what.name, jobId: id }, 'job failed')
      errorLog.note('job', what.name, error)
      // pg-boss keeps it with the job.
      throw error instanceof Error ? withoutValues(error) : error
    }
  }

export function openJobs(deps: JobsDeps): Jobs {
  const { pool, log, pubSub, clock = systemClock, telemetry = noTelemetry } = deps
  const perform = performerOf(deps)
  const handlers: Handler[] = []
  const state = { isStopping: false }
  const executeSql = statementsFor(pool, log, state)
  const boss = new PgBoss({
    db: { executeSql },
    schema: SCHEMA,
    application_name: 'plumbline',
    maintenanceIntervalSeconds: LOST_JOBS_EVERY_S,
    // Its way of finding out what is due blocks the event loop for 50 ms and more every half minute.
    schedule: false,
  })
  boss.on('error', error => log.warn({ err: error }, 'the job queue reports a fault'))

  const prepare = async ({ job: what }: Handler) => {
    await boss.createQueue(what.name, {
      name: what.name,
      retryLimit: what.retries,
      expireInSeconds: what.seconds,
      retryDelay: 2,
      retryBackoff: true,
    })
  }

  const enqueueScheduled = scheduledOf(boss, handlers)
  let stopSchedule = () => {}

  const runQueue = async (known: Handler) => {
    for (;;) {
      const [next] = await boss.fetch<Queued>(known.job.name)
      if (!next) return
      await perform(known, next.id, next.data).then(
        () => boss.complete(known.job.name, next.id),
        (error: Error) => boss.fail(known.job.name, next.id, { message: error.message }),
      )
    }
  }

  return {
    bind: bound => {
      for (const { cron } of bound) if (cron) requireSchedule(cron)
      handlers.push(...bound)
    },
    enqueue: async (tx, what, data, { afterSeconds = 0 } = { afterSeconds: 0 }) => {
      const db = { executeSql: (text: string, values: unknown[]) => tx.$client.query(text, values) }
      const causedBy = telemetry.current()
      const queued = causedBy ? { ...(data as object), [CAUSE]: causedBy } : (data as object)
      const priority = what.inTurns ? -(await waitingBefore(tx, what.name, queued)) : 0
      const options = { db, priority, expireInSeconds: what.seconds, startAfter: afterSeconds }
      await boss.send(what.name, queued, options)
      await pubSub?.publish(tx, jobQueued, what.name)
    },
    deleteAbout: (tx, ...ids) => deleteWhere(tx, HAS_FIELD, [ids]),
    deleteNaming: (tx, organizationId, name) =>
      deleteWhere(tx, NAMES_SOMEBODY, [organizationId, JSON.stringify({ name })]),
    start: async ({ work }) => {
      state.isStopping = false
      await boss.start()
      for (const known of handlers) {
        await prepare(known)
        if (!work) continue
        const worker = await boss.work<Queued>(
          known.job.name,
          { pollingIntervalSeconds: 0.5 },
          async ([next]) => {
            if (next) await perform(known, next.id, next.data)
          },
        )
        pubSub?.subscribe(jobQueued, name => {
          if (name === known.job.name) boss.notifyWorker(worker)
        })
      }
      if (work) stopSchedule = keepSchedule(enqueueScheduled, { clock, log })
    },
    stop: async () => {
      state.isStopping = true
      stopSchedule()
      await boss.stop({ graceful: true, wait: true, timeout: SHUTDOWN_TIMEOUT_MS })
    },
    enqueueScheduled,
    runDueJobs: async only => {
      for (const known of handlers)
        if (!only || only.some(({ name }) => name === known.job.name)) await runQueue(known)
    },
  }
}

/** How many of these jobs the same organization has waiting. */
async function waitingBefore(tx: Transaction, name: string, data: object): Promise<number> {
  const { rows } = await tx.$client.query<{ count: number }>(
    `select count(*)::int as count from ${SCHEMA}.job
     where name = $1 and state < 'active' and data ->> 'organizationId' = $2::jsonb ->> 'organizationId'`,
    [name, JSON.stringify(data)],
  )
  return rows[0]?.count ?? 0
}

const HAS_FIELD = 'exists (select from jsonb_each_text(data) as field where field.value = any($1::text[]))'
/** Only what a message to colleagues says of somebody. */
const NAMES_SOMEBODY = `data ->> 'organizationId' = $1
  and (jsonb_path_exists(data, '$.data.* ? (@ == $name)', $2)
    or jsonb_path_exists(data, '$.items[*].data.* ? (@ == $name)', $2))`

/** Among the jobs that wait and those that are kept. */
async function deleteWhere(tx: Transaction, condition: string, values: unknown[]) {
  for (const table of ['job', 'archive'])
    await tx.$client.query(`delete from ${SCHEMA}.${table} where ${condition}`, values)
}
