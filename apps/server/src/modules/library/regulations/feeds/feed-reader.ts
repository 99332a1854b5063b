import { ReadingThreads } from '../reading-threads'
import type { FeedReading, FeedRequest } from './feed-worker'

/** An honest feed of 3 MB takes less than a second. */
const TIMEOUT_MS = 10_000
const MAX_HEAP_MB = 256

/** Reads feeds. One that takes too much is recorded as one that can't be read. */
export class FeedReader extends ReadingThreads<FeedRequest, FeedReading> {
  constructor({ timeoutMs = TIMEOUT_MS } = {}) {
    super({ entry: new URL('./feed-worker.ts', import.meta.url), timeoutMs, maxHeapMb: MAX_HEAP_MB })
  }
}
