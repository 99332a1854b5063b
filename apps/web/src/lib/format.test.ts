import { expect, test } from 'vitest'
import { clock } from './format'

test('seconds read like a clock', () => {
  expect([0, 9.9, 61, 600].map(clock)).toEqual(['0:00', '0:09', '1:01', '10:00'])
})
