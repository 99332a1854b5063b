import { languages } from '@plumbline/contract/options'
import { expect, test } from 'vitest'
import { strictFormatter, UNFILLED } from './testing/formatters'

const gravity = {
  code: 'fine.gravity',
  params: { severity: 'High', probability: 'greater', gravity: 'high', base: 16550 },
  text: 'English',
}
const estimate = {
  code: 'fine.estimate',
  params: { estimate: 11585, maximum: 16550, since: '2025-01-15' },
  text: 'English',
}

test('amounts, severities and dates are written as the language writes them', async () => {
  const formatter = await strictFormatter('de')
  expect(formatter.format(gravity)).toBe(
    'Schweregrad hoch und größere Wahrscheinlichkeit ergeben hohe Schwere; sie beginnt bei 16.550\u00a0$.',
  )
  expect(formatter.format(estimate)).toContain(
    '11.585\u00a0$ von höchstens 16.550\u00a0$ (Höchstbeträge seit 15.01.2025)',
  )
})

test.each(languages)('a cause, a fine and a recheck leave no placeholder unfilled in %s', async language => {
  const formatter = await strictFormatter(language)
  const texts = [
    gravity,
    estimate,
    { code: 'cause.returned', params: { count: 3, site: 'Pier 4' }, text: 'English' },
    { code: 'cause.repeated', params: { count: 1, site: 'Pier 4' }, text: 'English' },
    { code: 'cause.everywhere', params: { sites: 4 }, text: 'English' },
    { code: 'hazard.ladder.cause.1', params: {}, text: 'English' },
    { code: 'recheck.changed', params: { from: 'Low', to: 'High' }, text: 'English' },
    { code: 'recheck.looked', params: { size: '4096 × 3072' }, text: 'English' },
  ].map(formatter.format)
  expect(texts.filter(sentence => sentence === 'English' || sentence.includes(UNFILLED))).toEqual([])
})

test.each(languages)('a question names the figure of the law, or none, in %s', async language => {
  const { format } = await strictFormatter(language)
  const ask = (params: Record<string, string>) =>
    format({ code: 'question.ask.scaffold-rails', params, text: '' })
  const answered = (params: Record<string, string>) =>
    format({ code: 'question.not_ok', params: { question: 'scaffold-rails', ...params }, text: '' })
  expect(ask({ scaffoldHeight: '10 ft' })).toContain('10')
  expect(ask({})).not.toMatch(/\d/)
  expect(answered({ scaffoldHeight: '2 m' })).toContain(ask({ scaffoldHeight: '2 m' }))
  expect(answered({})).toContain(ask({}))
})

test('a tag is a kind of hazard, a hazard’s name, or stays as it came', async () => {
  const formatter = await strictFormatter('de')
  expect(['falls', 'fix did not last', 'unprotected edge', 'own words'].map(formatter.tag)).toEqual([
    'Absturz',
    'Abhilfe hielt nicht',
    expect.not.stringContaining('edge'),
    'own words',
  ])
})

test('sentences in a row each end with a period', async () => {
  const row = [
    { code: 'own', params: {}, text: 'Two people without hats' },
    { code: 'own', params: {}, text: 'It stays.' },
  ]
  expect((await strictFormatter('en')).formatAll(row)).toBe('Two people without hats. It stays.')
  expect((await strictFormatter('zh')).formatAll(row)).toBe('Two people without hats。It stays.')
})
