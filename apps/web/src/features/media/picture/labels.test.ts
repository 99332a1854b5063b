import { expect, test } from 'vitest'
import { placeLabels } from './labels'
import type { Box } from './zoom-view'

const frame = { width: 400, height: 300 }
const label = { width: 100, height: 20 }

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const isInside = ({ x, y, width, height }: Box) =>
  x >= 0 && y >= 0 && x + width <= frame.width && y + height <= frame.height

test('a label stands on top of its box', () => {
  expect(placeLabels([{ x: 50, y: 100, width: 80, height: 60 }], [label], frame)).toEqual([
    { x: 50, y: 80, ...label },
  ])
})

test('a box at the upper edge has its label below', () => {
  expect(placeLabels([{ x: 50, y: 5, width: 80, height: 60 }], [label], frame)[0]).toMatchObject({ y: 65 })
})

test('a box that fills the picture has its label inside', () => {
  expect(placeLabels([{ x: 0, y: 0, ...frame }], [label], frame)[0]).toMatchObject({ x: 0, y: 0 })
})

test('no label leaves the frame, not even of a box outside it', () => {
  const boxes = [
    { x: 380, y: 290, width: 60, height: 60 },
    { x: -50, y: -50, width: 20, height: 20 },
    { x: 500, y: 500, width: 10, height: 10 },
  ]
  for (const placed of placeLabels(boxes, [label, label, label], frame)) expect(isInside(placed)).toBe(true)
})

test('a label wider than the frame is cut to it', () => {
  expect(
    placeLabels([{ x: 10, y: 50, width: 5, height: 5 }], [{ width: 900, height: 20 }], frame)[0],
  ).toEqual({
    x: 0,
    y: 30,
    width: 400,
    height: 20,
  })
})

test('twelve people side by side have twelve labels that can be read', () => {
  const boxes = Array.from({ length: 12 }, (_, i) => ({
    x: 150 + i * 6,
    y: 120 + (i % 3),
    width: 30,
    height: 60,
  }))
  const placed = placeLabels(
    boxes,
    boxes.map(() => label),
    frame,
  )
  for (const [i, one] of placed.entries()) {
    expect(isInside(one)).toBe(true)
    for (const other of placed.slice(i + 1)) expect(overlaps(one, other)).toBe(false)
  }
})

test('a label does not hide the box beside it', () => {
  const boxes = [
    { x: 100, y: 120, width: 30, height: 30 },
    { x: 105, y: 90, width: 30, height: 25 },
  ]
  const placed = placeLabels(boxes, [label, label], frame)
  for (const [index, place] of placed.entries()) {
    expect(overlaps(place, boxes[1 - index] as Box)).toBe(false)
  }
})
