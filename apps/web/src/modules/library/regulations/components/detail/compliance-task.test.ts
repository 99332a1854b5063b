import { expect, test } from 'vitest'
import { complianceDueDate, nameOf, priorityOf } from './compliance-task'

test.each([
  ['High', 'high'],
  ['Medium', 'medium'],
  ['Low', 'low'],
] as const)('%s risk is %s priority', (risk, priority) => {
  expect(priorityOf(risk)).toBe(priority)
})

test('it is due in fourteen days, also late in the evening and over the end of a year', () => {
  expect(complianceDueDate(new Date(2026, 10, 15, 23, 59))).toBe('2026-11-29')
  expect(complianceDueDate(new Date(2026, 11, 25, 12))).toBe('2027-01-08')
})

test('a regulation is called by its code, and by its title where it has none', () => {
  expect(nameOf({ regulation_code: '1926.501(b)(1)', title: 'Edges' })).toBe('1926.501(b)(1)')
  expect(nameOf({ regulation_code: ' ', title: 'Edges' })).toBe('Edges')
})
