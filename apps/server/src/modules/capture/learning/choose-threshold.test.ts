import type { DetectedHazard } from '@plumbline/domain'
import { describe, expect, test } from 'vitest'
import { chooseThreshold, figuresAt, type Judged } from './choose-threshold'

const SHIPPED = 0.433

const judgments = (judged: Judged[], { kind = 'head-protection' as DetectedHazard, missed = 0 } = {}) => ({
  kind,
  shipped: SHIPPED,
  judged,
  missed,
})
const at = (confidence: number, right: number, wrong: number): Judged => ({ confidence, right, wrong })

describe('a threshold', () => {
  test('rises to the lowest confidence from which on enough findings are right', () => {
    const judged = [at(0.45, 0, 6), at(0.48, 0, 4), at(0.52, 1, 1), at(0.8, 19, 1)]
    expect(chooseThreshold(judgments(judged))).toBe(0.49)
  })

  test('keeps 95 % of what was confirmed, and all of it where it is an emergency', () => {
    const judged = [at(0.45, 0, 6), at(0.5, 1, 8), at(0.8, 19, 1)]
    expect(chooseThreshold(judgments(judged))).toBe(0.51)
    expect(chooseThreshold(judgments(judged, { kind: 'fire' }))).toBe(0.46)
    const costly = [at(0.45, 0, 6), at(0.5, 2, 8), at(0.8, 18, 1)]
    expect(chooseThreshold(judgments(costly))).toBe(0.46)
  })

  test('never rises by more than 0.15', () => {
    expect(chooseThreshold(judgments([at(0.7, 0, 30), at(0.9, 20, 0)]))).toBe(SHIPPED)
    expect(chooseThreshold(judgments([at(0.57, 0, 30), at(0.9, 20, 0)]))).toBe(0.58)
    expect(chooseThreshold(judgments([at(0.58, 0, 30), at(0.9, 20, 0)]))).toBe(SHIPPED)
  })

  test('stays where there are too few judgments, too few confirmations, or nothing is surely wrong', () => {
    expect(chooseThreshold(judgments([at(0.45, 0, 8), at(0.8, 11, 0)]))).toBe(SHIPPED)
    expect(chooseThreshold(judgments([at(0.45, 0, 40), at(0.8, 9, 0)]))).toBe(SHIPPED)
    // 17 of 20 may be 90 % as well.
    expect(chooseThreshold(judgments([at(0.45, 0, 3), at(0.8, 17, 0)]))).toBe(SHIPPED)
    expect(chooseThreshold(judgments([]))).toBe(SHIPPED)
  })

  test('stays where a change makes little difference', () => {
    expect(chooseThreshold(judgments([at(0.45, 0, 1), at(0.8, 30, 20)]))).toBe(SHIPPED)
  })

  test('of a kind that is often missed is not raised', () => {
    const judged = [at(0.45, 0, 12), at(0.8, 16, 0)]
    expect(chooseThreshold(judgments(judged, { missed: 4 }))).toBe(0.46)
    expect(chooseThreshold(judgments(judged, { missed: 5 }))).toBe(SHIPPED)
  })
})

test('the figures compare the shipped threshold with the chosen one', () => {
  const figures = figuresAt(judgments([at(0.45, 1, 9), at(0.8, 19, 1)], { missed: 2 }), 0.46)
  expect(figures).toMatchObject({ confirmed: 20, rejected: 10, missed: 2 })
  expect(figures.precisionBefore?.value).toBeCloseTo(2 / 3)
  expect(figures.precisionAfter?.value).toBeCloseTo(0.95)
  expect(figures.recallKept).toMatchObject({ value: 0.95 })
  expect(figures.recallKept?.low).toBeCloseTo(0.764, 3)
})
