import { expect, test } from 'vitest'
import { FairShare } from './fair-share'

test('a person who changes something without pause is slowed down, and nobody else', () => {
  const fair = new FairShare({ concurrency: 2, maxWaiting: 3, maxWritesPerMinute: 5 })
  for (let each = 0; each < 5; each++) fair.countWrite('wild')
  expect(() => fair.countWrite('wild')).toThrow("We're busy right now")
  fair.countWrite('calm')
})
