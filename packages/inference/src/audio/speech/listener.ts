import type { TimeSpan } from '../../findings'
import { SPEECH_SAMPLE_RATE } from './log-mel'
import { Resampler } from './resample'
import type { SpeechModels } from './speech-models'
import { believable, type SpokenSegment } from './transcript'
import { type Utterance, UtteranceCutter } from './utterances'
import { openVoiceActivity, VOICE_FRAME, VOICE_PROBABILITY } from './voice-activity'
import { openWhisper, type Whisper } from './whisper'

export type ListenerSetup = {
  models: SpeechModels
  threads: number
  sampleRate: number
  /** Seconds of speech after which nothing more is transcribed, so that an analysis ends in bounded time. */
  maxSpeechSeconds: number
}

/** The speech in the utterances that the latest samples completed. */
export type Transcription = {
  segments: SpokenSegment[]
  /** When somebody spoke, understood or not: frames of 32 ms. */
  voice: TimeSpan[]
  /** Whether there was more speech than was transcribed. */
  isIncomplete: boolean
}

/** `checkpoint` is called between steps and throws to stop. */
export type Listener = {
  push(mono: Float32Array, checkpoint: () => void): Promise<Transcription>
  finish(checkpoint: () => void): Promise<Transcription>
}

/** Blocks the thread it runs in while the networks work. The speech model is opened when somebody first speaks. */
export async function openListener(setup: ListenerSetup): Promise<Listener> {
  const resampler = new Resampler(setup.sampleRate, SPEECH_SAMPLE_RATE)
  const voiceActivity = await openVoiceActivity(setup.models.voiceModel)
  const cutter = new UtteranceCutter()
  let whisper: Whisper | undefined
  let rest = new Float32Array(0)
  let speechSeconds = 0
  let isIncomplete = false
  let framesRead = 0

  async function transcribe(utterance: Utterance, checkpoint: () => void): Promise<SpokenSegment[]> {
    if (speechSeconds >= setup.maxSpeechSeconds) {
      isIncomplete = true
      return []
    }
    speechSeconds += utterance.samples.length / SPEECH_SAMPLE_RATE
    whisper ??= await openWhisper(setup.models.whisperFolder, setup.threads)
    const raw = await whisper.transcribe(utterance.samples, checkpoint)
    return believable(raw, utterance, whisper.tokens)
  }

  async function listen(samples: Float32Array, checkpoint: () => void): Promise<Transcription> {
    const joined = new Float32Array(rest.length + samples.length)
    joined.set(rest)
    joined.set(samples, rest.length)
    const segments: SpokenSegment[] = []
    const voice: TimeSpan[] = []
    let at = 0
    for (; at + VOICE_FRAME <= joined.length; at += VOICE_FRAME, framesRead++) {
      checkpoint()
      const frame = joined.slice(at, at + VOICE_FRAME)
      const probability = await voiceActivity.probabilityOf(frame)
      if (probability >= VOICE_PROBABILITY) voice.push(frameSpan(framesRead))
      const utterance = cutter.push(frame, probability)
      if (utterance) segments.push(...(await transcribe(utterance, checkpoint)))
    }
    rest = joined.slice(at)
    return { segments, voice, isIncomplete }
  }

  return {
    push: (mono, checkpoint) => listen(resampler.push(mono), checkpoint),
    finish: async checkpoint => {
      const left = resampler.finish()
      // Whatever does not fill a frame is filled up with silence.
      const filled = new Float32Array(left.length + VOICE_FRAME - 1)
      filled.set(left)
      const transcription = await listen(filled, checkpoint)
      const last = cutter.finish()
      if (last) transcription.segments.push(...(await transcribe(last, checkpoint)))
      return { ...transcription, isIncomplete }
    },
  }
}

const frameSpan = (frame: number): TimeSpan => ({
  start: (frame * VOICE_FRAME) / SPEECH_SAMPLE_RATE,
  end: ((frame + 1) * VOICE_FRAME) / SPEECH_SAMPLE_RATE,
})
