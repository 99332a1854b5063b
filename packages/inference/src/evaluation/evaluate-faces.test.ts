import { expect, test } from 'vitest'
import { isCovered } from './evaluate-faces'

const face = { x: 100, y: 100, width: 40, height: 40 }

test('a face is hidden when half of it is', () => {
  expect(isCovered(face, [{ x: 90, y: 90, width: 60, height: 60 }])).toBe(true)
  expect(isCovered(face, [{ x: 100, y: 100, width: 20, height: 40 }])).toBe(true)
  expect(isCovered(face, [{ x: 100, y: 100, width: 19, height: 40 }])).toBe(false)
  expect(isCovered(face, [{ x: 300, y: 100, width: 60, height: 60 }])).toBe(false)
  expect(isCovered(face, [])).toBe(false)
})
