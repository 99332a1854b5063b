import { expect, test } from 'vitest'
import { dayAfter, dayOf, monthsAfter } from './time-zones'

test.each([
  ['2026-01-31T12:00:00Z', 1, 'UTC', '2026-02-28T12:00:00.000Z'],
  ['2026-01-31T12:00:00Z', 2, 'UTC', '2026-03-31T12:00:00.000Z'],
  ['2028-01-31T12:00:00Z', 1, 'UTC', '2028-02-29T12:00:00.000Z'],
  ['2026-12-30T12:00:00Z', 2, 'UTC', '2027-02-28T12:00:00.000Z'],
  // The 31st in Chicago is the 1st in UTC, and the clocks change in March.
  ['2026-02-01T03:00:00Z', 1, 'America/Chicago', '2026-03-01T03:00:00.000Z'],
  ['2026-02-01T03:00:00Z', 2, 'America/Chicago', '2026-04-01T02:00:00.000Z'],
  ['2026-01-31T20:00:00Z', 1, 'Australia/Sydney', '2026-02-28T20:00:00.000Z'],
])('%s and %i months in %s is %s', (start, months, timeZone, expected) => {
  expect(monthsAfter(new Date(start), months, timeZone).toISOString()).toBe(expected)
})

test.each([
  ['2026-11-16T07:30:00Z', 'America/Los_Angeles', '2026-11-15'],
  ['2026-11-15T15:30:00Z', 'Asia/Tokyo', '2026-11-16'],
  ['2026-11-15T11:30:00Z', 'Pacific/Kiritimati', '2026-11-16'],
])('%s in %s is the day %s', (instant, timeZone, day) => {
  expect(dayOf(new Date(instant), timeZone)).toBe(day)
})

test('days are counted over months, years and changes of the clock', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2027-03-01', -1), dayAfter('2026-03-28', 2)]).toEqual([
    '2027-01-01',
    '2027-02-28',
    '2026-03-30',
  ])
})
