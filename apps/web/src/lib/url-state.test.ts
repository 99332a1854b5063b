import { expect, test } from 'vitest'
import { pageFrom } from './url-state'

test.each([
  ['', 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['1e9', 1],
  ['abc', 1],
])('page %j is %i', (value, page) => {
  expect(pageFrom(value)).toBe(page)
})
