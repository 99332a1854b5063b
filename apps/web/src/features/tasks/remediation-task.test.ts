import { expect, test } from 'vitest'
import { priorityOf, quickDueDate } from './remediation-task'

test.each([
  ['High', 'high'],
  ['Medium', 'medium'],
  ['Low', 'low'],
  [null, 'medium'],
] as const)('%s severity is %s priority', (severity, priority) => {
  expect(priorityOf(severity)).toBe(priority)
})

test('a quick task is due tomorrow, also late in the evening and at the end of a year', () => {
  expect(quickDueDate(new Date(2026, 10, 15, 23, 59))).toBe('2026-11-16')
  expect(quickDueDate(new Date(2026, 11, 31, 12))).toBe('2027-01-01')
})
