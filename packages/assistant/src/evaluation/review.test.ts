import { type Language, languages } from '@plumbline/domain'
import { translationsFor } from '@plumbline/knowledge/translations/index'
import { loadFormatter } from '@plumbline/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Topic } from '../answer'
import { answerQuestion } from '../answer-question'
import type { Workplace } from '../place'
import { openBuiltInLibrary } from '../testing/built-in-library'
import { testRecords } from '../testing/test-records'
import { sentencesOf } from './score'

let library: Awaited<ReturnType<typeof openBuiltInLibrary>>
beforeAll(async () => {
  library = await openBuiltInLibrary()
})
afterAll(() => library.close())

const site: Workplace = { country: 'US', state: null, industry: 'construction' }
const warehouse: Workplace = { country: 'US', state: null, industry: 'logistics' }
const at = (country: string): Workplace => ({ ...site, country })

/** Asks one question after the other and returns the last answer. */
async function ask(workplace: Workplace, language: Language, ...questions: string[]) {
  let topic: Topic | null = null
  let last = { first: '', text: '', sources: [] as string[], kind: '' }
  for (const text of questions) {
    const answer = await answerQuestion(
      { text, language, workplace, topic, violation: null, today: '2026-11-18' },
      {
        library: library.libraryFor(language, workplace),
        records: testRecords,
        translations: translationsFor(language),
      },
    )
    const said = sentencesOf(answer, await loadFormatter(language))
    topic = answer.topic
    last = { first: said[0] ?? '', text: said.join('\n'), sources: answer.sources, kind: answer.kind }
  }
  return last
}

describe('what a compliance officer found wrong', () => {
  test('a rule keeps its exception: residential work names the fall protection plan', async () => {
    const { text, sources } = await ask(
      site,
      'en',
      'residential framing fall protection, is there an exception?',
    )
    expect(sources[0]).toBe('29 CFR 1926.501(b)(13)')
    expect(text).toMatch(/fall protection plan/i)
  })

  test('88 decibels in a warehouse call for a program and free protection', async () => {
    const question = 'Do my warehouse people need hearing protection at 88 decibels?'
    const { first, sources } = await ask(warehouse, 'en', question)
    expect(first).toMatch(/85.*free/)
    expect(sources.slice(0, 2)).toEqual(['29 CFR 1910.95(c)', '29 CFR 1910.95(i)'])
  })

  test('framing in California needs fall protection from 6 feet', async () => {
    const place = { ...site, state: 'US-CA' }
    const { first, sources } = await ask(
      place,
      'en',
      'My fall protection trigger height in California framing?',
    )
    expect(first).toMatch(/^6 feet/)
    expect(sources[0]).toBe('CA 8 CCR 1716.2')
  })

  test('a fall answer in a warehouse has nothing of construction in it', async () => {
    for (const question of [
      'At what height do we need fall protection in the warehouse?',
      'Do we need a guardrail on the mezzanine?',
    ]) {
      const { sources, text } = await ask(warehouse, 'en', question)
      expect(sources[0]).toMatch(/^29 CFR 1910/)
      expect(sources).not.toContain('29 CFR 1926.503(a)')
      expect(text).not.toMatch(/competent person has to decide/)
    }
  })

  test('a crane over 2,000 lb is for certified or licensed operators', async () => {
    const { first, sources } = await ask(site, 'en', 'Who is allowed to operate a crane over 2000 lb?')
    expect(first).toMatch(/certified or licensed/)
    expect(sources[0]).toBe('29 CFR 1926.1427')
  })

  test.each(['Can a 17 year old drive a forklift?', 'is a 17-year-old allowed on a forklift'])(
    '%s No.',
    async question => {
      const { first, sources } = await ask(warehouse, 'en', question)
      expect(first).toMatch(/^No\./)
      expect(sources[0]).toBe('29 CFR 570')
    },
  )

  test.each([
    ['From which height do I need guardrails?', /no minimum|any height/i, 'UK WAH 2005 reg. 6'],
    ['Who appoints the principal contractor?', /^The client/, 'UK CDM 2015 reg. 5'],
    ['Is a hard hat legally required on every UK building site?', /head injury/, 'UK PPE 1992 reg. 4'],
  ])('in the UK: %s', async (question, expected, code) => {
    const { first, sources } = await ask(at('GB'), 'en', question)
    expect(first).toMatch(expected)
    expect(sources[0]).toBe(code)
  })

  test.each([
    ['zh', 'CN', '高温天气达到多少度必须停止室外作业？', /40/, 'CN Heat Measures art. 8'],
    ['de', 'DE', 'Wie lange darf ich am Tag höchstens arbeiten?', /8|acht/, 'DE ArbZG § 3'],
    ['es', 'ES', '¿Cuál es el plazo para comunicar un accidente mortal?', /24/, 'ES Ley 31/1995 art. 23'],
  ] as const)('%s in %s: %s', async (language, country, question, expected, code) => {
    const { first, sources } = await ask(at(country), language, question)
    expect(first).toMatch(expected)
    expect(sources[0]).toBe(code)
  })

  test.each(languages)('over 12 m a guardrail in Germany is 1.10 m high (%s)', async language => {
    const [first, then] = {
      en: ['How high must a guardrail be?', 'And at a drop of over 12 m?'],
      es: ['¿Qué altura debe tener una barandilla?', '¿Y a más de 12 m de altura?'],
      fr: ['Quelle hauteur doit avoir un garde-corps ?', 'Et à plus de 12 m de hauteur ?'],
      de: ['Wie hoch muss ein Geländer sein?', 'Und bei über 12 m Höhe?'],
      zh: ['护栏要多高？', '那超过12米呢？'],
    }[language] as [string, string]
    const answer = await ask(at('DE'), language, first, then)
    expect(answer.first).toMatch(/1[.,]10?/)
    expect(answer.sources[0]).toBe('ASR A2.1')
  })

  test('a follow-up on a trench keeps the trench: a ladder from 4 feet', async () => {
    const questions = [
      'How deep can a trench be before it needs protection?',
      'And when do I need a ladder in it?',
    ]
    const { first, sources } = await ask(site, 'en', ...questions)
    expect(first).toMatch(/4 f/)
    expect(sources[0]).toBe('29 CFR 1926.651(c)(2)')
  })
})
