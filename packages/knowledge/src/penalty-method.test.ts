import { describe, expect, test } from 'vitest'
import { penaltyMaximaOn } from './penalties'
import { type PenaltyFacts, penaltyFor } from './penalty-method'

const maxima = penaltyMaximaOn('2026-11-15')
if (!maxima) throw new Error('no penalty table for the day')

const facts = (given: Partial<PenaltyFacts>): PenaltyFacts => ({
  classifiedAs: 'serious',
  injury: 'high',
  probability: 'lesser',
  employees: 300,
  goodFaith: 'none',
  history: 'neutral',
  quickFix: false,
  maxima,
  ...given,
})

/** Worked by hand from chapter 6 of the manual; the working stands in the name. */
test.each<[string, Partial<PenaltyFacts>, number]>([
  [
    'high gravity: size and history only. 16,550 × 0.3 = 4,965; × 0.8 = 3,972',
    { probability: 'greater', employees: 20, goodFaith: 'full', history: 'clean', quickFix: true },
    3_972,
  ],
  [
    'every reduction in turn. 11,823 × 0.7 = 8,276.10; × 0.85 = 7,034.69; × 0.8 = 5,627.75; × 0.85 = 4,783.59',
    { employees: 60, goodFaith: 'some', history: 'clean', quickFix: true },
    4_784,
  ],
  [
    'more for serious final orders. 14,187 × 0.9 = 12,768.30; × 1.2 = 15,321.96',
    { injury: 'medium', probability: 'greater', employees: 150, history: 'serious' },
    15_322,
  ],
  ['never above the maximum. 16,550 × 1.2 = 19,860', { probability: 'greater', history: 'serious' }, 16_550],
  [
    'never below the minimum. 7,093 × 0.3 × 0.75 × 0.8 × 0.85 = 1,085.23',
    {
      injury: 'low',
      probability: 'lesser',
      employees: 10,
      goodFaith: 'full',
      history: 'clean',
      quickFix: true,
    },
    1_182,
  ],
  [
    'the last of the small employers. 9,457 × 0.3 = 2,837.10; × 0.75 = 2,127.83',
    { injury: 'medium', employees: 25, goodFaith: 'full' },
    2_128,
  ],
  ['the next size. 9,457 × 0.7 = 6,619.90', { injury: 'medium', employees: 26 }, 6_620],
  [
    'rounded once, at the end. 11,823 × 0.75 = 8,867.25; × 1.2 = 10,640.70; × 0.85 = 9,044.60',
    { employees: 251, goodFaith: 'full', history: 'serious', quickFix: true },
    9_045,
  ],
  [
    'repeated once, small: × 2, only size reduces. 11,823 × 2 = 23,646; × 0.7 = 16,552.20',
    { classifiedAs: 'repeated', employees: 80, goodFaith: 'full', history: 'clean', quickFix: true },
    16_552,
  ],
  [
    'repeated twice, large: × 10 and 20 % more, capped. 16,550 × 10 × 1.2 = 198,600',
    { classifiedAs: 'repeated_again', probability: 'greater', employees: 251, history: 'serious' },
    165_514,
  ],
  [
    'willful, table 6-4, size and history. 165,514 × 0.5 = 82,757; × 0.8 = 66,205.60',
    { classifiedAs: 'willful', employees: 30, goodFaith: 'full', history: 'clean', quickFix: true },
    66_206,
  ],
  [
    'not abated: the daily amount by size, 12 days. 11,823 × 0.3 = 3,546.90; × 12 = 42,562.80',
    { classifiedAs: 'failure_to_abate', employees: 5, daysUnabated: 12, history: 'clean' },
    42_563,
  ],
])('%s', (_, given, dollars) => {
  expect(penaltyFor(facts(given)).amount).toBe(dollars)
})

describe('the limits of a case', () => {
  test('a failure to abate counts 30 days at most', () => {
    const long = facts({ classifiedAs: 'failure_to_abate', daysUnabated: 90 })
    expect(penaltyFor(long).amount).toBe(11_823 * 30)
    expect(penaltyFor(long).maximum).toBe(16_550 * 30)
  })

  test('a willful violation is never below the minimum of the statute', () => {
    const tiny = facts({ classifiedAs: 'willful', employees: 1, history: 'clean' })
    expect(penaltyFor({ ...tiny, maxima: { ...maxima, willfulOrRepeatedMax: 20_000 } })).toMatchObject({
      amount: 11_823,
      limit: 'minimum',
    })
  })

  test.each([
    ['repeated', 250, 2],
    ['repeated', 251, 5],
    ['repeated_again', 250, 5],
    ['repeated_again', 251, 10],
  ] as const)('%s with %i employees multiplies by %i', (classifiedAs, employees, times) => {
    expect(penaltyFor(facts({ classifiedAs, employees })).steps[0]).toMatchObject({
      factor: 'multiplier',
      times,
    })
  })
})
