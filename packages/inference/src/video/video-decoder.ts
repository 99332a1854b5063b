import type { RgbFrame } from '../detector/detector'
import { AnalysisError } from '../errors'
import { type IsolatedProcess, startProcess } from '../worker/isolated-process'
import type { VideoRequest, VideoResponse } from './video-process'
import type { SampledFrame, SamplingSummary, VideoOutline } from './video-reader.types'

/** Between two frames: a process that sends nothing for this long is given up. */
const SILENCE_MS = 60_000
/** A container can promise tables of any size; the decoding process then ends, and nothing else. */
const MAX_HEAP_MB = 384

/**
 * Decodes one video in a process of its own: the decoder is native code that reads strangers' files, it must not be
 * able to take the server down, and it cannot be loaded into two threads of one process.
 */
export class VideoDecoding {
  private readonly child: IsolatedProcess<VideoRequest, VideoResponse>
  private readonly signal: AbortSignal | undefined
  private readonly responses: VideoResponse[] = []
  private lost: AnalysisError | undefined
  private wake: (() => void) | undefined

  constructor(path: string, thorough: boolean, signal: AbortSignal | undefined) {
    this.signal = signal
    this.child = startProcess(new URL('./video-process.ts', import.meta.url), MAX_HEAP_MB)
    this.child.on('message', response => {
      this.responses.push(response)
      this.wake?.()
    })
    this.child.on('error', error => this.lose(new AnalysisError('engine_failed', error.message)))
    this.child.on('exit', (code, by) =>
      this.lose(new AnalysisError('video_damaged', `the decoder ended with ${by ?? `code ${code}`}`)),
    )
    signal?.addEventListener('abort', this.cancel, { once: true })
    if (signal?.aborted) this.cancel()
    this.child.send({ open: path, thorough })
  }

  async outline(): Promise<VideoOutline> {
    const response = await this.next()
    if (response.is !== 'outline') throw new AnalysisError('engine_failed', response.is)
    return response.outline
  }

  /** In the order of time. Each sample that is asked for lets the process decode another. */
  async *samples(): AsyncGenerator<SampledFrame, SamplingSummary> {
    this.child.send('sample')
    for (;;) {
      const response = await this.next()
      if (response.is === 'sampled') return response.summary
      if (response.is !== 'sample') throw new AnalysisError('engine_failed', response.is)
      this.child.send('more')
      yield response.sample
    }
  }

  async evidence(index: number): Promise<RgbFrame> {
    this.child.send({ evidence: index })
    const response = await this.next()
    if (response.is !== 'evidence') throw new AnalysisError('engine_failed', response.is)
    if (!response.frame) throw new AnalysisError('engine_failed', 'a frame could be decoded only once')
    return response.frame
  }

  close(): void {
    this.signal?.removeEventListener('abort', this.cancel)
    this.lost ??= new AnalysisError('canceled')
    this.child.kill()
  }

  private async next(): Promise<Exclude<VideoResponse, { is: 'failed' }>> {
    while (this.responses.length === 0) {
      if (this.lost) throw this.lost
      await new Promise<void>(resolve => {
        const timer = setTimeout(() => this.lose(new AnalysisError('timed_out')), SILENCE_MS)
        this.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    if (this.lost?.code === 'canceled') throw this.lost
    const response = this.responses.shift() as VideoResponse
    if (response.is === 'failed') throw new AnalysisError(response.code, response.detail)
    return response
  }

  private readonly cancel = () => this.lose(new AnalysisError('canceled'))

  private lose(reason: AnalysisError): void {
    this.lost ??= reason
    this.wake?.()
  }
}
