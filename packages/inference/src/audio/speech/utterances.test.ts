import { expect, test } from 'vitest'
import { type Utterance, UtteranceCutter } from './utterances'
import { VOICE_FRAME } from './voice-activity'

const FRAME_SECONDS = VOICE_FRAME / 16_000

/** Seconds of speech and pause in turn; every frame holds its own number. */
function cut(...turns: { seconds: number; voice: number }[]): Utterance[] {
  const cutter = new UtteranceCutter()
  const found: (Utterance | undefined)[] = []
  let index = 0
  for (const { seconds, voice } of turns) {
    for (let i = 0; i < Math.round(seconds / FRAME_SECONDS); i++) {
      found.push(cutter.push(new Float32Array(VOICE_FRAME).fill(index++), voice))
    }
  }
  found.push(cutter.finish())
  return found.filter(utterance => utterance !== undefined)
}

const speech = (seconds: number) => ({ seconds, voice: 0.95 })
const pause = (seconds: number) => ({ seconds, voice: 0.02 })
const lengthOf = ({ samples }: Utterance) => samples.length / 16_000

test('silence holds no utterance', () => {
  expect(cut(pause(60))).toEqual([])
})

test('an utterance is cut out with a little air around it', () => {
  const [only, ...others] = cut(pause(10), speech(3), pause(10))
  expect(others).toEqual([])
  expect(only?.start).toBeCloseTo(9.8, 1)
  expect(only && lengthOf(only)).toBeCloseTo(3.4, 1)
  expect(only?.samples[0]).toBe(Math.round((only?.start ?? 0) / FRAME_SECONDS))
})

test('a short pause belongs to the utterance, a long one ends it', () => {
  expect(cut(speech(2), pause(1), speech(2))).toHaveLength(1)
  const [first, second] = cut(speech(2), pause(4), speech(2), pause(3))
  expect(first?.start).toBe(0)
  expect(second?.start).toBeCloseTo(5.8, 1)
})

test('a knock is no utterance', () => {
  expect(cut(pause(3), speech(0.1), pause(3))).toEqual([])
})

test('who speaks without end is cut where they paused, and nothing is lost', () => {
  const parts = cut(speech(20), { seconds: 0.3, voice: 0.4 }, speech(25), pause(1))
  expect(parts.length).toBeGreaterThanOrEqual(2)
  expect(parts[0] && lengthOf(parts[0])).toBeCloseTo(20, 0)
  const heard = parts.flatMap(({ samples }) => [...samples].filter((_, i) => i % VOICE_FRAME === 0))
  expect(heard).toEqual(heard.map((_, i) => i))
})
