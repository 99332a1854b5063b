import { expect, test } from 'vitest'
import { exposureTo, niosh, oshaAction, oshaPermissible, permittedHours } from './exposure'

/** 29 CFR 1926.52 Table D-2. */
const tableD2: [number, number][] = [
  [8, 90],
  [6, 92],
  [4, 95],
  [3, 97],
  [2, 100],
  [1.5, 102],
  [1, 105],
  [0.5, 110],
  [0.25, 115],
]

// Between the fives the table is rounded.
test.each(tableD2)('OSHA permits %d hours at %d dBA', (hours, level) => {
  expect((permittedHours(level, oshaPermissible) ?? 0) / hours).toBeCloseTo(1, level % 5 === 0 ? 6 : 1.5)
})

test.each([
  [85, 8],
  [88, 4],
  [91, 2],
  [94, 1],
  [100, 0.25],
])('NIOSH recommends at %d dBA no more than %d hours', (level, hours) => {
  expect(permittedHours(level, niosh)).toBeCloseTo(hours, 6)
})

test('outside the table there is no limit below and no permission above', () => {
  expect(permittedHours(89.9, oshaPermissible)).toBeNull()
  expect(permittedHours(115.1, oshaPermissible)).toBe(0)
  expect(permittedHours(80, niosh)).toBeNull()
})

test('the sample computation of 1926.52(d)(2)(iii) comes to 0.938', () => {
  const day = [
    { levelDb: 110, hours: 0.25 },
    { levelDb: 100, hours: 0.5 },
    { levelDb: 90, hours: 1.5 },
    { levelDb: 60, hours: 5.75 },
  ]
  const exposure = exposureTo(day, oshaPermissible)
  expect(exposure.dosePercent).toBeCloseTo(93.75, 6)
  expect(exposure.averageDb).toBeCloseTo(90 + (5 * Math.log(0.9375)) / Math.log(2), 6)
})

test('the action level counts from 80 dBA, the permissible exposure from 90', () => {
  const day = [{ levelDb: 85, hours: 8 }]
  expect(exposureTo(day, oshaAction)).toMatchObject({ dosePercent: 50, averageDb: 85, permittedHours: 16 })
  expect(exposureTo(day, oshaPermissible)).toMatchObject({
    dosePercent: 0,
    averageDb: null,
    permittedHours: null,
  })
  expect(exposureTo([{ levelDb: 79.9, hours: 8 }], oshaAction).dosePercent).toBe(0)
})

test('a short recording says its own dose and that of a shift like it', () => {
  const exposure = exposureTo([{ levelDb: 95, hours: 1 / 60 }], oshaPermissible)
  expect(exposure.recordedDosePercent).toBeCloseTo(100 / 240, 6)
  expect(exposure).toMatchObject({ dosePercent: 200, averageDb: 95, permittedHours: 4 })
})

test('no recording, no dose', () => {
  expect(exposureTo([], niosh)).toEqual({
    recordedDosePercent: 0,
    dosePercent: 0,
    averageDb: null,
    permittedHours: null,
  })
})
