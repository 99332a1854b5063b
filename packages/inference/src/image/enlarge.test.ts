import { expect, test } from 'vitest'
import { enlarged } from './enlarge'

const gray = (values: number[]) => Uint8Array.from(values.flatMap(value => [value, value, value]))
const firstChannel = (data: Uint8Array) => [...data].filter((_, i) => i % 3 === 0)

test('a ramp stays where it is: the center of the picture is the center of the larger one', () => {
  const { data } = enlarged({ data: gray([0, 40, 80, 120]), width: 4, height: 1 }, 8, 1)
  expect(firstChannel(data)).toEqual([0, 10, 30, 50, 70, 90, 110, 120])
})

test('rows are treated like columns, and channels apart', () => {
  const { data, width, height } = enlarged(
    { data: Uint8Array.of(0, 10, 20, 100, 110, 120), width: 1, height: 2 },
    1,
    4,
  )
  expect({ width, height }).toEqual({ width: 1, height: 4 })
  expect([...data]).toEqual([0, 10, 20, 25, 35, 45, 75, 85, 95, 100, 110, 120])
})
