import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Transaction } from '../db/client'
import type { Notices } from '../db/notices'

export type Job<T> = {
  readonly name: string
  readonly data: z.ZodType<T>
  readonly retries: number
  /** After so long the one who took it is taken for dead, and it is done again. */
  readonly seconds: number
}
export const job = <T>(name: string, data: z.ZodType<T>, { retries = 5, seconds = 900 } = {}): Job<T> => ({
  name,
  data,
  retries,
  seconds,
})

export type Handler = {
  readonly job: Job<unknown>
  readonly run: (data: unknown) => Promise<void>
  readonly cron?: string
}

/** Binds a job to the code that does it. `cron` also runs it by the clock, with no data. */
export const handler = <T>(what: Job<T>, run: (data: T) => Promise<void>, cron?: string): Handler => ({
  job: what as Job<unknown>,
  // What lies in the queue may be older than this code, so it is read like any other message.
  run: data => run(what.data.parse(data)),
  ...(cron && { cron }),
})

export type Jobs = {
  /** Says who does what. A declared job that nobody does stops the start. */
  bind: (handlers: Handler[]) => void
  /** Queues in the caller's transaction: what made the job necessary and the job itself stand or fall together. */
  enqueue: <T>(tx: Transaction, what: Job<T>, data: T) => Promise<void>
  start: (options: { work: boolean }) => Promise<void>
  stop: () => Promise<void>
  /** Does everything that is due now, or what is due of some jobs, and returns. For tests. */
  drain: (only?: { name: string }[]) => Promise<void>
}

const SCHEMA = 'jobs'
const UNFINISHED_WORK_LIMIT = 30_000

/** With `notices` a worker hears of a job at once instead of finding it at its next look. */
export function openJobs(
  pool: pg.Pool,
  declared: { name: string }[],
  log: Logger,
  notices?: Pick<Notices, 'publish' | 'subscribe'>,
): Jobs {
  const handlers: Handler[] = []
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    application_name: 'plumbline',
  })
  boss.on('error', error => log.warn({ err: error }, 'the job queue reports a fault'))

  const perform = async ({ job: what, run }: Handler, id: string, data: unknown) => {
    try {
      await run(data)
      log.info({ job: what.name, jobId: id }, 'job done')
    } catch (error) {
      log.error({ err: error, job: what.name, jobId: id }, 'job failed')
      throw error
    }
  }

  const prepare = async ({ job: what, cron }: Handler) => {
    await boss.createQueue(what.name, {
      name: what.name,
      retryLimit: what.retries,
      expireInSeconds: what.seconds,
      retryDelay: 2,
      retryBackoff: true,
    })
    if (cron) await boss.schedule(what.name, cron)
  }

  const drainQueue = async (known: Handler) => {
    for (;;) {
      const [next] = await boss.fetch<object>(known.job.name)
      if (!next) return
      await perform(known, next.id, next.data).then(
        () => boss.complete(known.job.name, next.id),
        (error: Error) => boss.fail(known.job.name, next.id, { message: error.message }),
      )
    }
  }

  return {
    bind: bound => {
      const missing = declared.filter(what => !bound.some(known => known.job.name === what.name))
      if (missing.length > 0) throw new Error(`No handler for: ${missing.map(what => what.name).join(', ')}`)
      handlers.push(...bound)
    },
    enqueue: async (tx, what, data) => {
      const db = { executeSql: (text: string, values: unknown[]) => tx.$client.query(text, values) }
      await boss.send(what.name, data as object, { db, expireInSeconds: what.seconds })
      await notices?.publish(tx, 'job_queued', what.name)
    },
    start: async ({ work }) => {
      await boss.start()
      for (const known of handlers) {
        await prepare(known)
        if (!work) continue
        const worker = await boss.work<object>(
          known.job.name,
          { pollingIntervalSeconds: 0.5 },
          async ([next]) => {
            if (next) await perform(known, next.id, next.data)
          },
        )
        notices?.subscribe('job_queued', name => {
          if (name === known.job.name) boss.notifyWorker(worker)
        })
      }
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: UNFINISHED_WORK_LIMIT }),
    drain: async only => {
      for (const known of handlers)
        if (!only || only.some(({ name }) => name === known.job.name)) await drainQueue(known)
    },
  }
}
