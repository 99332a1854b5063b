import { expect, test } from 'vitest'
import { dueDateOf, likelyAssignees } from './finding-task'

test.each([
  ['High', '2026-11-18'],
  ['Medium', '2026-11-22'],
  ['Low', '2026-11-29'],
] as const)('a task from a %s violation is due on %s', (severity, date) => {
  expect(dueDateOf('bySeverity', severity, new Date(2026, 10, 15, 23, 59))).toBe(date)
})

test('the quick button asks for it tomorrow, also late in the evening and at the end of a year', () => {
  expect(dueDateOf('tomorrow', 'Low', new Date(2026, 10, 15, 23, 59))).toBe('2026-11-16')
  expect(dueDateOf('tomorrow', 'High', new Date(2026, 11, 31, 12))).toBe('2027-01-01')
})

const [ana, ben, cho, dee] = ['ana', 'ben', 'cho', 'dee'].map(id => ({ id, name: id })) as [
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
]
const members = [ana, ben, cho, dee]

test('the last assignee at the site comes first, then oneself, then everyone else', () => {
  expect(likelyAssignees(members, ['cho', null, 'cho', 'gone'], 'ben')).toEqual([cho, ben, ana, dee])
})

test('where nobody was given a task yet, it is oneself', () => {
  expect(likelyAssignees(members, [], 'dee')).toEqual([dee, ana, ben, cho])
})
