import { Thread, ThreadError } from '@plumbline/threads'
import { AppError } from '../../../../platform/http/errors'
import { OrganizationSlots, overloaded } from '../../../../platform/organization-slots'
import { DATABASE_LOST } from './database-lost'
import type { EmbedCall, Embedded, FindCall, Found, QueryRead, ReadCall, SearchSetup } from './protocol'

/** The first search in a large library takes seconds; whoever gives up finds it ready a moment later. */
const TIMEOUT_MS = 60_000
/** Far more than any step of a search or of building an index takes: what blocks the thread longer never ends. */
const MAX_BLOCKED_MS = 15_000
/** Terminating the thread inside the sentence model can end the process, so it may finish its sentence first. */
const CLOSE_TIMEOUT_MS = 5_000

/** One thread searches for everybody: what one organization asks for must not fill its queue. */
const CONCURRENCY = 2
const MAX_WAITING = 40

/**
 * Searching runs in a thread of its own, which keeps the indexes in memory: neither ranking nor the sentence model
 * blocks other requests.
 */
export class SearchThreadClient {
  private readonly thread: Thread<FindCall | ReadCall | EmbedCall, Found | QueryRead | Embedded>
  private readonly slots = new OrganizationSlots({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING })

  constructor(connectionString: string) {
    this.thread = new Thread({
      entry: new URL('./search-worker.ts', import.meta.url),
      setup: { connectionString } satisfies SearchSetup,
      closeTimeoutMs: CLOSE_TIMEOUT_MS,
      maxBlockedMs: MAX_BLOCKED_MS,
    })
  }

  async find(call: Omit<FindCall, 'type'>): Promise<Found> {
    return this.slots.run(
      call.organizationId,
      async () => (await this.call({ type: 'find', ...call })) as Found,
    )
  }

  async read(call: Omit<ReadCall, 'type'>): Promise<string> {
    const read = async () => (await this.call({ type: 'read', ...call })) as QueryRead
    return (await this.slots.run(call.organizationId, read)).english
  }

  async embed(texts: string[]): Promise<Int8Array[]> {
    return ((await this.call({ type: 'embed', texts })) as Embedded).embeddings
  }

  close() {
    return this.thread.close()
  }

  private async call(request: FindCall | ReadCall | EmbedCall) {
    try {
      return await this.thread.call(request, { timeoutMs: TIMEOUT_MS })
    } catch (error) {
      if (!(error instanceof ThreadError)) throw error
      if (error.code === 'timed_out') throw overloaded()
      if (error.thrown.code === DATABASE_LOST) throw new AppError('unavailable')
      throw error
    }
  }
}
