import { ThreadError, ThreadPool } from '@plumbline/threads'

const IDLE_MS = 60_000
const THREADS = 2

type ReadingOptions = { entry: URL; timeoutMs: number; maxHeapMb: number }
type ReadOptions<Progress> = NonNullable<Parameters<ThreadPool<never, never, Progress>['run']>[1]>
export type ReadingFault = { fault: 'unreadable' | 'too_large' }

/**
 * Threads that read what strangers wrote, with limits on time and memory: whatever it does to its parser, the server
 * goes on.
 */
export class ReadingThreads<Request, Reading, Progress = never> {
  private readonly threads: ThreadPool<Request, Reading, Progress>

  constructor({ timeoutMs, ...options }: ReadingOptions) {
    this.threads = new ThreadPool({ ...options, taskTimeoutMs: timeoutMs, size: THREADS, idleMs: IDLE_MS })
  }

  async read(request: Request, options: ReadOptions<Progress> = {}): Promise<Reading | ReadingFault> {
    try {
      return await this.threads.run(request, options)
    } catch (error) {
      if (!(error instanceof ThreadError) || error.code === 'canceled') throw error
      return { fault: error.code === 'task_failed' ? 'unreadable' : 'too_large' }
    }
  }

  close() {
    return this.threads.close()
  }
}
