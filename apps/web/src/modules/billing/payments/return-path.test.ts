import { expect, test } from 'vitest'
import { returnPath } from './return-path'

test.each([
  '/.//evil.example',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  null,
])('nobody is sent to %s', given => {
  expect(returnPath(given)).toBe('/billing')
})

test('a path of ours is kept', () => {
  expect(returnPath('/dashboard?a=1')).toBe('/dashboard?a=1')
})
