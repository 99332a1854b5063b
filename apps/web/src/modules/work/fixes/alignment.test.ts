import { expect, test } from 'vitest'
import { overlay, overlayScale } from './alignment'

const numbers = (css: string) =>
  css
    .match(/-?[\d.]+(e-?\d+)?/g)
    ?.slice(1)
    .map(Number)

test('an aligned photo follows its homography, at the size the other one is shown', () => {
  const css = overlay(
    [2, 0, 10, 0, 2, 20, 0.001, 0, 1],
    { width: 400, height: 300 },
    { width: 800, height: 600 },
    0.5,
  )
  expect(numbers(css)).toEqual([1, 0, 0, 0.001, 0, 1, 0, 0, 0, 0, 1, 0, 5, 10, 0, 1])
})

test('one that could not be aligned is fitted into the frame', () => {
  const css = overlay(null, { width: 300, height: 600 }, { width: 800, height: 600 }, 1)
  expect(numbers(css)?.slice(12, 14)).toEqual([250, 0])
})

test('lines are as thick on both photos', () => {
  const [after, before] = [
    { width: 400, height: 300 },
    { width: 800, height: 600 },
  ]
  expect(overlayScale([2, 0, 10, 0, 2, 20, 0, 0, 1], after, before)).toBe(2)
  expect(overlayScale(null, after, before)).toBe(2)
})
