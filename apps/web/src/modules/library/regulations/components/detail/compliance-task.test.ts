import { expect, test } from 'vitest'
import { nameOf, priorityOf } from './compliance-task'

test.each([
  ['High', 'high'],
  ['Medium', 'medium'],
  ['Low', 'low'],
] as const)('%s risk is %s priority', (risk, priority) => {
  expect(priorityOf(risk)).toBe(priority)
})

test('a regulation is called by its code, and by its title where it has none', () => {
  expect(nameOf({ regulation_code: '1926.501(b)(1)', title: 'Edges' })).toBe('1926.501(b)(1)')
  expect(nameOf({ regulation_code: ' ', title: 'Edges' })).toBe('Edges')
})
