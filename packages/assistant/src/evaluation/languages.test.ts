import { readFileSync } from 'node:fs'
import { translatedLanguages, translationsFor } from '@plumbline/knowledge/translations/index'
import { loadFormatter } from '@plumbline/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerQuestion } from '../answer-question'
import { openBuiltInLibrary } from '../testing/built-in-library'
import { englishIn } from '../testing/english-in'
import { testRecords } from '../testing/test-records'
import { type EvaluationQuestion, sentencesOf, workplaceOf } from './score'

const QUESTIONS = 30

const questions = JSON.parse(
  readFileSync(new URL('../../evaluation/open.json', import.meta.url), 'utf8'),
) as EvaluationQuestion[]

let library: Awaited<ReturnType<typeof openBuiltInLibrary>>
beforeAll(async () => {
  library = await openBuiltInLibrary()
})
afterAll(() => library.close())

/** Under the law of their own country and of others, since translations differ by law. */
const countriesFor = (own: string) => [own, 'US', 'GB']

test.each(translatedLanguages)('answers in %s have no English outside the original', async language => {
  const asked = questions
    .filter(each => each.language === language && each.kind === 'rule')
    .slice(0, QUESTIONS)
  expect(asked).toHaveLength(QUESTIONS)
  const formatter = await loadFormatter(language)
  const translations = translationsFor(language)
  for (const { question, place } of asked)
    for (const country of countriesFor(place.country)) {
      const workplace = workplaceOf({ ...place, country })
      const answer = await answerQuestion(
        { text: question, language, workplace, topic: null, violation: null, today: '2026-11-18' },
        { library: library.libraryFor(language, workplace), records: testRecords, translations },
      )
      expect([question, country, ...englishIn(answer, sentencesOf(answer, formatter))]).toEqual([
        question,
        country,
      ])
    }
})
