import type { Violation } from '@plumbline/contract/findings/violations'
import { expect, test } from 'vitest'
import { confidenceOf, groupsOf, standingOf } from './severity-groups'

const violation = (
  id: string,
  severity: Violation['severity'],
  verdict: Violation['verdict'] = null,
  basis: Violation['basis'] = 'breach',
) => ({ id, severity, verdict, basis }) as Violation

test('violations stand under their severity in the order they came', () => {
  const { groups } = groupsOf([
    violation('a', 'Low'),
    violation('b', 'High'),
    violation('c', 'High', 'confirmed'),
  ])
  expect(groups.map(({ severity, violations }) => [severity, violations.map(({ id }) => id)])).toEqual([
    ['High', ['b', 'c']],
    ['Medium', []],
    ['Low', ['a']],
  ])
})

test('a dismissed one counts nowhere and stands apart', () => {
  const { groups, dismissed } = groupsOf([violation('a', 'High', 'dismissed')])
  expect(groups.every(({ violations }) => violations.length === 0)).toBe(true)
  expect(dismissed.map(({ id }) => id)).toEqual(['a'])
})

test('advice stands apart from the violations and counts under none of them', () => {
  const found = [
    violation('a', 'Low', null, 'advisory'),
    violation('b', 'High', null, 'advisory'),
    violation('c', 'High', 'dismissed', 'advisory'),
    violation('d', 'Medium'),
  ]
  const { groups, observations, dismissed } = groupsOf(found)
  expect(groups.map(({ violations }) => violations.length)).toEqual([0, 1, 0])
  expect(observations.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(dismissed.map(({ id }) => id)).toEqual(['c'])
  expect(standingOf(found).map(({ id }) => id)).toEqual(['d', 'b', 'a'])
})

test.each([
  [0.95, 'veryLikely'],
  [0.9, 'veryLikely'],
  [0.82, 'likely'],
  [0.7, 'likely'],
  [0.69, 'possible'],
  [0.3, 'uncertain'],
])('%d is %s', (value, word) => {
  expect(confidenceOf(value)).toBe(word)
})
