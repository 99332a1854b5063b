import { describe, expect, test } from 'vitest'
import { daysOf, rangeOf, rangeProblem } from './period'

const TODAY = '2026-03-16'
const custom = (start: string, end: string) => ({ period: 'custom' as const, start, end, site: undefined })
const fixed = (period: '7' | '30' | '90' | '365') => ({ period, start: '', end: '', site: undefined })

describe('the days that are shown', () => {
  test.each([
    ['7', '2026-03-10'],
    ['30', '2026-02-15'],
    ['90', '2025-12-17'],
    ['365', '2025-04-01'],
  ] as const)('%s days start on %s', (period, start) => {
    expect(daysOf(fixed(period), TODAY)).toEqual({ start, end: TODAY })
  })

  test('twelve months in December start in January', () => {
    expect(daysOf(fixed('365'), '2026-12-31').start).toBe('2026-01-01')
  })

  test('the usual period is asked for without dates', () => {
    expect(rangeOf(fixed('30'), TODAY)).toEqual({})
    expect(rangeOf(fixed('7'), TODAY)).toEqual({ start: '2026-03-10' })
    expect(rangeOf(custom('2026-01-01', '2026-01-31'), TODAY)).toEqual({
      start: '2026-01-01',
      end: '2026-01-31',
    })
  })
})

test.each([
  ['2026-01-01', '2026-01-31', null],
  ['2026-01-01', '2026-01-01', null],
  ['2026-02-01', '2026-01-31', 'start_after_end'],
  ['2026-01-01', '9999-12-31', 'period_too_long'],
  ['0002-01-01', '2026-01-01', 'period_too_long'],
  ['', '2026-01-31', 'incomplete'],
  ['2026-01-01', 'tomorrow', 'incomplete'],
  ['2026-13-01', '2026-12-31', 'incomplete'],
])('from %s to %s: %s', (start, end, problem) => {
  expect(rangeProblem(custom(start, end))).toBe(problem)
})

test('dates left in the address do no harm to a fixed period', () => {
  expect(rangeProblem({ period: '7', start: 'x', end: 'y', site: undefined })).toBeNull()
})
