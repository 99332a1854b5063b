import { expect, test } from 'vitest'
import { gravityOf, injurySeverities, penaltyMaxima, penaltyMaximaOn, probabilities } from './penalties'
import { officialText } from './testing/cfr-text'
import { officialTextsPresent } from './testing/official-texts'

test('the maxima of the day are answered, and none before they held', () => {
  expect(penaltyMaximaOn('2026-11-15')?.seriousMax).toBe(16_550)
  expect(penaltyMaximaOn('2025-01-15')).toBeUndefined()
})

test('rows are in the order of their dates, so that the last one that holds wins', () => {
  const days = penaltyMaxima.map(({ after }) => after)
  expect(days).toEqual(days.toSorted())
})

test('what a fine starts from falls with severity and probability and never leaves its limits', () => {
  for (const { gravityBased, seriousMax, seriousMin } of penaltyMaxima) {
    expect(gravityBased.high.greater).toBe(seriousMax)
    for (const probability of probabilities) {
      const amounts = injurySeverities.map(severity => gravityBased[severity][probability])
      expect(amounts.every(amount => amount <= seriousMax && amount > seriousMin)).toBe(true)
    }
    for (const severity of injurySeverities)
      expect(gravityBased[severity].greater).toBeGreaterThan(gravityBased[severity].lesser)
  }
})

test('gravity is high or low only where severity and probability agree', () => {
  const table = injurySeverities.flatMap(severity => probabilities.map(each => gravityOf(severity, each)))
  expect(table).toEqual(['high', 'moderate', 'moderate', 'moderate', 'moderate', 'low'])
})

test.skipIf(!officialTextsPresent)(
  'the figures are those of 1903.15(d) (skipped where the text is absent)',
  () => {
    const text = officialText('1903.15') ?? ''
    const { willfulMin, willfulOrRepeatedMax, seriousMax, failureToAbateMaxPerDay } =
      penaltyMaximaOn('2026-01-01') ?? {}
    const dollars = (amount: number | undefined) => `$${amount?.toLocaleString('en-US')}`
    expect(text).toContain(
      `shall not be less than ${dollars(willfulMin)} and shall not exceed ${dollars(willfulOrRepeatedMax)}`,
    )
    expect(text).toContain(
      `serious violation under section 17(b) of the Act, 29 U.S.C. 666(b), shall not exceed ${dollars(seriousMax)}`,
    )
    expect(text).toContain(`shall not exceed ${dollars(failureToAbateMaxPerDay)} per day`)
  },
)
