import { languages } from '@plumbline/domain'
import { expect, test } from 'vitest'
import { regulations } from './index'
import { questions } from './questions'
import { heldOutQuestions } from './testing/held-out-questions'

const codes = new Set(regulations.map(({ code }) => code))

test('there are at least 200 questions, some in each language', () => {
  expect(questions.length + heldOutQuestions.length).toBeGreaterThanOrEqual(200)
  expect(languages.filter(language => !questions.some(question => question.language === language))).toEqual(
    [],
  )
})

test.each([
  ['open', questions],
  ['held-out', heldOutQuestions],
])('no %s question is asked twice, and the library answers each with one to four records', (_, asked) => {
  const all = asked.map(({ question }) => question)
  expect(all.filter((question, i) => all.indexOf(question) !== i)).toEqual([])
  const off = asked.filter(
    question =>
      question.codes.length < 1 ||
      question.codes.length > 4 ||
      !question.codes.every(code => codes.has(code)),
  )
  expect(off.map(({ question }) => question)).toEqual([])
})
