import { availableParallelism } from 'node:os'
import { Thread } from '@plumbline/threads'
import { analysisErrorFrom } from '../../worker/thread-failure'
import type { SampleBlock } from '../wav/read-wav'
import type { ListenerSetup, Transcription } from './listener'
import type { SpeechModels } from './speech-models'
import type { SpeechRequest } from './speech-worker'

/** Ten minutes of speech take about two minutes to write down on two cores. */
const MAX_SPEECH_SECONDS = 600
const MAX_THREADS = 2
/** No block of half a second takes this long, even one that completes an utterance. */
const BLOCK_TIMEOUT_MS = 120_000

export type TranscribeOptions = {
  sampleRate: number
  /** The gain that makes quiet speech recognizable. */
  gain: number
  signal?: AbortSignal | undefined
}

/** Sends the sound through a worker thread of its own, block by block, and returns all its speech. */
export async function transcribe(
  blocks: AsyncIterable<SampleBlock>,
  models: SpeechModels,
  { sampleRate, gain, signal }: TranscribeOptions,
): Promise<Transcription> {
  const setup: ListenerSetup = {
    models,
    threads: Math.min(MAX_THREADS, availableParallelism()),
    sampleRate,
    maxSpeechSeconds: MAX_SPEECH_SECONDS,
  }
  const thread = new Thread<SpeechRequest, Transcription>({
    entry: new URL('./speech-worker.ts', import.meta.url),
    setup,
    env: { ORT_DISABLE_TELEMETRY: '1' },
  })
  const call = { signal, timeoutMs: BLOCK_TIMEOUT_MS }
  try {
    const transcription: Transcription = { segments: [], voice: [], isIncomplete: false }
    const add = ({ segments, voice, isIncomplete }: Transcription) => {
      transcription.segments.push(...segments)
      transcription.voice.push(...voice)
      transcription.isIncomplete ||= isIncomplete
    }
    for await (const block of blocks) {
      const mono = mixed(block, gain)
      add(await thread.call({ mono }, { ...call, transfer: [mono.buffer] }))
    }
    add(await thread.call('end', call))
    return transcription
  } catch (error) {
    throw analysisErrorFrom(error)
  } finally {
    await thread.close()
  }
}

function mixed({ channels, frames }: SampleBlock, gain: number) {
  const mono = new Float32Array(frames)
  const share = gain / channels.length
  for (const samples of channels)
    for (let i = 0; i < frames; i++) mono[i] = (mono[i] as number) + (samples[i] as number) * share
  return mono
}
