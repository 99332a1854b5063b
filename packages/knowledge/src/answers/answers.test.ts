import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { regulations } from '../regulations/index'
import { translatedLanguages, translationsFor } from '../translations/index'
import { readAnswers } from './answer-files'
import { preparedAnswers } from './index'

const answer = {
  id: 'us-top-step',
  code: '29 CFR 1926.501(b)(1)',
  sector: 'construction',
  asks: 'may',
  verdict: 'no',
  text: 'The top step of a stepladder may not be used as a step.',
  questions: ['Can I stand on the top step?', 'top step ok?', 'standing on top of a ladder'],
}

let folder = ''
const write = (...answers: object[]) =>
  writeFileSync(join(folder, 'us.json'), JSON.stringify({ about: 'Ladders.', answers }))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-answers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const read = () => readAnswers(folder, regulations)

describe('a file of prepared answers', () => {
  test('gives each answer the place of its record', () => {
    write(answer)
    expect(read()).toEqual([{ ...answer, also: [], jurisdiction: 'US', region: null }])
  })

  test.each([
    ['an unknown code', { code: '29 CFR 1.1' }, /us\.json, the field "code" of answer us-top-step is wrong/],
    ['an unknown further code', { also: ['29 CFR 1.1'] }, /"also" of answer us-top-step/],
    ['a verdict for a figure', { asks: 'figure' }, /"verdict" of answer us-top-step/],
    ['a lead beside a verdict', { lead: '6 feet' }, /"lead" of answer us-top-step/],
    ['no question', { questions: [] }, /"questions" of answer us-top-step/],
    ['an unknown field', { texts: '' }, /"texts" of answer us-top-step/],
    ['no id', { id: undefined }, /"id" of answer number 1/],
  ])('with %s is rejected in one sentence', (_, change, sentence) => {
    write({ ...answer, ...change })
    expect(read).toThrow(sentence)
  })

  test('with an id twice is rejected', () => {
    write(answer, answer)
    expect(read).toThrow(/"id" of answer us-top-step .*us\.json has an answer with this id/)
  })
})

test('every prepared answer rests on a record of the library', () => {
  expect(preparedAnswers.length).toBeGreaterThan(100)
  const codes = new Set(regulations.map(({ code }) => code))
  expect(preparedAnswers.filter(({ code }) => !codes.has(code))).toEqual([])
})

test('no prepared answer begins with Yes or No: the question decides which it is', () => {
  expect(preparedAnswers.filter(({ text }) => /^(?:yes|no)\b[.,]/i.test(text))).toEqual([])
})

test.each(translatedLanguages)('the translations into %s are of records and answers that exist', language => {
  expect(translationsFor(language).records.size).toBeGreaterThan(50)
})
