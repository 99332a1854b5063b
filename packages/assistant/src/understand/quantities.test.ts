import { expect, test } from 'vitest'
import { quantitiesIn } from './quantities'

test('numbers with their unit are read in the order they were typed', () => {
  const read = (text: string) => quantitiesIn(text).map(({ value, unit }) => [value, unit])
  expect(read('a 12 - ft trench, 1,000 lb of soil and 1.5m')).toEqual([
    [12, 'ft'],
    [1000, 'lb'],
    [1.5, 'm'],
  ])
  expect(read('six feet')).toEqual([[6, 'ft']])
})

test('digits that are no length or weight of anything are no quantity', () => {
  expect(quantitiesIn(`${'1'.repeat(40)} ft`)).toEqual([])
})
