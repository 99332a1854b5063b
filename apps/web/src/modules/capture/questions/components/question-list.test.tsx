import type { Question } from '@plumbline/contract/capture/questions'
import { expect, test } from 'vitest'
import { button, click, response, show, until } from '../../../../testing/screen'
import { QuestionList } from './question-list'

const ID = '4f0e8c1a-0000-4000-8000-000000000001'
const message = (code: string, text: string) => ({ code, params: { trenchDepth: '5 ft' }, text })
const trench: Question = {
  id: 'trench-protected',
  ask: message('question.ask.trench-protected', ''),
  steps: {
    first: message('question.first.trench-protected', ''),
    second: message('question.second.trench-protected', ''),
  },
  severity: 'High',
  regulationCode: '29 CFR 1926.652(a)(1)',
  answer: null,
  given: [],
  violationId: null,
}
const asked = () => document.querySelector('p[id="question-trench-protected"]')?.textContent

async function open(question: Question) {
  const sent: string[] = []
  response({
    [`GET /api/analysis/results/${ID}/questions`]: () => [question],
    [`POST /api/analysis/results/${ID}/questions`]: (_, { body }) => {
      sent.push(JSON.parse(String(body)).answer)
      return question
    },
  })
  await show(<QuestionList resultId={ID} onShowViolation={() => {}} />, { words: ['results', 'questions'] })
  await until(() => expect(asked()).toBeDefined())
  return sent
}

test('first it is asked whether a question concerns the place; No ends it', async () => {
  const sent = await open(trench)
  expect(asked()).toBe('Is a trench or pit here 5 feet deep or more, or in loose soil?')
  await click(button('No'))
  await until(() => expect(sent).toEqual(['doesnt_apply']))
})

test.each(['Yes', "Can't tell"])('%s asks on, and only that is an answer', async first => {
  const sent = await open(trench)
  await click(button(first))
  expect(asked()).toBe('Wherever people enter it: is it sloped, shored or boxed?')
  expect(sent).toEqual([])
  await click(button('Not OK'))
  await until(() => expect(sent).toEqual(['not_ok']))
})

test('an answer that was given is shown at its step', async () => {
  await open({ ...trench, answer: 'not_ok' })
  expect(asked()).toContain('Wherever people enter it')
  expect(button('Not OK').getAttribute('aria-pressed')).toBe('true')
})

test('what has no limit to ask about first is asked at once', async () => {
  await open({ ...trench, steps: null })
  expect(asked()).toContain('If anyone enters a trench 5 feet deep or more')
})
