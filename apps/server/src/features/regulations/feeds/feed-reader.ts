import { ThreadError, ThreadPool } from '@plumbline/threads'
import type { FeedReading, FeedRequest } from './feed-worker'

/** An honest feed of 3 MB takes less than a second. */
const TIMEOUT_MS = 10_000
const IDLE_MS = 60_000
const MAX_HEAP_MB = 256
const THREADS = 2

/**
 * Reads strangers' feeds in threads with limits on time and memory: whatever a feed does to its parser, the server goes
 * on, and the feed is recorded as one that can't be read.
 */
export class FeedReader {
  private readonly threads: ThreadPool<FeedRequest, FeedReading>

  constructor({ timeoutMs = TIMEOUT_MS } = {}) {
    this.threads = new ThreadPool({
      entry: new URL('./feed-worker.ts', import.meta.url),
      size: THREADS,
      taskTimeoutMs: timeoutMs,
      maxHeapMb: MAX_HEAP_MB,
      idleMs: IDLE_MS,
    })
  }

  async read(request: FeedRequest): Promise<FeedReading> {
    try {
      return await this.threads.run(request)
    } catch (error) {
      if (!(error instanceof ThreadError) || error.code === 'canceled') throw error
      return { fault: error.code === 'task_failed' ? 'unreadable' : 'too_large' }
    }
  }

  close() {
    return this.threads.close()
  }
}
