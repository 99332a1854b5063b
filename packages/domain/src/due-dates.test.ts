import { expect, test } from 'vitest'
import { proposedDueDate } from './due-dates'

test.each([
  [{ severity: 'High' }, '2026-12-31'],
  [{ severity: 'Medium' }, '2027-01-04'],
  [{ severity: 'Low' }, '2027-01-11'],
  [{}, '2027-01-04'],
  [{ severity: null }, '2027-01-04'],
  [{ severity: 'High', isFromRegulation: true }, '2027-01-11'],
] as const)('of %o it is proposed for %s', (origin, due) => {
  expect(proposedDueDate('2026-12-28', origin)).toBe(due)
})
