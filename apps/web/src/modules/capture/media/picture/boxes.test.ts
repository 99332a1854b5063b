import { describe, expect, test } from 'vitest'
import {
  boxBetween,
  handlesOf,
  type MarkedBox,
  movedBox,
  ownerAt,
  resizedBox,
  surroundings,
  withoutRepeats,
} from './boxes'

const frame = { width: 1000, height: 800 }
const box = { x: 100, y: 100, width: 200, height: 100 }
const marked = (changes: Partial<MarkedBox>): MarkedBox => ({
  ...box,
  label: 'Machinery',
  severity: 'Medium',
  owners: ['a'],
  ...changes,
})

test('a machine that belongs to two violations is drawn once, in the more severe color', () => {
  expect(
    withoutRepeats([
      marked({ owners: ['a'], severity: 'Low' }),
      marked({ x: 100.4, owners: ['b'], severity: 'High' }),
      marked({ x: 500, owners: ['c'] }),
    ]).map(({ owners, severity }) => [owners, severity]),
  ).toEqual([
    [['b', 'a'], 'High'],
    [['c'], 'Medium'],
  ])
})

test('each violation is held by its largest box', () => {
  const [small, large] = [marked({ width: 10, owners: ['a'] }), marked({ width: 50, owners: ['a', 'b'] })]
  expect(handlesOf([small, large])).toEqual([
    { owner: 'a', box: large },
    { owner: 'b', box: large },
  ])
})

test('a point belongs to the smallest box around it, a near miss counts', () => {
  const boxes = [
    marked({ owners: ['machine'] }),
    marked({ x: 120, y: 120, width: 20, height: 20, owners: ['head'] }),
  ]
  expect(ownerAt(boxes, { x: 130, y: 130 }, 0)).toBe('head')
  expect(ownerAt(boxes, { x: 200, y: 130 }, 0)).toBe('machine')
  expect(ownerAt(boxes, { x: 305, y: 130 }, 0)).toBeNull()
  expect(ownerAt(boxes, { x: 305, y: 130 }, 10)).toBe('machine')
})

describe('moving a box', () => {
  test('goes where it is pulled', () => {
    expect(movedBox(box, { x: 30, y: -20 }, frame)).toEqual({ ...box, x: 130, y: 80 })
  })
  test('stops at the edge of the picture with its size kept', () => {
    expect(movedBox(box, { x: 5000, y: 5000 }, frame)).toEqual({ ...box, x: 800, y: 700 })
    expect(movedBox(box, { x: -5000, y: -5000 }, frame)).toEqual({ ...box, x: 0, y: 0 })
  })
})

describe('resizing a box', () => {
  test.each([
    ['nw', { x: 110, y: 105, width: 190, height: 95 }],
    ['ne', { x: 100, y: 105, width: 210, height: 95 }],
    ['sw', { x: 110, y: 100, width: 190, height: 105 }],
    ['se', { x: 100, y: 100, width: 210, height: 105 }],
  ] as const)('%s follows, the opposite corner stays', (corner, expected) => {
    expect(resizedBox(box, corner, { x: 10, y: 5 }, frame)).toEqual(expected)
  })
  test('never turns inside out, never leaves the picture', () => {
    expect(resizedBox(box, 'nw', { x: 5000, y: 5000 }, frame)).toEqual({
      x: 290,
      y: 190,
      width: 10,
      height: 10,
    })
    expect(resizedBox(box, 'se', { x: 5000, y: 5000 }, frame)).toEqual({
      x: 100,
      y: 100,
      width: 900,
      height: 700,
    })
    expect(resizedBox(box, 'nw', { x: -5000, y: -5000 }, frame)).toEqual({
      x: 0,
      y: 0,
      width: 300,
      height: 200,
    })
  })
})

test('a box may be drawn from any corner, and is never smaller than can be seen', () => {
  const expected = { x: 50, y: 60, width: 100, height: 140 }
  expect(boxBetween({ x: 50, y: 60 }, { x: 150, y: 200 }, frame)).toEqual(expected)
  expect(boxBetween({ x: 150, y: 200 }, { x: 50, y: 60 }, frame)).toEqual(expected)
  expect(boxBetween({ x: 999, y: 799 }, { x: 999, y: 799 }, frame)).toEqual({
    x: 990,
    y: 790,
    width: 10,
    height: 10,
  })
})

describe('the close-up', () => {
  const shape = { width: 4, height: 3 }
  test('holds all boxes with some room, in its shape', () => {
    const shown = surroundings([box, { x: 400, y: 300, width: 50, height: 50 }], frame, shape)
    expect(shown.width / shown.height).toBeCloseTo(4 / 3)
    expect(shown.x).toBeLessThanOrEqual(100)
    expect(shown.x + shown.width).toBeGreaterThanOrEqual(450)
    expect(shown.y + shown.height).toBeGreaterThanOrEqual(350)
  })
  test('stays inside the picture', () => {
    const shown = surroundings([{ x: 980, y: 0, width: 20, height: 20 }], frame, shape)
    expect(shown.x + shown.width).toBeLessThanOrEqual(frame.width)
    expect(shown.y).toBe(0)
  })
})
