import { type CallOptions, canceledError, Thread, type ThreadOptions } from './thread'
import { ThreadError } from './thread-error'

export type ThreadPoolOptions = ThreadOptions & {
  size: number
  /** A task that takes longer is rejected and its thread replaced, even if it blocks the thread for good. */
  taskTimeoutMs: number
}

type TaskOptions<Progress> = Omit<CallOptions<Progress>, 'timeoutMs'>

type Task<Request, Response, Progress> = {
  request: Request
  options: TaskOptions<Progress>
  resolve: (response: Response) => void
  reject: (error: unknown) => void
}

type Member<Request, Response, Progress> = {
  thread: Thread<Request, Response, Progress>
  timer?: NodeJS.Timeout
}

/** A queue in front of a few threads, each of which works on one task at a time. */
export class ThreadPool<Request, Response, Progress = never> {
  private readonly members: Member<Request, Response, Progress>[] = []
  private readonly queue: Task<Request, Response, Progress>[] = []
  private isClosed = false

  private readonly options: ThreadPoolOptions

  constructor(options: ThreadPoolOptions) {
    this.options = options
  }

  async run(request: Request, options: TaskOptions<Progress> = {}): Promise<Response> {
    const { signal } = options
    if (signal?.aborted || this.isClosed) throw canceledError()
    let cancel: (() => void) | undefined
    try {
      return await new Promise<Response>((resolve, reject) => {
        // A task that is still waiting is rejected here and skipped when its turn comes.
        cancel = () => reject(canceledError())
        signal?.addEventListener('abort', cancel, { once: true })
        this.queue.push({ request, options, resolve, reject })
        this.assign()
      })
    } finally {
      if (cancel) signal?.removeEventListener('abort', cancel)
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const { reject } of this.queue.splice(0)) reject(canceledError())
    await Promise.all(this.members.map(({ thread }) => thread.close()))
  }

  private assign(): void {
    while (this.queue.length > 0) {
      const member = this.members.find(({ thread }) => !thread.isBusy) ?? this.addMember()
      if (!member) return
      const task = this.queue.shift() as Task<Request, Response, Progress>
      if (task.options.signal?.aborted) continue
      const { taskTimeoutMs } = this.options
      const timedOut = new ThreadError('timed_out', `The task took more than ${taskTimeoutMs} ms.`)
      member.timer = setTimeout(() => void member.thread.stop(timedOut), taskTimeoutMs)
      member.thread.call(task.request, task.options).then(task.resolve, task.reject)
    }
  }

  private addMember(): Member<Request, Response, Progress> | undefined {
    if (this.members.length >= this.options.size) return undefined
    const onIdle = () => {
      clearTimeout(member.timer)
      this.assign()
    }
    const member: Member<Request, Response, Progress> = { thread: new Thread(this.options, onIdle) }
    this.members.push(member)
    return member
  }
}
