import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../../platform/db/client'
import type { OperationsService } from './operations.service'

type Labels = Record<string, string>
type Sample = [labels: Labels, value: number]

/** All gauges of one scrape are read from the database once. */
const FRESH_MS = 1_000

/** What only the database knows, read when somebody asks for the metrics. Every process reports the same values. */
export function registerOperationsMetrics(
  registry: Registry,
  { db, operations }: { db: Database; operations: OperationsService },
) {
  const queues = remembered(() => operations.queues())
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    read: () => Promise<Sample[]> | Sample[],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        // While the database is away there is no value; the other metrics are still there.
        const samples = await Promise.resolve(read()).catch(() => [])
        for (const [labels, value] of samples) this.set(labels, value)
      },
    })
  const perQueue =
    (pick: (queue: Awaited<ReturnType<OperationsService['queues']>>[number]) => number) =>
    async (): Promise<Sample[]> =>
      (await queues()).map(queue => [{ queue: queue.name }, pick(queue)])

  gauge(
    'queue_waiting',
    'Analyses and jobs that are due, by queue',
    ['queue'],
    perQueue(({ waiting }) => waiting),
  )
  gauge(
    'queue_running',
    'Analyses and jobs in progress, by queue',
    ['queue'],
    perQueue(({ running }) => running),
  )
  gauge(
    'queue_oldest_seconds',
    'How long the oldest has waited, by queue',
    ['queue'],
    perQueue(({ oldestSeconds }) => oldestSeconds ?? 0),
  )
  gauge(
    'queue_failed_day',
    'Attempts that failed in the last 24 hours, by queue',
    ['queue'],
    perQueue(({ failed }) => failed),
  )
  gauge('workers_alive', 'Processes that work on the queues and were seen just now', [], async () => {
    const processes = await operations.processes()
    return [[{}, processes.filter(({ isAlive, role }) => isAlive && role !== 'api').length]]
  })
  gauge('database_pool_connections', 'Database connections of this process, by state', ['state'], () => {
    const { totalCount, idleCount, waitingCount } = db.pool
    return [
      [{ state: 'used' }, totalCount - idleCount],
      [{ state: 'idle' }, idleCount],
      [{ state: 'waiting' }, waitingCount],
    ]
  })
}

function remembered<T>(read: () => Promise<T>) {
  let last: { at: number; value: Promise<T> } | undefined
  return () => {
    if (!last || performance.now() - last.at > FRESH_MS) last = { at: performance.now(), value: read() }
    return last.value
  }
}
