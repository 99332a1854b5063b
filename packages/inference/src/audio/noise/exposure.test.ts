import { expect, test } from 'vitest'
import { criteria, exposureTo } from './exposure'

test('the sample computation of 1926.52(d)(2)(iii) comes to 0.938', () => {
  const day = [
    { levelDba: 110, hours: 0.25 },
    { levelDba: 100, hours: 0.5 },
    { levelDba: 90, hours: 1.5 },
    { levelDba: 60, hours: 5.75 },
  ]
  const exposure = exposureTo(day, criteria.osha)
  expect(exposure.dosePercent).toBeCloseTo(93.75, 6)
  expect(exposure.averageDb).toBeCloseTo(89.53, 2)
})

test('the action level counts from 80 dBA, the permissible exposure from 90', () => {
  const day = [{ levelDba: 85, hours: 8 }]
  expect(exposureTo(day, criteria.oshaAction)).toMatchObject({
    dosePercent: 50,
    averageDb: 85,
    permittedHours: 16,
  })
  expect(exposureTo(day, criteria.osha)).toMatchObject({
    dosePercent: 0,
    averageDb: null,
    permittedHours: null,
  })
  expect(exposureTo([{ levelDba: 79.9, hours: 8 }], criteria.oshaAction).dosePercent).toBe(0)
})

test('a short recording says its own dose and that of a shift like it', () => {
  const exposure = exposureTo([{ levelDba: 95, hours: 1 / 60 }], criteria.osha)
  expect(exposure.recordedDosePercent).toBeCloseTo(100 / 240, 6)
  expect(exposure.dosePercent).toBeCloseTo(200, 6)
  expect(exposure.permittedHours).toBeCloseTo(4, 6)
})

test('above 115 dBA no time is permitted; what may last all day has no limit', () => {
  expect(exposureTo([{ levelDba: 116, hours: 1 }], criteria.osha).permittedHours).toBe(0)
  expect(exposureTo([{ levelDba: 80, hours: 1 }], criteria.niosh).permittedHours).toBeNull()
  expect(exposureTo([{ levelDba: 82, hours: 1 }], criteria.niosh).permittedHours).toBeCloseTo(16, 6)
})

test('no recording, no dose', () => {
  expect(exposureTo([], criteria.niosh)).toEqual({
    recordedDosePercent: 0,
    dosePercent: 0,
    averageDb: null,
    permittedHours: null,
  })
})
