import { expect, test } from 'vitest'
import { answerIn } from './answer'

const GUARDRAILS =
  'The top rail stands 42 in above the walking level, give or take 3, and holds 200 lb. A midrail at half height fills the gap and holds 150 lb. Ropes are checked as often as needed.'
/** What the search adds to the typed words. */
const stems = new Set(['height', 'ft', 'fall', 'protect', 'guardrail'])

test.each([
  [
    'how high is a guardrail',
    'The top rail stands 42 in above the walking level, give or take 3, and holds 200 lb.',
  ],
  ['what holds a midrail', 'A midrail at half height fills the gap and holds 150 lb.'],
  ['how often are ropes checked', 'Ropes are checked as often as needed.'],
])('%s', (question, sentence) => {
  expect(answerIn(GUARDRAILS, question, stems)).toBe(sentence)
})

test('a text without sentences has no answer', () => {
  expect(answerIn('', 'how high', stems)).toBeNull()
})
