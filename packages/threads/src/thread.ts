import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { type Transferable, Worker } from 'node:worker_threads'
import { resolveEntry } from './entry'
import type { FromThread, ToThread } from './protocol'
import { ThreadError } from './thread-error'

export type ThreadOptions = {
  /** `new URL('./name-worker.ts', import.meta.url)`; see `resolveEntry`. */
  entry: URL
  /** Handed to the thread when it starts; read there with `threadSetup()`. */
  setup?: unknown
  /** Environment variables to add to the process's own. */
  env?: Record<string, string>
  /** A thread that needs more heap than this ends with `thread_lost`. */
  maxHeapMb?: number
  /**
   * A thread that answers nothing for this long is stuck in a task: it ends, and its calls have `timed_out`. On a busy
   * machine it has up to four times as long.
   */
  maxBlockedMs?: number
  /** The thread ends after this long without a call; the next call starts another. */
  idleMs?: number
  /** How long `close` lets running calls end by themselves before the thread is terminated. */
  closeTimeoutMs?: number
}

export type CallOptions<Progress = never> = {
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
  transfer?: Transferable[]
  onProgress?: ((progress: Progress) => void) | undefined
}

/** One reply that is late says nothing where this process itself was held up. */
const MAX_MISSED_PINGS = 3

/** How many work for one processor: on a busy machine a thread does less in the same time. */
const MAX_CONTENTION = 4
const contention = () => Math.min(MAX_CONTENTION, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()))

type Call<Response, Progress> = {
  resolve: (response: Response) => void
  reject: (error: ThreadError) => void
  onProgress: ((progress: Progress) => void) | undefined
  canceled: Int32Array
}

/**
 * A worker thread that answers calls (see `serve`). It starts with the first call, starts again after a crash, and
 * never keeps the process alive while it is idle. A call that is canceled or times out rejects immediately; the thread
 * keeps its state and stops the task at its next checkpoint.
 */
export class Thread<Request, Response, Progress = never> {
  private readonly calls = new Map<number, Call<Response, Progress>>()
  private worker: Worker | undefined
  private idleTimer: NodeJS.Timeout | undefined
  private pingTimer: NodeJS.Timeout | undefined
  private missedPings = 0
  private nextId = 1
  private isClosed = false

  private readonly options: ThreadOptions
  private readonly onIdle: () => void

  /** `onIdle` is called when the thread has no work left, also because it ended. */
  constructor(options: ThreadOptions, onIdle: () => void = () => {}) {
    this.options = options
    this.onIdle = onIdle
  }

  /** Whether the thread works on something, possibly on a task that was abandoned. */
  get isBusy(): boolean {
    return this.calls.size > 0
  }

  async call(request: Request, options: CallOptions<Progress> = {}): Promise<Response> {
    const { signal, timeoutMs, transfer = [], onProgress } = options
    if (signal?.aborted || this.isClosed) throw canceledError()
    const id = this.nextId++
    const canceled = new Int32Array(new SharedArrayBuffer(4))
    const abandon = (error: ThreadError) => {
      Atomics.store(canceled, 0, 1)
      this.calls.get(id)?.reject(error)
    }
    const cancel = () => abandon(canceledError())
    const timeOut = () => abandon(new ThreadError('timed_out', `No response within ${timeoutMs} ms.`))
    const timer = timeoutMs === undefined ? undefined : setTimeout(timeOut, timeoutMs)
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      return await new Promise<Response>((resolve, reject) => {
        const worker = this.worker ?? this.start()
        this.calls.set(id, { resolve, reject, onProgress, canceled })
        this.updateIdle()
        worker.postMessage({ type: 'call', id, request, canceled } satisfies ToThread<Request>, transfer)
      })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
  }

  /** Rejects what is running with `canceled` and ends the thread. Later calls are rejected. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.stop(canceledError())
  }

  /** Ends the thread and rejects its calls with this error; the next call starts another. */
  async stop(reason: ThreadError): Promise<void> {
    const { worker } = this
    if (!worker) return
    this.lose(worker, reason)
    const { closeTimeoutMs = 0 } = this.options
    if (closeTimeoutMs > 0) {
      worker.ref()
      worker.postMessage({ type: 'close' } satisfies ToThread<Request>)
      const timer = setTimeout(() => void worker.terminate(), closeTimeoutMs)
      await once(worker, 'exit')
      clearTimeout(timer)
    } else await worker.terminate()
  }

  private start(): Worker {
    const { entry, setup, env, maxHeapMb } = this.options
    const { file, argv } = resolveEntry(entry)
    const worker = new Worker(file, {
      argv,
      workerData: setup,
      env: { ...process.env, ...env },
      execArgv: [],
      ...(maxHeapMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } }),
    })
    worker.unref()
    worker.on('message', (message: FromThread<Response, Progress>) => {
      if (this.worker === worker) this.receive(message, worker)
    })
    worker.on('error', error =>
      this.lose(
        worker,
        new ThreadError('thread_lost', error instanceof Error ? error.message : String(error)),
      ),
    )
    worker.on('exit', code =>
      this.lose(worker, new ThreadError('thread_lost', `worker exited with code ${code}`)),
    )
    this.worker = worker
    if (this.options.maxBlockedMs !== undefined)
      worker.postMessage({ type: 'ping' } satisfies ToThread<Request>)
    return worker
  }

  /** Begins when the thread has loaded, which takes as long as it takes. */
  private watch(worker: Worker, maxBlockedMs: number): NodeJS.Timeout {
    const ping = () => {
      if (++this.missedPings > MAX_MISSED_PINGS * contention())
        return void this.stop(new ThreadError('timed_out', `Blocked for more than ${maxBlockedMs} ms.`))
      worker.postMessage({ type: 'ping' } satisfies ToThread<Request>)
    }
    return setInterval(ping, maxBlockedMs / MAX_MISSED_PINGS).unref()
  }

  private receive(message: FromThread<Response, Progress>, worker: Worker): void {
    this.missedPings = 0
    const { maxBlockedMs } = this.options
    if (maxBlockedMs !== undefined) this.pingTimer ??= this.watch(worker, maxBlockedMs)
    if (message.type === 'pong') return
    const call = this.calls.get(message.id)
    if (!call) return
    if (message.type === 'progress') {
      if (Atomics.load(call.canceled, 0) === 0) call.onProgress?.(message.progress)
      return
    }
    this.calls.delete(message.id)
    if (message.type === 'response') call.resolve(message.response)
    else {
      const failure = new ThreadError('task_failed', message.message, message.thrown)
      if (message.stack) failure.stack = message.stack
      call.reject(failure)
    }
    this.updateIdle()
  }

  private lose(worker: Worker, reason: ThreadError): void {
    if (this.worker !== worker) return
    this.worker = undefined
    clearTimeout(this.idleTimer)
    clearInterval(this.pingTimer)
    this.pingTimer = undefined
    this.missedPings = 0
    for (const { reject, canceled } of this.calls.values()) {
      Atomics.store(canceled, 0, 1)
      reject(reason)
    }
    this.calls.clear()
    this.onIdle()
  }

  private updateIdle(): void {
    clearTimeout(this.idleTimer)
    if (this.isBusy) return void this.worker?.ref()
    this.worker?.unref()
    this.onIdle()
    const { idleMs } = this.options
    if (idleMs === undefined) return
    this.idleTimer = setTimeout(() => void this.stop(canceledError()), idleMs).unref()
  }
}

export const canceledError = () => new ThreadError('canceled', 'The task was canceled.')
