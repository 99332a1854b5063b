import { languages } from '@plumbline/domain'
import { expect, test } from 'vitest'
import { regulations } from './index'
import { questions } from './questions'

const codes = new Set(regulations.map(({ code }) => code))

test('there are at least 60 questions, some in each language', () => {
  expect(questions.length).toBeGreaterThanOrEqual(60)
  expect(languages.filter(language => !questions.some(question => question.language === language))).toEqual(
    [],
  )
})

test('no question is asked twice', () => {
  const all = questions.map(({ question }) => question)
  expect(all.filter((question, i) => all.indexOf(question) !== i)).toEqual([])
})

test('each question has one to three answers, all of them in the library', () => {
  const off = questions.filter(
    question =>
      question.codes.length < 1 ||
      question.codes.length > 3 ||
      !question.codes.every(code => codes.has(code)),
  )
  expect(off.map(({ question }) => question)).toEqual([])
})
