import { expect, test } from 'vitest'
import { chooseToken } from './next-token'
import type { Tokens } from './tokenizer'
import { isLooping } from './whisper'

/** A model of 10 words, an end, and timestamps from 20 on. */
const tokens: Tokens = {
  decode: () => '',
  startOfTranscript: 11,
  endOfText: 10,
  transcribe: 12,
  noSpeech: 13,
  noTimestamps: 19,
  firstTimestamp: 20,
  languages: [],
}

const logits = (likely: Record<number, number>) =>
  Float32Array.from({ length: 120 }, (_, i) => likely[i] ?? -20)

test('begins with a timestamp of the first second, however likely a word is', () => {
  expect(chooseToken(logits({ 3: 9, 110: 8, 25: 1 }), [], tokens, []).token).toBe(25)
})

test('after the first timestamp comes text', () => {
  expect(chooseToken(logits({ 3: 1, 40: 9 }), [20], tokens, []).token).toBe(3)
})

test('after a closing timestamp comes the next start or the end, never text', () => {
  expect(chooseToken(logits({ 3: 9, 40: 2, 10: 1 }), [20, 3, 40], tokens, []).token).toBe(40)
  expect(chooseToken(logits({ 3: 9, 10: 2 }), [20, 3, 40], tokens, []).token).toBe(10)
})

test('time never runs backwards', () => {
  expect(chooseToken(logits({ 30: 9, 50: 1 }), [20, 3, 40, 40, 4], tokens, []).token).toBe(50)
})

test('many unsure timestamps together outweigh one word', () => {
  const row = logits({ 3: 1 })
  row.fill(0.5, 60, 70)
  expect(chooseToken(row, [20, 3], tokens, []).token).toBeGreaterThanOrEqual(60)
})

test('suppressed tokens are never written, and the probability is that of what was left', () => {
  const choice = chooseToken(logits({ 3: 9, 4: 2, 5: 2 }), [20], tokens, [3])
  expect([4, 5]).toContain(choice.token)
  expect(choice.logProbability).toBeCloseTo(Math.log(0.5), 3)
})

test('four repetitions are a loop, three are emphasis', () => {
  expect(isLooping([9, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3])).toBe(true)
  expect(isLooping([9, 1, 2, 3, 1, 2, 3, 1, 2, 3])).toBe(false)
  expect(isLooping([7, 7, 7, 7])).toBe(true)
})
