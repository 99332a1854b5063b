import { citableLaw, lawOf } from '@plumbline/knowledge'
import { type LocalizedMessage, message } from '@plumbline/messages'
import type { AnalysisOptions, AudioResult, Media, Progress } from '../analyzer'
import { AnalysisError, throwIfCanceled } from '../errors'
import { checkedInSound } from '../rules/checked'
import { decodedSound } from './compressed/decoded-sound'
import { LevelMeter } from './noise/level-meter'
import { type DetailedNoise, measureNoise } from './noise/measure'
import { noiseViolations } from './noise/violations'
import { findSpeechModels } from './speech/speech-models'
import { transcribe } from './speech/transcribe'
import type { SpokenSegment } from './speech/transcript'
import { spokenHazards } from './spoken/spoken-hazards'
import { spokenViolations } from './spoken/violations'
import { type ByteSource, openMedia } from './wav/bytes'
import { readWavHeader, type WavHeader } from './wav/header'
import { readSamples } from './wav/read-wav'

/** The result of the audio analysis. The caller adds the engine and the duration. */
export type HeardAudio = Omit<AudioResult, 'mediaType' | 'engine' | 'elapsedMs'> & {
  noise: DetailedNoise
}

export type AudioSetup = {
  /** `false` measures the noise only. */
  speech?: boolean
  /** It isn't a WAV file, and is decoded first. */
  isCompressed?: boolean
}

/** A little more than a working day. */
const LONGEST_SECONDS = 12 * 3600
/** Share of the progress that measuring takes where speech follows. */
const MEASURING = 0.2
const SHORT_RECORDING_SECONDS = 60
const MAX_GAIN = 30

/** Measures the noise of a recording and transcribes the speech in it. */
export async function analyzeAudio(
  media: Media,
  options: AnalysisOptions = {},
  { speech = true, isCompressed = false }: AudioSetup = {},
): Promise<HeardAudio> {
  throwIfCanceled(options.signal)
  if (!isCompressed) return analyzeWav(media, options, { speech, isDamaged: false })
  const { path, isDamaged, release } = await decodedSound(media, options.signal)
  try {
    return await analyzeWav({ path }, options, { speech, isDamaged })
  } finally {
    await release()
  }
}

async function analyzeWav(
  media: Media,
  options: AnalysisOptions,
  { speech, isDamaged }: { speech: boolean; isDamaged: boolean },
): Promise<HeardAudio> {
  const source = await openMedia(media)
  try {
    const found = await readWavHeader(source)
    const header = { ...found, truncated: found.truncated || isDamaged }
    const durationSeconds = header.frames / header.sampleRate
    if (durationSeconds > LONGEST_SECONDS) {
      throw new AnalysisError('audio_too_large', `${Math.round(durationSeconds / 3600)} hours`)
    }
    const speechModels = speech ? findSpeechModels() : undefined
    const progress = stagesOf(options.onProgress, durationSeconds)

    const meter = new LevelMeter(header.sampleRate, header.channels, header.encoding)
    for await (const block of readSamples(source, header, options.signal)) {
      meter.push(block)
      progress('measuring', (block.start + block.frames) / header.sampleRate, 0, speechModels ? MEASURING : 1)
    }
    const levels = meter.finish()
    const transcription =
      speechModels && levels.peakC > 0
        ? await transcribe(withProgress(source, header, options, progress), speechModels, {
            sampleRate: header.sampleRate,
            gain: Math.min(MAX_GAIN, 0.7 / levels.peakC),
            signal: options.signal,
          })
        : { segments: [], voice: [], isIncomplete: false }
    const noise = measureNoise(levels, {
      calibrationOffsetDb: options.calibrationOffsetDb,
      voice: transcription.voice,
    })
    const spoken = spokenHazards(transcription.segments)
    const site = options.site ?? null
    const law = citableLaw(site)

    return {
      kind: 'audio',
      durationSeconds,
      sampleRate: header.sampleRate,
      channels: header.channels,
      noise,
      violations: [...noiseViolations(noise, durationSeconds, law), ...spokenViolations(spoken, law)],
      checked: checkedInSound({ speech: speechModels !== undefined }),
      workSite: site ? 'site' : 'no',
      law: lawOf(site),
      spokenHazards: spoken,
      ...(transcription.segments.length > 0 ? { transcript: transcriptOf(transcription.segments) } : {}),
      notes: notes(noise, header, durationSeconds, {
        speechModel: speechModels !== undefined,
        spoken: transcription.segments.length > 0,
        isIncomplete: transcription.isIncomplete,
      }),
    }
  } finally {
    await source.close()
  }
}

type Report = (stage: Progress['stage'], seconds: number, from: number, to: number) => void

/** Reports progress in seconds of the recording. It never goes back. */
function stagesOf(onProgress: AnalysisOptions['onProgress'], durationSeconds: number): Report {
  return (stage, seconds, from, to) =>
    onProgress?.({
      stage,
      done: Math.min(seconds, durationSeconds),
      total: durationSeconds,
      fraction: from + (to - from) * Math.min(1, seconds / durationSeconds),
    })
}

async function* withProgress(
  source: ByteSource,
  header: WavHeader,
  options: AnalysisOptions,
  progress: Report,
) {
  for await (const block of readSamples(source, header, options.signal)) {
    yield block
    progress('transcribing', (block.start + block.frames) / header.sampleRate, MEASURING, 1)
  }
}

function transcriptOf(segments: readonly SpokenSegment[]): NonNullable<AudioResult['transcript']> {
  const spoken = (language: string) => segments.filter(segment => segment.language === language).length
  const language = segments.map(segment => segment.language).toSorted((a, b) => spoken(b) - spoken(a))[0]
  return {
    ...(language === undefined ? {} : { language }),
    segments: segments.map(({ span, text }) => ({ span, text })),
  }
}

function notes(
  noise: DetailedNoise,
  header: WavHeader,
  durationSeconds: number,
  speech: { speechModel: boolean; spoken: boolean; isIncomplete: boolean },
): LocalizedMessage[] {
  const found: LocalizedMessage[] = []
  const { offsetDb, uncertaintyDb, clippedFraction, secondsJudged } = noise
  if (noise.calibration === 'estimate')
    found.push(message('uncalibrated', { offset: offsetDb, uncertainty: uncertaintyDb }))
  if (noise.laeqDb === null) found.push(message('silence'))
  if (clippedFraction > 0)
    found.push(message('clipped', { percent: Math.round(1000 * clippedFraction) / 10 }))
  if (secondsJudged < durationSeconds)
    found.push(message('speech_left_out', { seconds: Math.round(durationSeconds - secondsJudged) }))
  if (header.truncated) found.push(message('truncated'))
  if (durationSeconds < SHORT_RECORDING_SECONDS)
    found.push(message('short_recording', { seconds: Math.round(durationSeconds) }))
  if (!speech.speechModel) found.push(message('no_speech_model'))
  else if (!speech.spoken) found.push(message('no_speech'))
  if (speech.isIncomplete) found.push(message('speech_cut', { minutes: 10 }))
  return found
}
