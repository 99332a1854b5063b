import { expect, test } from 'vitest'
import { completionQuestions, hasQuestions } from './completion'

const step = (done: boolean) => ({ text: 'Fit the rail', done })
const VIOLATION_ID = '7f3b1c9e-2c1f-4a77-9f0e-1f2d3c4b5a69'

test('open steps are counted, whatever the organization asks for', () => {
  const questions = completionQuestions({ steps: [step(true), step(false)], violationId: null }, 'off', false)
  expect(questions).toEqual({ openSteps: 1, steps: 2, photo: 'off' })
  expect(hasQuestions(questions)).toBe(true)
})

test.each([
  ['require', VIOLATION_ID, false, 'require'],
  ['ask', VIOLATION_ID, false, 'ask'],
  ['off', VIOLATION_ID, false, 'off'],
  ['require', VIOLATION_ID, true, 'off'],
  ['require', null, false, 'off'],
] as const)('set to %s, violation %s, photo there %s: %s', (mode, violation, hasFix, photo) => {
  const questions = completionQuestions({ steps: [step(true)], violationId: violation }, mode, hasFix)
  expect(questions.photo).toBe(photo)
  expect(hasQuestions(questions)).toBe(photo !== 'off')
})
