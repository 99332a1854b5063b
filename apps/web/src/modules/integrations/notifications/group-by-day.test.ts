import { expect, it } from 'vitest'
import { dayOf, groupByDay } from './group-by-day'

const at = (createdAt: string) => ({ createdAt })
const items = [at('2026-11-16T07:30:00Z'), at('2026-11-16T03:00:00Z'), at('2026-11-15T23:59:00Z')]

it('groups by the day of the time zone, in the order they come in', () => {
  expect(groupByDay(items, 'UTC').map(({ day, items: of }) => [day, of.length])).toEqual([
    ['2026-11-16', 2],
    ['2026-11-15', 1],
  ])
  expect(groupByDay(items, 'America/Los_Angeles').map(({ day, items: of }) => [day, of.length])).toEqual([
    ['2026-11-15', 3],
  ])
  expect(groupByDay(items, 'Asia/Shanghai').map(({ day, items: of }) => [day, of.length])).toEqual([
    ['2026-11-16', 3],
  ])
  expect(groupByDay([], 'UTC')).toEqual([])
})

it('knows the day on which clocks change', () => {
  expect(dayOf('2026-03-29T21:59:00Z', 'Europe/Berlin')).toBe('2026-03-29')
  expect(dayOf('2026-03-29T22:00:00Z', 'Europe/Berlin')).toBe('2026-03-30')
})
