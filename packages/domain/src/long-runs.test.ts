import { expect, test } from 'vitest'
import { beginningAndEnd, withoutLongRuns } from './long-runs'

test('what nobody writes is cut, wherever it stands', () => {
  expect(withoutLongRuns(`Is ${'a'.repeat(4000)} safe?`)).toBe(`Is ${'a'.repeat(60)} safe?`)
  expect(withoutLongRuns(`${'0'.repeat(4000)} ft`)).toBe(`${'0'.repeat(60)} ft`)
  expect(withoutLongRuns(`How${' '.repeat(3000)}high?`)).toBe('How high?')
  expect(withoutLongRuns(`Why${'?'.repeat(3000)}`)).toBe('Why?')
})

test('what people write stays as it is, in every language', () => {
  const texts = [
    'Donaudampfschifffahrtsgesellschaftskapitän?',
    '工人在没有护栏的屋顶边缘工作时必须采取哪些防坠落措施'.repeat(5),
    'See https://www.osha.gov/laws-regs/regulations/standardnumber/1926/1926.501 please...',
    'Line one\n\n  - line two',
  ]
  expect(texts.map(withoutLongRuns)).toEqual(texts)
})

test('long lines are broken between words', () => {
  const lines = withoutLongRuns('ist die '.repeat(500)).split('\n')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThan(320)
  expect(lines.join(' ')).toBe('ist die '.repeat(500))
})

test('of a long text, the beginning and the end are read, and no letter is cut in half', () => {
  expect(beginningAndEnd('How high?')).toBe('How high?')
  expect(beginningAndEnd(`Why? ${'🦺'.repeat(3000)} When?`)).toBe(
    `Why? ${'🦺'.repeat(695)}\n${'🦺'.repeat(294)} When?`,
  )
})
