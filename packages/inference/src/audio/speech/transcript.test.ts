import { expect, test } from 'vitest'
import type { Tokens } from './tokenizer'
import { believable } from './transcript'
import type { RawTranscript } from './whisper'

const words = ['', ' there', ' is', ' smoke', ' over', ' you', ' watching', ' thank', ' for', ' ♪']

const tokens: Tokens = {
  decode: ids => ids.map(id => words[id] ?? '').join(''),
  startOfTranscript: 51,
  endOfText: 50,
  transcribe: 52,
  noSpeech: 53,
  noTimestamps: 99,
  firstTimestamp: 100,
  languages: [],
}

const utterance = { start: 60, samples: new Float32Array(5 * 16_000) }

const heard = (changes: Partial<RawTranscript> = {}): RawTranscript => ({
  language: 'en',
  written: [100, 1, 2, 3, 200],
  meanLogProbability: -0.2,
  noSpeechProbability: 0.05,
  looping: false,
  ...changes,
})

test('segments lie where they were spoken in the recording', () => {
  const written = [100, 1, 2, 3, 200, 225, 3, 4, 300]
  expect(believable(heard({ written }), utterance, tokens)).toEqual([
    { span: { start: 60, end: 62 }, text: 'there is smoke', language: 'en', confidence: Math.exp(-0.2) },
    { span: { start: 62.5, end: 64 }, text: 'smoke over', language: 'en', confidence: Math.exp(-0.2) },
  ])
})

test('no segment ends after the utterance, and one without an end lasts as long as it', () => {
  expect(believable(heard({ written: [100, 3, 900] }), utterance, tokens)[0]?.span).toEqual({
    start: 60,
    end: 65,
  })
  expect(believable(heard({ written: [150, 3] }), utterance, tokens)[0]?.span).toEqual({ start: 61, end: 65 })
})

test.each<[string, Partial<RawTranscript>]>([
  ['guesses', { meanLogProbability: -1.1 }],
  ['doubts that anybody spoke', { noSpeechProbability: 0.8, meanLogProbability: -0.6 }],
  ['runs in circles', { looping: true }],
  ['repeats itself', { written: [100, ...Array(60).fill([1, 2, 3, 4]).flat(), 200] }],
  ['writes no words', { written: [100, 9, 200] }],
  ['writes nothing', { written: [] }],
  ['writes what it writes about noise', { written: [100, 7, 5, 8, 6, 200] }],
])('is not believed when it %s', (_, changes) => {
  expect(believable(heard(changes), utterance, tokens)).toEqual([])
})
