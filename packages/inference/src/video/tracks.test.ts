import type { Box } from '@plumbline/domain'
import { expect, test } from 'vitest'
import type { Finding } from '../findings'
import { readScene } from '../rules/scene'
import { observe } from '../rules/violations'
import { byHazard } from './by-hazard'
import { follow, type SeenFrame } from './tracks'
import { violationsOfTracks } from './video-violations'

const trustedClasses = [
  'person',
  'hard_hat',
  'no_hard_hat',
  'safety_cone',
  'machinery',
  'fire',
  'smoke',
] as const
const size = { width: 1280, height: 720 }

type Worker = {
  x: number
  head: 'bare' | 'hat' | 'unseen'
  confidence?: number
  height?: number
}

function findingsOf({ x, head, confidence = 0.8, height = 300 }: Worker): Finding[] {
  const box: Box = { x, y: 650 - height, width: height * 0.4, height }
  const top = { x: x + height * 0.1, y: 650 - height, width: height * 0.2, height: height * 0.18 }
  const person: Finding = { label: 'person', confidence: 0.9, box }
  if (head === 'unseen') return [person]
  return [person, { label: head === 'bare' ? 'no_hard_hat' : 'hard_hat', confidence, box: top }]
}

const excavator: Finding = {
  label: 'machinery',
  confidence: 0.9,
  box: { x: 1000, y: 300, width: 260, height: 300 },
}

/** Makes it a work site and nothing else. */
const cone: Finding = { label: 'safety_cone', confidence: 0.9, box: { x: 20, y: 600, width: 40, height: 60 } }

function frame(index: number, time: number, findings: Finding[], sceneNumber = 0): SeenFrame {
  const scene = readScene(size, findings, trustedClasses)
  return { index, time, sceneNumber, scene, observations: observe(scene, trustedClasses) }
}

/** Half a second apart. */
const frames = (
  workers: (i: number) => Worker[],
  count = 10,
  sceneNumber: (i: number) => number = () => 0,
  thing = cone,
) =>
  Array.from({ length: count }, (_, i) =>
    frame(i, i / 2, [thing, ...workers(i).flatMap(findingsOf)], sceneNumber(i)),
  )

const violationsIn = (seen: SeenFrame[], interval = 0.5) =>
  violationsOfTracks(follow(seen, interval), seen, interval, (seen.at(-1)?.time ?? 0) + interval)

test('one worker without a hard hat is one violation, from the first to the last time seen', () => {
  const [only, ...others] = violationsIn(frames(i => [{ x: 100 + 20 * i, head: 'bare' }]))
  expect(others).toEqual([])
  expect(only?.span).toEqual({ start: 0, end: 5 })
  expect(only?.violation).toMatchObject({ rule: 'head-protection', confidence: 0.8 })
  expect(only?.violation.because.text).toMatch(/in 10 frames from 0:00 to 0:05$/)
})

test('two workers are two, also when they walk toward each other', () => {
  const found = violationsIn(
    frames(i => [
      { x: 100 + 30 * i, head: 'bare' },
      { x: 700 - 20 * i, head: 'bare' },
    ]),
  )
  expect(found).toHaveLength(2)
  expect(found.map(({ span }) => span)).toEqual([
    { start: 0, end: 5 },
    { start: 0, end: 5 },
  ])
})

test('somebody far away is not the one who stood there before, near the camera', () => {
  const found = violationsIn(
    frames(i => [i < 5 ? { x: 100, head: 'bare', height: 500 } : { x: 150, head: 'bare', height: 200 }]),
  )
  expect(found).toHaveLength(2)
})

test('a worker missed in some frames stays the same one', () => {
  const seenIn = [0, 1, 4, 5, 9]
  const found = violationsIn(frames(i => (seenIn.includes(i) ? [{ x: 100 + 10 * i, head: 'bare' }] : [])))
  expect(found).toHaveLength(1)
  expect(found[0]?.span).toEqual({ start: 0, end: 5 })
})

test('a single sighting in a longer scene accuses nobody; in a scene of one or two looks it must do', () => {
  expect(violationsIn(frames(i => (i === 3 ? [{ x: 100, head: 'bare' }] : [])))).toEqual([])
  expect(violationsIn(frames(() => [{ x: 100, head: 'bare' }], 1))).toHaveLength(1)
  const cut = frames(
    i => (i === 6 ? [{ x: 100, head: 'bare' }] : []),
    10,
    i => (i < 6 ? 0 : i < 7 ? 1 : 2),
  )
  expect(violationsIn(cut)).toHaveLength(1)
})

test('who is seen with a hat more often than without is not accused; less often lowers the confidence', () => {
  expect(violationsIn(frames(i => [{ x: 100, head: i % 4 === 0 ? 'bare' : 'hat' }], 13))).toEqual([])
  const [mostly] = violationsIn(frames(i => [{ x: 100, head: i % 4 === 1 ? 'hat' : 'bare' }], 12))
  expect(mostly?.violation.confidence).toBeLessThan(0.75)
  expect(mostly?.violation.confidence).toBeGreaterThan(0.6)
})

test('a new scene is another place: the same spot there is another subject', () => {
  const found = violationsIn(
    frames(
      () => [{ x: 100, head: 'bare' }],
      10,
      i => (i < 5 ? 0 : 1),
    ),
  )
  expect(found.map(({ span }) => span)).toEqual([
    { start: 0, end: 2.5 },
    { start: 2.5, end: 5 },
  ])
})

test('the clearest frame is the evidence: sure, large and not cut off by the edge', () => {
  const found = violationsIn(
    frames(i => [{ x: 100, head: 'bare', confidence: i === 4 ? 0.95 : 0.6, height: i === 7 ? 320 : 300 }]),
  )
  expect(found[0]?.evidence.index).toBe(4)
  const larger = violationsIn(frames(i => [{ x: 100, head: 'bare', height: 200 + 30 * i }], 6))
  expect(larger[0]?.evidence.index).toBe(5)
})

test('the most severe condition that was seen more than once decides', () => {
  const walksToPlant = violationsIn(
    frames(
      i => [{ x: 300 + 75 * i, head: 'bare' }],
      10,
      () => 0,
      excavator,
    ),
  )
  const head = walksToPlant.filter(({ violation }) => violation.rule === 'head-protection')
  expect(head).toHaveLength(1)
  expect(head[0]?.violation.severity).toBe('High')
})

test('fire is followed like anything else', () => {
  const flame = (i: number): Finding => ({
    label: 'fire',
    confidence: 0.7,
    box: { x: 600 + i, y: 300 - 3 * i, width: 100 + 4 * i, height: 120 + 3 * i },
  })
  const seen = Array.from({ length: 6 }, (_, i) => frame(i, i / 2, [flame(i)]))
  expect(violationsIn(seen).map(({ violation }) => violation.rule)).toEqual(['fire-and-smoke'])
})

test('sparse samples of a long video still follow somebody who stays where they are', () => {
  const seen = Array.from({ length: 8 }, (_, i) =>
    frame(i, i * 20, [cone, ...findingsOf({ x: 200 + (i % 2) * 30, head: 'bare' })]),
  )
  expect(violationsIn(seen, 20)).toHaveLength(1)
})

test('no observations, no violations', () => {
  expect(violationsIn([])).toEqual([])
  expect(
    violationsIn(
      frames(() => [
        { x: 100, head: 'hat' },
        { x: 500, head: 'unseen' },
      ]),
    ),
  ).toEqual([])
})

test('one hazard is one violation: its words count who is in the frame, its spans say when', () => {
  const seen = frames(
    i => [
      ...(i < 6 || i > 24 ? [{ x: 100, head: 'bare' as const }] : []),
      ...(i > 1 && i < 6 ? [{ x: 600, head: 'bare' as const }] : []),
    ],
    30,
  )
  const tracked = violationsIn(seen)
  expect(tracked.length).toBeGreaterThan(1)
  const [only, ...others] = byHazard(tracked, 0.5)
  expect(others).toEqual([])
  expect(only?.spans).toEqual([
    { start: 0, end: 3 },
    { start: 12.5, end: 15 },
  ])
  expect(only?.violation.boundingBoxes).toHaveLength(2)
  expect(only?.violation.description.params).toMatchObject({ count: 2 })
  expect(only?.violation.because.text).toMatch(/from 0:00 to 0:15$/)
})
