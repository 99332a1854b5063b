import { feedFaults } from '@plumbline/contract/library/regulation-feeds'
import { rowFaults } from '@plumbline/contract/library/regulation-imports'
import english from '@plumbline/languages/en/screens/regulations.json'
import { expect, test } from 'vitest'
import { isOfFormat, pasted, rowNumber } from './imports'

test.each([
  ['rules.json', '', 'json', true],
  ['RULES.JSON', 'text/plain', 'json', true],
  ['rules', 'application/json', 'json', true],
  ['rules.csv', 'text/csv', 'json', false],
  ['rules.csv', '', 'csv', true],
  ['rules', 'application/vnd.ms-excel', 'csv', true],
  ['rules.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'csv', false],
  ['rules.json', 'application/json', 'csv', false],
] as const)('%s (%s) as %s: %s', (name, type, format, fits) => {
  expect(isOfFormat({ name, type }, format)).toBe(fits)
})

test('pasted text travels as a file of its format', async () => {
  const file = pasted('title,source\n', 'csv')
  expect(isOfFormat(file, 'csv')).toBe(true)
  expect(await file.text()).toBe('title,source\n')
})

test('a row is counted as a spreadsheet and as a list count it', () => {
  expect(rowNumber({ index: 0 }, 'csv')).toBe(2)
  expect(rowNumber({ index: 0 }, 'json')).toBe(1)
})

test.each([
  ['row', english.rowFault, rowFaults],
  ['feed', english.feedFault, feedFaults],
])('the English words for what is wrong with a %s are those of the contract', (_, words, faults) => {
  const asContract = Object.entries(words).map(([code, text]) => [
    code,
    String(text).replaceAll('{{', '{').replaceAll('}}', '}'),
  ])
  expect(Object.fromEntries(asContract)).toEqual(faults)
})
