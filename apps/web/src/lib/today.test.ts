import { expect, test } from 'vitest'
import { setTimeZone, today } from './today'

test.each([
  ['America/Los_Angeles', '2026-11-16T07:30:00Z', '2026-11-15'],
  ['Asia/Tokyo', '2026-11-15T15:30:00Z', '2026-11-16'],
  ['Europe/Berlin', '2026-03-29T21:59:00Z', '2026-03-29'],
])('in %s it is at %s the day %s', (zone, instant, day) => {
  setTimeZone(zone)
  expect(today(new Date(instant))).toBe(day)
})
