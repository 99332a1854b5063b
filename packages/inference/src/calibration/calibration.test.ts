import { describe, expect, test } from 'vitest'
import { type CalibrationTable, calibrate, isCalibrationTable, tableOf } from './calibration'
import { calibrationError, fitCalibration, type Judged } from './fit-calibration'

describe('a score', () => {
  const table: CalibrationTable = [
    [0.4, 0.3],
    [0.6, 0.7],
    [0.8, 0.9],
  ]

  test('becomes the share that is right at it, on straight lines between the points', () => {
    expect([0.4, 0.5, 0.6, 0.7, 0.8].map(score => Math.round(calibrate(score, table) * 100) / 100)).toEqual([
      0.3, 0.5, 0.7, 0.8, 0.9,
    ])
  })

  test('beyond the table has the confidence of its end', () => {
    expect([calibrate(0.1, table), calibrate(0.95, table)]).toEqual([0.3, 0.9])
  })

  test('stays as it is without a table', () => {
    expect([calibrate(0.37, undefined), calibrate(0.37, [])]).toEqual([0.37, 0.37])
  })
})

test('a rule has one table for known sites and may have another for what only the picture shows', () => {
  const [known, pictured]: CalibrationTable[] = [
    [
      [0.1, 0.2],
      [0.9, 0.9],
    ],
    [
      [0.1, 0.1],
      [0.9, 0.6],
    ],
  ]
  const both = { ladder: known as CalibrationTable, 'ladder:picture': pictured as CalibrationTable }
  expect(tableOf(both, 'ladder', false)).toBe(known)
  expect(tableOf(both, 'ladder', true)).toBe(pictured)
  expect(tableOf({ ladder: known as CalibrationTable }, 'ladder', true)).toBe(known)
  expect(tableOf(both, 'fire-and-smoke', true)).toBeUndefined()
})

test('a table rises', () => {
  expect(
    isCalibrationTable([
      [0.1, 0.2],
      [0.2, 0.2],
    ]),
  ).toBe(true)
  expect(
    isCalibrationTable([
      [0.1, 0.2],
      [0.1, 0.3],
    ]),
  ).toBe(false)
  expect(
    isCalibrationTable([
      [0.1, 0.2],
      [0.2, 0.1],
    ]),
  ).toBe(false)
  expect(isCalibrationTable([[0.1, 0.2]])).toBe(false)
})

/** Findings whose scores promise too much: of those with score s, s² are right. Spread evenly, so nothing is random. */
function overconfident(count: number): Judged[] {
  return Array.from({ length: count }, (_, index) => {
    const score = 0.3 + (0.65 * index) / count
    // The golden ratio spreads the cases evenly over 0 to 1.
    return { score, right: (index * 0.618034) % 1 < score ** 2 }
  })
}

describe('a fit', () => {
  test('makes confidences that keep what they promise, also for findings it has not seen', () => {
    const all = overconfident(600)
    const known = all.filter((_, index) => index % 2 === 0)
    const unseen = all.filter((_, index) => index % 2 === 1)
    const table = fitCalibration(known) ?? []
    const calibrated = unseen.map(({ score, right }) => ({ score: calibrate(score, table), right }))
    expect(calibrationError(unseen)).toBeGreaterThan(0.15)
    expect(calibrationError(calibrated)).toBeLessThan(0.05)
    expect(isCalibrationTable(table)).toBe(true)
  })

  test('rises even where higher scores were right less often', () => {
    const upsideDown = overconfident(200).map(({ score, right }) => ({ score: 1 - score, right }))
    const table = fitCalibration(upsideDown) ?? []
    expect(isCalibrationTable(table)).toBe(true)
    expect(new Set(table.map(([, confidence]) => confidence)).size).toBe(1)
  })

  test('needs findings, and is never sure after a few', () => {
    expect(fitCalibration([])).toBeNull()
    expect(calibrate(0.9, fitCalibration([{ score: 0.9, right: true }]) ?? [])).toBeCloseTo(2 / 3, 3)
    expect(calibrate(0.9, fitCalibration(Array(8).fill({ score: 0.9, right: false })) ?? [])).toBe(0.1)
    const few = [...Array(9).fill({ score: 0.9, right: true }), { score: 0.4, right: false }] as Judged[]
    expect(calibrate(0.9, fitCalibration(few) ?? [])).toBeLessThan(0.96)
  })
})
