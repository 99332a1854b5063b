import type { Box } from '@plumbline/domain'
import { ThreadPool } from '@plumbline/threads'
import type { DetectorInfo, RgbFrame } from '../detector/detector'
import type { Precision } from '../detector/session'
import { AnalysisError } from '../errors'
import type { Finding, ImageFindings, LookedAt } from '../findings'
import type { ImageSource } from '../image/decode'
import type { PostureMeasurement } from '../posture/measure'
import type { DetectorProgress, DetectorRequest, DetectorResponse, DetectorSetup } from './protocol'
import { analysisErrorFrom } from './thread-failure'

export type PoolOptions = {
  modelsFolder: string
  /** Each worker has its own copy of the weights; more than one pays off only with many cores. */
  workers: number
  threadsPerWorker: number
  /** Called once, before the first worker starts. The default is `fast`. */
  precision?: (() => Promise<Precision>) | undefined
  /** A picture or frame that takes longer is rejected and its worker replaced. */
  timeoutMs: number
  /** Tests replace the worker here. */
  entry?: URL
}

export type JobOptions = {
  signal?: AbortSignal | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
}

type ImageJobOptions = JobOptions & {
  onFirstLook?: ((findings: ImageFindings) => void) | undefined
  /** Every part of it, however long that takes. */
  thorough?: boolean | undefined
}

/** Terminating a thread inside the native runtime aborts the whole process, so running calls may reach a checkpoint. */
const CLOSE_TIMEOUT_MS = 60_000

type Threads = ThreadPool<DetectorRequest, DetectorResponse, DetectorProgress>

async function openThreads({ precision, entry, ...options }: PoolOptions): Promise<Threads> {
  return new ThreadPool({
    closeTimeoutMs: CLOSE_TIMEOUT_MS,
    entry: entry ?? new URL('./inference-worker.ts', import.meta.url),
    setup: {
      modelsFolder: options.modelsFolder,
      threads: options.threadsPerWorker,
      precision: (await precision?.()) ?? 'fast',
    } satisfies DetectorSetup,
    env: { ORT_DISABLE_TELEMETRY: '1' },
    size: options.workers,
    taskTimeoutMs: options.timeoutMs,
  })
}

/** The detector in a few worker threads, so that the caller's event loop stays free. */
export class InferencePool {
  private readonly options: PoolOptions
  private threads: Promise<Threads> | undefined
  private detectorInfo: Promise<DetectorInfo> | undefined
  private isClosed = false

  constructor(options: PoolOptions) {
    this.options = options
  }

  /** What the detector can find. Starts a worker the first time. */
  async info(): Promise<DetectorInfo> {
    this.detectorInfo ??= this.run<DetectorInfo>({ type: 'info' }, {})
    try {
      return await this.detectorInfo
    } catch (error) {
      this.detectorInfo = undefined
      throw error
    }
  }

  detectInImage(source: ImageSource, options: ImageJobOptions = {}): Promise<LookedAt> {
    const { onFirstLook, thorough = false } = options
    return this.run({ type: 'image', source, firstLook: Boolean(onFirstLook), thorough }, options)
  }

  /** Moves the frame's buffer to the worker; it is empty afterwards. */
  detectInFrame(frame: RgbFrame, options: JobOptions = {}): Promise<Finding[]> {
    return this.run({ type: 'frame', frame }, options, ownBuffer(frame.data))
  }

  /** The joints and angles of the person in the box. */
  measurePosture(source: ImageSource, person: Box, options: JobOptions = {}): Promise<PostureMeasurement> {
    return this.run({ type: 'posture', source, person }, options)
  }

  async close(): Promise<void> {
    this.isClosed = true
    await (await this.threads)?.close()
  }

  private async run<Response extends DetectorResponse>(
    request: DetectorRequest,
    { signal, onProgress, onFirstLook }: ImageJobOptions,
    transfer: ArrayBuffer[] = [],
  ): Promise<Response> {
    try {
      if (this.isClosed) throw new AnalysisError('canceled')
      this.threads ??= openThreads(this.options)
      const response = await (await this.threads).run(request, {
        signal,
        transfer,
        onProgress: ({ done, total, firstLook }) => {
          onProgress?.(done, total)
          if (firstLook) onFirstLook?.(firstLook)
        },
      })
      return response as Response
    } catch (error) {
      throw analysisErrorFrom(error)
    }
  }
}

/** A view of part of a buffer is copied: moving the buffer would take its neighbors' bytes along. */
const ownBuffer = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && byteLength === buffer.byteLength ? [buffer] : []
