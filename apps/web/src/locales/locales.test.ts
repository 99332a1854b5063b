import { errorCodes, fieldErrors } from '@plumbline/contract/errors'
import { languages } from '@plumbline/contract/options'
import { messageFiles } from '@plumbline/messages/messages'
import { flatten, type Texts, testLocales } from '@plumbline/messages/testing/check-locales'
import { expect, test } from 'vitest'
import { sameEverywhere, sameIn } from './same-words'

const files = import.meta.glob<Texts>('./*/*.json', { eager: true, import: 'default' })
const namespaces = [
  ...new Set(Object.keys(files).map(path => path.split('/')[2]?.replace('.json', '') ?? '')),
]
const labelFiles = new Map<string, Texts>()
for (const language of languages)
  labelFiles.set(language, (await messageFiles[language].labels()).default as Texts)
const read = (language: string, namespace: string) =>
  (namespace === 'labels' ? labelFiles.get(language) : files[`./${language}/${namespace}.json`]) ?? {}

testLocales({ languages, namespaces, read, sameEverywhere, sameIn })

const errorTexts = new Map(flatten(read('en', 'errors')))

test('every error of the server has its message', () => {
  expect(errorCodes.filter(code => !errorTexts.has(`code.${code}`))).toEqual([])
  expect(Object.keys(fieldErrors).filter(code => !errorTexts.has(`field.${code}`))).toEqual([])
})

test('the English messages for fields are those of the contract', () => {
  for (const [code, text] of Object.entries(fieldErrors)) expect(errorTexts.get(`field.${code}`)).toBe(text)
})

test.each(languages)('labels that the server also writes are the same in %s', language => {
  const labels = read(language, 'labels')
  const shared: [string, string, string][] = [
    ['severity', 'common', 'severity'],
    ['violationStatus', 'violations', 'status'],
    ['taskStatus', 'tasks', 'status'],
    ['priority', 'tasks', 'priorityBadge'],
    ['confidence', 'results', 'confidence'],
    ['risk', 'regulations', 'risk'],
    ['industry', 'regulations', 'industry'],
  ]
  for (const [group, namespace, key] of shared)
    expect([group, read(language, namespace)[key]]).toEqual([group, labels[group]])
})

test.each(languages)('the public pages name what is checked as results do in %s', async language => {
  const results = (await messageFiles[language].findings()).default as Texts
  expect(results.checked).toMatchObject(read(language, 'public').checked as Texts)
})

// Field Operations Manual 6, III.B.2: inspected longer ago than five years earns no reduction.
test.each([
  ['en', /five years with no serious.*never inspected/],
  ['de', /fünf Jahren geprüft.*noch nie/],
  ['es', /cinco años sin sanciones serias.*nunca/],
  ['fr', /cinq dernières années sans sanction sérieuse.*jamais/],
  ['zh', /过去五年内受检.*从未受检/],
])('the clean inspection history says who gets the reduction in %s', (language, pattern) => {
  const texts = new Map(flatten(read(language, 'violations')))
  const clean = [...texts].find(([key]) => key.endsWith('history.clean'))?.[1]
  expect(clean).toMatch(pattern)
})
