import { expect, test } from 'vitest'
import { bucketSizeFor, bucketsOf, isQuiet } from './buckets'
import { trendDays } from './testing/trend-days'

test.each([
  [7, 'day'],
  [31, 'day'],
  [32, 'week'],
  [90, 'week'],
  [365, 'month'],
] as const)('%i days are shown by %s', (days, size) => {
  expect(bucketSizeFor(days)).toBe(size)
})

test('weeks are counted back from the last day', () => {
  const weeks = bucketsOf(trendDays('2026-01-01', 16), 'week')
  expect(weeks.map(({ from, to }) => [from, to])).toEqual([
    ['2026-01-01', '2026-01-02'],
    ['2026-01-03', '2026-01-09'],
    ['2026-01-10', '2026-01-16'],
  ])
})

test('nothing is lost or counted twice, whatever the size', () => {
  const days = trendDays('2025-11-20', 100, index => ({
    high: index % 3,
    low: 1,
    violations: (index % 3) + 1,
    resolved: index % 2,
    rechecks: 2,
    rechecksPassed: 1,
  }))
  const total = (of: 'high' | 'low' | 'violations' | 'resolved' | 'rechecks') =>
    days.reduce((sum, day) => sum + day[of], 0)
  for (const size of ['day', 'week', 'month'] as const)
    for (const figure of ['high', 'low', 'violations', 'resolved', 'rechecks'] as const)
      expect(bucketsOf(days, size).reduce((sum, bucket) => sum + bucket[figure], 0)).toBe(total(figure))
})

test('averages weigh each day by what was resolved on it; shares come from the sums', () => {
  const days = trendDays('2026-01-01', 3, index => ({
    resolved: [1, 0, 3][index] ?? 0,
    hoursToFix: [40, null, 8][index] ?? null,
    rechecks: [1, 0, 3][index] ?? 0,
    rechecksPassed: [1, 0, 0][index] ?? 0,
    open: [5, 6, 4][index] ?? 0,
  }))
  const [bucket] = bucketsOf(days, 'month')
  expect(bucket).toMatchObject({ hoursToFix: 16, passRate: 25, open: 4 })
})

test('a quiet period has no averages and says that it is quiet', () => {
  const quiet = bucketsOf(trendDays('2026-01-01', 7))
  expect(quiet[0]).toMatchObject({ hoursToFix: null, passRate: null })
  expect(isQuiet(quiet)).toBe(true)
  expect(isQuiet(bucketsOf(trendDays('2026-01-01', 7, () => ({ open: 1 }))))).toBe(false)
})
