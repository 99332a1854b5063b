import { readFileSync } from 'node:fs'
import { type Language, languages } from '@plumbline/domain'
import { translationsFor } from '@plumbline/knowledge/translations/index'
import { type Formatter, loadFormatter } from '@plumbline/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, Topic } from '../answer'
import { answerQuestion } from '../answer-question'
import type { Workplace } from '../place'
import { openBuiltInLibrary } from '../testing/built-in-library'
import { englishIn } from '../testing/english-in'
import { testRecords } from '../testing/test-records'
import { languageOf } from '../understand/question-language'
import { sentencesOf } from './score'

/** `lead`: the word it must begin with. `first`: what its first statement must have. `must`, `never`: of what isn't folded. */
type AnswerCase = {
  question: string
  language: Language
  place: { country: string; state: string | null; industry: string }
  lead: 'yes' | 'no' | 'depends' | null
  first: string | null
  codes: string[]
  must: string[]
  never: string[]
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../evaluation/answers-${name}.json`, import.meta.url), 'utf8')) as T

let library: Awaited<ReturnType<typeof openBuiltInLibrary>>
beforeAll(async () => {
  library = await openBuiltInLibrary()
})
afterAll(() => library.close())

function workplaceOf({ country, state, industry }: AnswerCase['place']): Workplace {
  const code = country === 'UK' ? 'GB' : country
  return {
    country: code,
    state: state ? `${code}-${state.replace(/^\w\w-/, '')}` : null,
    industry:
      industry === 'Construction' ? 'construction' : industry === 'Warehouse' ? 'logistics' : 'manufacturing',
  }
}

function leadIn(answer: Answer) {
  const sentence = answer.statements.find(({ section }) => section === 'answer')?.sentence
  return sentence && 'prepared' in sentence ? (sentence.lead?.word ?? null) : null
}

const folded: ReadonlySet<string> = new Set(['who', 'exceptions', 'original'])

function scoreOf(asked: AnswerCase, answer: Answer, formatter: Formatter) {
  const said = sentencesOf(answer, formatter)
  const shown = said.filter((_, index) => !folded.has(answer.statements[index]?.section ?? '')).join('\n')
  const first = said[answer.statements.findIndex(({ section }) => section === 'answer')] ?? said[0] ?? ''
  const has = (text: string, pattern: string) => new RegExp(pattern, 'i').test(text)
  const lead = leadIn(answer)
  const isLeadWrong = lead !== null && asked.lead !== null && lead !== asked.lead
  const never = asked.never.some(each => has(shown, each))
  const right =
    lead === asked.lead &&
    (asked.first === null || has(first, asked.first)) &&
    asked.must.every(each => has(shown, each))
  const english = asked.language === 'en' ? [] : englishIn(answer, said)
  return {
    right: right && !never,
    // 'It depends' instead of yes or no leaves the reader to read on; yes instead of no doesn't.
    dangerous: never || (isLeadWrong && lead !== 'depends'),
    code: asked.codes.length === 0 || asked.codes.includes(answer.sources[0] ?? ''),
    language: english.length === 0,
    shown,
  }
}

type Score = ReturnType<typeof scoreOf>

async function ask(asked: AnswerCase, topic: Topic | null) {
  const workplace = workplaceOf(asked.place)
  const language = languageOf(asked.question, topic?.language ?? asked.language)
  const answer = await answerQuestion(
    { text: asked.question, language, workplace, topic, violation: null, today: '2026-11-16' },
    {
      library: library.libraryFor(language, workplace),
      records: testRecords,
      translations: translationsFor(language),
    },
  )
  return { answer, score: scoreOf(asked, answer, await loadFormatter(language)) }
}

function report(name: string, results: { asked: AnswerCase; score: Score }[]) {
  const share = (part: 'right' | 'dangerous' | 'code' | 'language', of = results) =>
    of.filter(({ score }) => score[part]).length / Math.max(of.length, 1)
  const percent = (value: number) => `${Math.round(value * 100)} %`
  const byLanguage = languages.map(
    language =>
      `${language} ${percent(
        share(
          'right',
          results.filter(each => each.asked.language === language),
        ),
      )}`,
  )
  process.stdout.write(
    `answers, ${name} (${results.length}): right ${percent(share('right'))} (${byLanguage.join(', ')}), dangerous ${percent(share('dangerous'))}, right code first ${percent(share('code'))}, wholly in the language ${percent(share('language'))}\n`,
  )
  return {
    right: share('right'),
    dangerous: share('dangerous'),
    code: share('code'),
    language: share('language'),
  }
}

async function askAll(name: string) {
  const results: { asked: AnswerCase; score: Score }[] = []
  for (const asked of read<AnswerCase[]>(name)) results.push({ asked, score: (await ask(asked, null)).score })
  return report(name, results)
}

test('open questions are answered in the first words', async () => {
  const { right, dangerous, code, language } = await askAll('open')
  expect(right).toBeGreaterThanOrEqual(0.6)
  expect(dangerous).toBeLessThanOrEqual(0.02)
  expect(code).toBeGreaterThanOrEqual(0.85)
  expect(language).toBe(1)
})

/** Prints only how many: whoever knows which ones would tune by them. */
test('questions nobody tuned by are answered in the first words', async () => {
  const { dangerous, language } = await askAll('aside')
  expect(dangerous).toBeLessThanOrEqual(0.05)
  expect(language).toBe(1)
})

test('follow-ups keep the subject and change the one thing asked', async () => {
  const results: { asked: AnswerCase; score: Score }[] = []
  for (const { turns } of read<{ turns: AnswerCase[] }[]>('follow-ups')) {
    let topic: Topic | null = null
    for (const [index, asked] of turns.entries()) {
      const { answer, score } = await ask(asked, topic)
      topic = answer.topic ?? topic
      if (index > 0) results.push({ asked, score })
    }
  }
  expect(report('follow-ups', results).dangerous).toBeLessThanOrEqual(0.05)
})
