import { Worker } from 'node:worker_threads'
import type { DetectorInfo } from '../detector/detector'
import { AnalysisError } from '../errors'
import type { Assignment, Report, Task, WorkerSetup } from './protocol'

export type PoolOptions = {
  workerEntry: string
  modelsFolder: string
  /** Each worker holds its own copy of the weights; more than one pays off only with many cores. */
  workers: number
  threadsPerWorker: number
  /** One picture or frame that takes longer is given up and its worker replaced. */
  timeoutMs: number
}

export type JobOptions = {
  signal?: AbortSignal | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
}

type Answer = Extract<Report, { is: 'image' | 'frame' }>

type Job = JobOptions & {
  task: Task
  stop: Int32Array
  settle: (outcome: Answer | AnalysisError) => void
}

type Crew = {
  worker: Worker
  ready: Promise<DetectorInfo>
  job?: { id: number; job: Job; timer: NodeJS.Timeout } | undefined
}

/** A few worker threads and a queue. Threads start with the first job and never keep the process alive by themselves. */
export class InferencePool {
  private readonly options: PoolOptions
  private readonly crews: Crew[] = []
  private readonly queue: Job[] = []
  private nextId = 1
  private closed = false

  constructor(options: PoolOptions) {
    this.options = options
  }

  /** Starts a worker if none runs yet, and says what its detector can do. */
  async info(): Promise<DetectorInfo> {
    return (this.crews[0] ?? this.hire()).ready
  }

  run(task: Task, { signal, onProgress }: JobOptions = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const stop = new Int32Array(new SharedArrayBuffer(4))
      const cancel = () => {
        Atomics.store(stop, 0, 1)
        job.settle(new AnalysisError('canceled'))
      }
      const job: Job = {
        task,
        stop,
        onProgress,
        settle: outcome => {
          signal?.removeEventListener('abort', cancel)
          if (outcome instanceof AnalysisError) reject(outcome)
          else resolve(outcome)
        },
      }
      if (signal?.aborted || this.closed) return job.settle(new AnalysisError('canceled'))
      signal?.addEventListener('abort', cancel, { once: true })
      this.queue.push(job)
      this.assign()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    for (const job of this.queue.splice(0)) job.settle(new AnalysisError('canceled'))
    await Promise.all(this.crews.splice(0).map(crew => this.dismiss(crew, new AnalysisError('canceled'))))
  }

  private assign(): void {
    while (this.queue.length > 0) {
      let crew = this.crews.find(({ job }) => !job)
      if (!crew && this.crews.length < this.options.workers) crew = this.hire()
      if (!crew) return
      const job = this.queue.shift() as Job
      // Canceled while it waited: it is settled already.
      if (Atomics.load(job.stop, 0) === 1) continue
      this.give(crew, job)
    }
  }

  private give(crew: Crew, job: Job): void {
    const id = this.nextId++
    const timer = setTimeout(() => this.replace(crew, new AnalysisError('timed_out')), this.options.timeoutMs)
    crew.job = { id, job, timer }
    crew.worker.ref()
    const handedOver =
      job.task.do === 'frame' && isWhole(job.task.frame.data) ? [job.task.frame.data.buffer] : []
    crew.worker.postMessage(
      { ...job.task, id, stop: job.stop } satisfies Assignment,
      handedOver as ArrayBuffer[],
    )
  }

  private hire(): Crew {
    const { workerEntry, modelsFolder, threadsPerWorker: threads } = this.options
    const worker = new Worker(workerEntry, {
      workerData: { modelsFolder, threads } satisfies WorkerSetup,
      env: { ...process.env, ORT_DISABLE_TELEMETRY: '1' },
      execArgv: [],
    })
    worker.unref()
    const crew: Crew = { worker, ready: this.start(worker, failure => this.replace(crew, failure)) }
    // Who asks for the info hears of a failure; who does not hears of it through the job.
    crew.ready.catch(() => {})
    worker.on('message', (report: Report) => {
      if (report.is !== 'ready') this.hear(crew, report)
    })
    this.crews.push(crew)
    return crew
  }

  private start(worker: Worker, lost: (failure: AnalysisError) => void): Promise<DetectorInfo> {
    return new Promise((resolve, reject) => {
      const fail = (reason: string) => {
        const failure = new AnalysisError('engine_failed', reason)
        reject(failure)
        lost(failure)
      }
      worker.once('message', (report: Report) => report.is === 'ready' && resolve(report.info))
      worker.on('error', error => fail(error instanceof Error ? error.message : String(error)))
      worker.on('exit', code => fail(`worker ended with code ${code}`))
    })
  }

  private hear(crew: Crew, report: Exclude<Report, { is: 'ready' }>): void {
    if (crew.job?.id !== report.id) return
    const { job } = crew.job
    if (report.is === 'progress') {
      if (Atomics.load(job.stop, 0) === 0) job.onProgress?.(report.done, report.total)
      return
    }
    this.release(crew)
    job.settle(report.is === 'failed' ? new AnalysisError(report.code, report.detail) : report)
    this.assign()
  }

  private release(crew: Crew): void {
    clearTimeout(crew.job?.timer)
    crew.job = undefined
    crew.worker.unref()
  }

  private replace(crew: Crew, reason: AnalysisError): void {
    const at = this.crews.indexOf(crew)
    if (at < 0) return
    this.crews.splice(at, 1)
    void this.dismiss(crew, reason)
    this.assign()
  }

  private async dismiss(crew: Crew, reason: AnalysisError): Promise<void> {
    const running = crew.job?.job
    this.release(crew)
    running?.settle(reason)
    await crew.worker.terminate()
  }
}

/** Only a view of its whole buffer can be handed over without taking a neighbor's bytes along. */
const isWhole = (data: Uint8Array) =>
  data.byteOffset === 0 && data.byteLength === data.buffer.byteLength && data.buffer instanceof ArrayBuffer
