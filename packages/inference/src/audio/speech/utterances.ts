import { SPEECH_SAMPLE_RATE } from './log-mel'
import { VOICE_FRAME, VOICE_PROBABILITY } from './voice-activity'

/** Somebody spoke: the sound and where it lies in the recording. */
export type Utterance = {
  start: number
  samples: Float32Array
}

const ENDS_BELOW = 0.35
const frames = (seconds: number) => Math.round((seconds * SPEECH_SAMPLE_RATE) / VOICE_FRAME)
/** A pause this long ends an utterance; what is said in one go is heard together, which the model does better. */
const PAUSE = frames(2)
/** Shorter is a knock, not a word. */
const SHORTEST = frames(0.25)
const PADDING = frames(0.2)
/** Within the model's 30 seconds. Who speaks on is cut where they paused most in the last part. */
const LONGEST = frames(25)
const LAST_PART = frames(8)

type Heard = {
  frame: Float32Array
  probability: number
}

/** Cuts a stream of frames and their voice probabilities into utterances. */
export class UtteranceCutter {
  private kept: Heard[] = []
  /** Index of the first kept frame in the recording. */
  private first = 0
  private silentTail = 0
  private speaking = false

  /** The utterance this frame completes, if it does. */
  push(frame: Float32Array, probability: number): Utterance | undefined {
    this.kept.push({ frame, probability })
    if (!this.speaking && probability < VOICE_PROBABILITY) {
      if (this.kept.length > PADDING) this.take(this.kept.length - PADDING)
      return undefined
    }
    this.speaking = true
    this.silentTail = probability >= ENDS_BELOW ? 0 : this.silentTail + 1
    if (this.silentTail >= PAUSE) return this.end()
    return this.kept.length >= LONGEST
      ? this.utterance(LONGEST - LAST_PART + this.quietestOfLastPart())
      : undefined
  }

  finish(): Utterance | undefined {
    return this.speaking ? this.end() : undefined
  }

  private end(): Utterance | undefined {
    const utterance = this.utterance(this.kept.length - Math.max(0, this.silentTail - PADDING))
    this.speaking = false
    this.silentTail = 0
    return utterance
  }

  private quietestOfLastPart(): number {
    const part = this.kept.slice(LONGEST - LAST_PART).map(({ probability }) => probability)
    return part.indexOf(Math.min(...part)) + 1
  }

  private utterance(length: number): Utterance | undefined {
    const start = (this.first * VOICE_FRAME) / SPEECH_SAMPLE_RATE
    const heard = this.take(length)
    if (heard.filter(({ probability }) => probability >= ENDS_BELOW).length < SHORTEST) return undefined
    const samples = new Float32Array(heard.length * VOICE_FRAME)
    heard.forEach(({ frame }, i) => {
      samples.set(frame, i * VOICE_FRAME)
    })
    return { start, samples }
  }

  private take(count: number): Heard[] {
    this.first += count
    return this.kept.splice(0, count)
  }
}
