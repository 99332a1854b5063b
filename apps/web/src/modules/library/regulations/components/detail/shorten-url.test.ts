import { expect, test } from 'vitest'
import { shortened } from './shorten-url'

test('a source of 50 characters stays whole, a longer one is cut there', () => {
  expect(shortened('x'.repeat(50))).toBe('x'.repeat(50))
  expect(shortened('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`)
})
