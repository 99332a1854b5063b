import { describe, expect, test } from 'vitest'
import { bounded, MAX_ZOOM, moved, toFrame, toStage, wholePicture, zoomedAt } from './zoom-view'

const frame = { width: 4000, height: 3000 }
const stage = { width: 800, height: 600 }
const wide = { width: 1000, height: 600 }

test('a box of the original is drawn at its place in the smaller display picture', () => {
  expect(toStage({ x: 1000, y: 600, width: 500, height: 300 }, wholePicture, stage, frame)).toEqual({
    x: 200,
    y: 120,
    width: 100,
    height: 60,
  })
})

test('a stage of another shape centers the picture', () => {
  expect(toStage({ x: 0, y: 0, ...frame }, wholePicture, wide, frame)).toEqual({ x: 100, y: 0, ...stage })
})

test('a point goes to the stage and back', () => {
  const view = { zoom: 3, x: 0.4, y: 0.6 }
  const there = toStage({ x: 1234, y: 987, width: 1, height: 1 }, view, wide, frame)
  const back = toFrame(there, view, wide, frame)
  expect(back.x).toBeCloseTo(1234)
  expect(back.y).toBeCloseTo(987)
})

describe('zooming', () => {
  test('keeps what is under the pointer there', () => {
    const point = { x: 500, y: 200 }
    const before = toFrame(point, wholePicture, stage, frame)
    const view = zoomedAt(wholePicture, 2, point, stage, frame)
    const after = toFrame(point, view, stage, frame)
    expect(view.zoom).toBe(2)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  test('ends at the whole picture and at eight times', () => {
    expect(zoomedAt(wholePicture, 0.1, { x: 0, y: 0 }, stage, frame)).toEqual(wholePicture)
    expect(zoomedAt(wholePicture, 100, { x: 0, y: 0 }, stage, frame).zoom).toBe(MAX_ZOOM)
  })
})

describe('moving', () => {
  test('follows the finger', () => {
    const view = { zoom: 4, x: 0.5, y: 0.5 }
    const before = toStage({ x: 2000, y: 1500, width: 1, height: 1 }, view, stage, frame)
    const after = toStage(
      { x: 2000, y: 1500, width: 1, height: 1 },
      moved(view, { x: 40, y: -25 }, stage, frame),
      stage,
      frame,
    )
    expect(after.x - before.x).toBeCloseTo(40)
    expect(after.y - before.y).toBeCloseTo(-25)
  })

  test('stops at the edge of the picture', () => {
    expect(moved({ zoom: 2, x: 0.5, y: 0.5 }, { x: 9999, y: 9999 }, stage, frame)).toEqual({
      zoom: 2,
      x: 0.25,
      y: 0.25,
    })
  })

  test('a picture that fits does not move', () => {
    expect(moved(wholePicture, { x: 50, y: 50 }, wide, frame)).toEqual(wholePicture)
  })
})

test('a view that became too large for the stage is put right', () => {
  expect(bounded({ zoom: 20, x: -1, y: 2 }, stage, frame)).toEqual({
    zoom: 8,
    x: 1 / 16,
    y: 15 / 16,
  })
})
