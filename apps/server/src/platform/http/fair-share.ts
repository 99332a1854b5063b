import { AppError } from './errors'

type FairShareOptions = {
  /** How many calls of one organization run at the same moment in this process. */
  maxRunning: number
  /** How many more may wait for their turn. */
  maxWaiting: number
  /** How many changes one person can make within a minute in this process. */
  maxWritesPerMinute: number
}

/** Fewer than the database has connections, so that there is always one left for the others. */
const defaultShare: FairShareOptions = { maxRunning: 6, maxWaiting: 200, maxWritesPerMinute: 1_200 }

const RETRY_AFTER_SECONDS = 5
const MINUTE_MS = 60_000

type Queue = { running: number; waiting: (() => void)[] }

/** Lets the calls of an organization wait for each other, so that those of the others need not wait for them. */
export class FairShare {
  private readonly options: FairShareOptions
  private readonly queues = new Map<string, Queue>()
  private readonly writes = new Map<string, number>()
  private minute = 0

  constructor(options: FairShareOptions = defaultShare) {
    this.options = options
  }

  async run<T>(organizationId: string, work: () => Promise<T> | T): Promise<T> {
    await this.enter(organizationId)
    try {
      return await work()
    } finally {
      this.leave(organizationId)
    }
  }

  /** Whoever changes something so often is a program that has run wild, or means harm. */
  countWrite(userId: string) {
    const minute = Math.floor(performance.now() / MINUTE_MS)
    if (minute !== this.minute) this.writes.clear()
    this.minute = minute
    const count = (this.writes.get(userId) ?? 0) + 1
    this.writes.set(userId, count)
    if (count > this.options.maxWritesPerMinute) throw overloaded()
  }

  private enter(organizationId: string): Promise<void> | undefined {
    const queue = this.queues.get(organizationId) ?? { running: 0, waiting: [] }
    this.queues.set(organizationId, queue)
    if (queue.running < this.options.maxRunning) {
      queue.running += 1
      return undefined
    }
    if (queue.waiting.length >= this.options.maxWaiting) throw overloaded()
    return new Promise(resolve => queue.waiting.push(resolve))
  }

  /** The next one takes over the place, so that nobody slips in between. */
  private leave(organizationId: string) {
    const queue = this.queues.get(organizationId)
    if (!queue) return
    const next = queue.waiting.shift()
    if (next) return next()
    queue.running -= 1
    if (queue.running === 0) this.queues.delete(organizationId)
  }
}

const overloaded = () => new AppError('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
