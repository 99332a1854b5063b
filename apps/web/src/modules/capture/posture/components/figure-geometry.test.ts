import type { PostureCheck } from '@plumbline/contract/capture/posture'
import { expect, test } from 'vitest'
import { bonesOf, frameOf, labelsOf, seenPoints } from './figure-geometry'

type Point = PostureCheck['points'][number]
const point = (name: string, x: number, y: number, visibility = 0.9) => ({ name, x, y, visibility }) as Point
const angle = (name: string, degrees: number | null, side: 'left' | 'right' | null = null) =>
  ({ angle: name, degrees, side }) as PostureCheck['angles'][number]
const check = (given: Partial<PostureCheck>) =>
  ({ width: 1000, height: 800, points: [], angles: [], ...given }) as PostureCheck
const seen = (...points: Point[]) => seenPoints(check({ points }))

test('a joint that is hardly seen has no bones', () => {
  const arm = [
    point('leftShoulder', 100, 100),
    point('leftElbow', 120, 200),
    point('leftWrist', 90, 300, 0.4),
  ]
  const bones = bonesOf(seen(...arm))
  expect(bones.map(([from, to]) => [from.y, to.y])).toEqual([[100, 200]])
})

test('shoulders are joined across the body', () => {
  expect(bonesOf(seen(point('leftShoulder', 100, 100), point('rightShoulder', 200, 100)))).toHaveLength(1)
})

test('the person has room around, as far as the photo goes', () => {
  const points = seen(point('leftEar', 500, 100), point('leftAnkle', 600, 600))
  expect(frameOf(check({}), points)).toEqual({ x: 400, y: 0, width: 300, height: 700 })
  const atEdge = seen(point('leftEar', 950, 300), point('leftAnkle', 990, 790))
  const { x, width, y, height } = frameOf(check({}), atEdge)
  expect([x + width, y + height]).toEqual([1000, 800])
})

test('an angle stands between its joints, on the other side where its own is not seen', () => {
  const points = seen(point('leftShoulder', 100, 100), point('leftHip', 120, 300))
  const trunk = angle('trunk', 12, 'right')
  expect(labelsOf(check({ angles: [trunk] }), points, 10)).toEqual([
    { angle: 'trunk', degrees: 12, number: 1, x: 110, y: 200 },
  ])
})

test('an angle that was not measured has no label, and the others keep their numbers', () => {
  const points = seen(point('rightKnee', 100, 400), point('rightElbow', 300, 200))
  const labels = labelsOf(check({ angles: [angle('knee', null), angle('lowerArm', 70)] }), points, 10)
  expect(labels.map(({ angle, number }) => [angle, number])).toEqual([['lowerArm', 2]])
})

test('labels do not cover each other', () => {
  const points = seen(
    point('rightKnee', 100, 200),
    point('rightElbow', 105, 201),
    point('rightEar', 102, 205),
  )
  const angles = [angle('knee', 1), angle('lowerArm', 2), angle('neck', 3)]
  const rows = labelsOf(check({ angles }), points, 10)
    .map(({ y }) => y)
    .toSorted((a, b) => a - b)
  for (const [at, y] of rows.slice(1).entries()) expect(y - (rows[at] ?? 0)).toBeGreaterThanOrEqual(17)
})
