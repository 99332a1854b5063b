import { readFileSync } from 'node:fs'
import { type Language, languages } from '@plumbline/domain'
import { translationsFor } from '@plumbline/knowledge/translations/index'
import { loadFormatter } from '@plumbline/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Topic } from '../answer'
import { answerQuestion } from '../answer-question'
import { openBuiltInLibrary } from '../testing/built-in-library'
import { testRecords } from '../testing/test-records'
import {
  type AskedPlace,
  type Conversation,
  type EvaluationQuestion,
  type Expected,
  scoreOf,
  sentencesOf,
  textOf,
  workplaceOf,
} from './score'
import { unsourcedFigures } from './unsourced'

const TODAY = '2026-11-16'

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../evaluation/${name}.json`, import.meta.url), 'utf8')) as T

let library: Awaited<ReturnType<typeof openBuiltInLibrary>>
beforeAll(async () => {
  library = await openBuiltInLibrary()
})
afterAll(() => library.close())

/** Figures that no source of their answer has, of all questions and conversations. */
const unsourced: string[] = []
let answers = 0

type Turn = Expected & { question: string }

async function ask(asked: Turn, language: Language, place: AskedPlace, topic: Topic | null) {
  const workplace = workplaceOf(place)
  const sources = {
    library: library.libraryFor(language, workplace),
    records: testRecords,
    translations: translationsFor(language),
  }
  const answer = await answerQuestion(
    { text: asked.question, language, workplace, topic, violation: null, today: TODAY },
    sources,
  )
  const formatter = await loadFormatter(language)
  answers += 1
  unsourced.push(
    ...unsourcedFigures(answer, sentencesOf(answer, formatter), asked.question, code => {
      const [record, text] = [library.recordOf(code), translationsFor(language).records.get(code)]
      return record && { ...record, translated: text }
    }).map(figure => `${figure} (${answer.sources[0]})`),
  )
  return { answer, score: scoreOf(answer, textOf(answer, formatter), asked) }
}

const share = (results: boolean[]) => results.filter(Boolean).length / Math.max(results.length, 1)
const percent = (value: number) => `${(value * 100).toFixed(1)} %`

type Result = { asked: EvaluationQuestion; score: Awaited<ReturnType<typeof ask>>['score'] }

function report(name: string, results: Result[]) {
  const of = (part: keyof Result['score'], chosen: Result[]) => share(chosen.map(({ score }) => score[part]))
  const withCodes = results.filter(({ asked }) => asked.codes?.length)
  const withFigures = results.filter(({ asked }) => asked.figures?.length)
  const byLanguage = languages.map(
    language =>
      `${language} ${percent(
        of(
          'code',
          withCodes.filter(({ asked }) => asked.language === language),
        ),
      )}`,
  )
  const shares = {
    kind: of('kind', results),
    code: of('code', withCodes),
    figures: of('figures', withFigures),
  }
  process.stdout.write(
    `${name} (${results.length}): kind ${percent(shares.kind)}, code ${percent(shares.code)} (${byLanguage.join(', ')}), figures ${percent(shares.figures)}\n`,
  )
  return { ...shares, clean: of('clean', results) }
}

async function askAll(name: string) {
  const results: Result[] = []
  for (const asked of read<EvaluationQuestion[]>(name)) {
    const { score } = await ask(asked, asked.language, asked.place, null)
    results.push({ asked, score })
  }
  return report(name, results)
}

test('open questions name the right code and figure', async () => {
  const { kind, code, figures, clean } = await askAll('open')
  expect(kind).toBeGreaterThanOrEqual(0.95)
  expect(code).toBeGreaterThanOrEqual(0.95)
  expect(figures).toBeGreaterThanOrEqual(0.93)
  expect(clean).toBe(1)
})

/** Prints only how many: whoever knows which ones would tune by them. */
test('questions nobody tuned by name the right code and figure', async () => {
  const { code, figures, clean } = await askAll('held-out')
  expect(code).toBeGreaterThanOrEqual(0.9)
  expect(figures).toBeGreaterThanOrEqual(0.85)
  expect(clean).toBe(1)
})

test('follow-ups are understood', async () => {
  const understood: boolean[] = []
  for (const { language, place, turns } of read<Conversation[]>('conversations')) {
    let topic: Topic | null = null
    for (const [index, turn] of turns.entries()) {
      const { answer, score } = await ask(turn, language, place, topic)
      topic = answer.topic ?? topic
      if (index > 0) understood.push(score.kind && score.code && score.figures)
    }
  }
  process.stdout.write(`follow-ups: ${percent(share(understood))} of ${understood.length} understood\n`)
  expect(share(understood)).toBeGreaterThanOrEqual(0.85)
})

test("no answer states a figure that its sources don't have", () => {
  process.stdout.write(`figures without a source: ${unsourced.length} in ${answers} answers\n`)
  expect(unsourced).toEqual([])
})
