import { deflateSync } from 'node:zlib'
import type { TimeSpan } from '../../findings'
import { SPEECH_SAMPLE_RATE } from './log-mel'
import type { Tokens } from './tokenizer'
import type { Utterance } from './utterances'
import type { RawTranscript } from './whisper'

export type SpokenSegment = {
  span: TimeSpan
  text: string
  language: string
  /** How sure the model was of its words, 0 to 1. */
  confidence: number
}

/** Below this the model guesses; it writes fluent sentences about nothing. */
const MIN_MEAN_LOG_PROBABILITY = -0.95
const MAX_NO_SPEECH = 0.6
/** Text that shrinks more than this repeats itself, the way the model does when it hears no words. */
const MAX_COMPRESSION = 2.4
/** Learnt from subtitled films: what the model writes most where it hears no words, and what nobody reports a hazard with. */
const SUBTITLE_PHRASES =
  /^(?:(?:thank you( (very|so) much)?( for (watching|listening))?|thanks for watching|vielen dank( fürs zuschauen)?|谢谢观看)[.!。]*|(?:please subscribe|for more information|gracias por ver|subtítulos|merci d'avoir regardé|sous-titres|untertitel|字幕).*)$/iu
const TIMESTAMP_SECONDS = 0.02

/** What was said in an utterance, or nothing where the model's words cannot be believed. */
export function believable(raw: RawTranscript, utterance: Utterance, tokens: Tokens): SpokenSegment[] {
  const whole = tokens.decode(raw.written).trim()
  if (!/\p{L}/u.test(whole)) return []
  if (raw.looping || SUBTITLE_PHRASES.test(whole)) return []
  if (raw.meanLogProbability < MIN_MEAN_LOG_PROBABILITY) return []
  if (raw.noSpeechProbability > MAX_NO_SPEECH && raw.meanLogProbability < MIN_MEAN_LOG_PROBABILITY / 2)
    return []
  if (compression(whole) > MAX_COMPRESSION) return []
  return segments(raw, utterance, tokens)
}

function compression(text: string): number {
  const bytes = Buffer.from(text)
  return bytes.length / deflateSync(bytes).length
}

function segments(raw: RawTranscript, utterance: Utterance, tokens: Tokens): SpokenSegment[] {
  const length = utterance.samples.length / SPEECH_SAMPLE_RATE
  // The model rounds and overshoots; nothing was said outside the utterance.
  const time = (token: number) => Math.min(length, (token - tokens.firstTimestamp) * TIMESTAMP_SECONDS)
  const found: SpokenSegment[] = []
  let start = 0
  let words: number[] = []
  const close = (end: number) => {
    const text = tokens.decode(words).trim()
    if (text) {
      found.push({
        span: { start: utterance.start + Math.min(start, end), end: utterance.start + end },
        text,
        language: raw.language,
        confidence: Math.exp(raw.meanLogProbability),
      })
    }
    words = []
  }
  for (const token of raw.written) {
    if (token < tokens.firstTimestamp) words.push(token)
    else if (words.length > 0) close(time(token))
    else start = time(token)
    if (token >= tokens.firstTimestamp && words.length === 0) start = time(token)
  }
  close(length)
  return found
}
