import { expect, test } from 'vitest'
import { leaderOf, overlap, placeLabel } from './labels'

const frame = { width: 400, height: 300 }
const label = { width: 100, height: 20 }

test('a label stands on top of its box', () => {
  expect(placeLabel({ x: 50, y: 100, width: 80, height: 60 }, label, frame, [])).toEqual({
    x: 50,
    y: 80,
    ...label,
  })
})

test('a box at the upper edge has its label beside it, not on it', () => {
  const box = { x: 50, y: 5, width: 80, height: 60 }
  const spot = placeLabel(box, label, frame, [])
  expect(spot && overlap(spot, box)).toBe(0)
})

test('a box that fills the picture has its label inside', () => {
  expect(placeLabel({ x: 0, y: 0, ...frame }, label, frame, [])).toMatchObject({ x: 0, y: 0 })
})

test('a label wider than the frame is cut to it', () => {
  const box = { x: 10, y: 50, width: 5, height: 5 }
  expect(placeLabel(box, { width: 900, height: 20 }, frame, [])).toMatchObject({ x: 0, width: 400 })
})

test('what is around the box is left visible, and a line leads to the label', () => {
  const box = { x: 180, y: 120, width: 40, height: 40 }
  const around = { x: 100, y: 60, width: 200, height: 160 }
  const spot = placeLabel(box, label, frame, [around])
  expect(spot && (spot.y + spot.height <= 60 || spot.y >= 220)).toBe(true)
  expect(spot && leaderOf(spot, box)?.[1]).toMatchObject({ x: expect.any(Number) })
})

test('without a free place there is none', () => {
  expect(
    placeLabel({ x: 10, y: 10, width: 50, height: 50 }, label, frame, [{ x: 0, y: 0, ...frame }]),
  ).toBeNull()
})

test('beside its box a label needs no line', () => {
  expect(leaderOf({ x: 0, y: 0, ...label }, { x: 0, y: 20, width: 40, height: 40 })).toBeNull()
})
