import { expect, test } from 'vitest'
import {
  dosePercent,
  nioshRecommended,
  oshaNoiseTable,
  oshaPermissible,
  permittedHours,
  timeWeightedAverage,
} from './noise'
import { officialText } from './testing/cfr-text'
import { officialTextsPresent } from './testing/official-texts'

test.each(oshaNoiseTable.map(({ dba, hours }) => [dba, hours]))(
  'at %d dBA the formula gives the %d hours of the table',
  (dba, hours) => {
    // The printed table rounds: 6.06 hours at 92 dBA stand there as 6.
    expect(permittedHours(dba, oshaPermissible)).toBeCloseTo(hours, 0)
    expect(Math.abs(permittedHours(dba, oshaPermissible) - hours)).toBeLessThan(0.07)
  },
)

test.each([
  [85, 8],
  [88, 4],
  [91, 2],
  [94, 1],
  [97, 0.5],
  [100, 0.25],
])('NIOSH permits %d dBA for %d hours', (dba, hours) => {
  expect(permittedHours(dba, nioshRecommended)).toBeCloseTo(hours, 6)
})

test('a quiet place may be stayed in without limit, and above the ceiling no time is permitted', () => {
  expect(permittedHours(60, oshaPermissible)).toBe(Number.POSITIVE_INFINITY)
  expect(permittedHours(116, oshaPermissible)).toBe(0)
})

test('doses at several levels add up', () => {
  const day = [
    { levelDba: 95, hours: 2 },
    { levelDba: 100, hours: 1 },
    { levelDba: 70, hours: 5 },
  ]
  expect(dosePercent(day, oshaPermissible)).toBeCloseTo(100, 6)
  expect(dosePercent([{ levelDba: 85, hours: 8 }], nioshRecommended)).toBeCloseTo(100, 6)
  expect(dosePercent([{ levelDba: 120, hours: 1 }], oshaPermissible)).toBeCloseTo(800, 6)
})

test('the time-weighted average of a full dose is the criterion itself', () => {
  expect(timeWeightedAverage(100, oshaPermissible)).toBe(90)
  expect(timeWeightedAverage(200, oshaPermissible)).toBe(95)
  expect(timeWeightedAverage(50, oshaPermissible)).toBe(85)
})

test.skipIf(!officialTextsPresent)(
  'the table is the one printed in 1926.52 (skipped where the text is absent)',
  () => {
    const printed = '8 90 6 92 4 95 3 97 2 100 1 1 ⁄ 2 102 1 105 1 ⁄ 2 110 1 ⁄ 4 or less 115'
    expect(officialText('1926.52')).toContain(printed)
    expect(oshaNoiseTable.map(({ dba }) => dba)).toEqual([90, 92, 95, 97, 100, 102, 105, 110, 115])
  },
)
