import { expect, test } from 'vitest'
import { wilson } from './proportions'

function rounded(hits: number, total: number) {
  const { value, low, high } = wilson(hits, total) ?? { value: -1, low: -1, high: -1 }
  return [value, low, high].map(each => Math.round(each * 1000) / 1000)
}

test('the interval around a share is the one of the textbooks', () => {
  expect(rounded(12, 20)).toEqual([0.6, 0.387, 0.781])
  expect(rounded(90, 100)).toEqual([0.9, 0.826, 0.945])
})

test('it stays between 0 and 1, and nothing counted is no share', () => {
  expect(rounded(20, 20)).toEqual([1, 0.839, 1])
  expect(rounded(0, 20)).toEqual([0, 0, 0.161])
  expect(wilson(0, 0)).toBeNull()
})
