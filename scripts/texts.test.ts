import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorCodes, fieldErrors } from '../packages/contract/src/errors'
import { languages } from '../packages/domain/src/index'
import { flatten } from './lib/language-texts'
import { root } from './lib/root.mjs'

const read = (language: string, file: string) =>
  JSON.parse(readFileSync(join(root, 'packages/languages', language, `${file}.json`), 'utf8'))

const errorTexts = new Map(flatten(read('en', 'screens/errors')))

test('every error of the server has its message', () => {
  expect(errorCodes.filter(code => !errorTexts.has(`code.${code}`))).toEqual([])
  expect(Object.keys(fieldErrors).filter(code => !errorTexts.has(`field.${code}`))).toEqual([])
})

test('the English messages for fields are those of the contract', () => {
  for (const [code, text] of Object.entries(fieldErrors)) expect(errorTexts.get(`field.${code}`)).toBe(text)
})

test.each(languages)('labels that the server also writes are the same in %s', language => {
  const labels = read(language, 'shared/labels')
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
    expect([group, read(language, `screens/${namespace}`)[key]]).toEqual([group, labels[group]])
})

test.each(languages)('the public pages name what is checked as results do in %s', language => {
  expect(read(language, 'shared/findings').checked).toMatchObject(read(language, 'screens/public').checked)
})

// Field Operations Manual 6, III.B.2: inspected longer ago than five years earns no reduction.
test.each([
  ['en', /five years with no serious.*never inspected/],
  ['de', /fünf Jahren geprüft.*noch nie/],
  ['es', /cinco años sin sanciones serias.*nunca/],
  ['fr', /cinq dernières années sans sanction sérieuse.*jamais/],
  ['zh', /过去五年内受检.*从未受检/],
])('the clean inspection history says who gets the reduction in %s', (language, pattern) => {
  const texts = flatten(read(language, 'screens/violations'))
  expect(texts.find(([key]) => key.endsWith('history.clean'))?.[1]).toMatch(pattern)
})
