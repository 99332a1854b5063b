import { ThreadPool } from '@plumbline/threads'
import { analysisErrorFrom } from '../worker/thread-failure'
import type { PlaceMatch, PlaceRequest } from './place/match-places'

const TIMEOUT_MS = 60_000
const IDLE_MS = 60_000
const MAX_HEAP_MB = 256

/** Compares places in a thread of its own, one pair of photos at a time; the thread ends when nobody asks. */
export class PlaceMatcher {
  private readonly threads = new ThreadPool<PlaceRequest, PlaceMatch>({
    entry: new URL('./place-worker.ts', import.meta.url),
    size: 1,
    taskTimeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
    maxHeapMb: MAX_HEAP_MB,
  })

  async match(request: PlaceRequest, signal?: AbortSignal): Promise<PlaceMatch> {
    try {
      return await this.threads.run(request, { signal })
    } catch (error) {
      throw analysisErrorFrom(error)
    }
  }

  close(): Promise<void> {
    return this.threads.close()
  }
}
