import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { labels } from '@plumbline/domain'
import { expect, test } from 'vitest'
import { defaultModelsFolder } from '../worker/locations'
import { keptFrom, readDetectorCard } from './card'
import { fillInput, fitted } from './letterbox'
import { readOutput } from './read-output'

test('the shipped card is complete, and only its own classes are trusted', async () => {
  const card = await readDetectorCard(defaultModelsFolder())
  expect(card.classes).toEqual(
    expect.arrayContaining(['person', 'hard_hat', 'no_hard_hat', 'safety_vest', 'no_safety_vest']),
  )
  expect(card.trustedClasses.length).toBeGreaterThan(0)
})

const complete = {
  version: '1',
  input: { size: 640 },
  classes: ['person'],
  thresholds: { person: 0.3 },
  nmsIou: 0.6,
  trustedClasses: ['person'],
}

test('a card may know forklifts, trusted or not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'card-'))
  const classes = ['person', 'forklift']
  const card = { ...complete, classes, thresholds: { person: 0.3, forklift: 0.4 } }
  for (const trustedClasses of [classes, ['person']]) {
    await writeFile(join(folder, 'detector.json'), JSON.stringify({ ...card, trustedClasses }))
    expect(await readDetectorCard(folder)).toMatchObject({ classes, trustedClasses })
  }
  await rm(folder, { recursive: true })
})

test('what may count at a known site is kept, whatever counts elsewhere', () => {
  const card = { ...complete, inputSize: 640, classes: labels, trustedClasses: [] }
  const thresholds = { person: 0.3, no_hard_hat: 0.4 }
  expect(keptFrom({ ...card, thresholds })).toEqual(thresholds)
  expect(keptFrom({ ...card, thresholds, knownSiteThresholds: { no_hard_hat: 0.2 } })).toEqual({
    person: 0.3,
    no_hard_hat: 0.2,
  })
})

test.each([
  ['a class without a threshold', { ...complete, thresholds: {} }],
  ['a trusted class it does not know', { ...complete, trustedClasses: ['fire'] }],
  ['an input that does not fit the strides', { ...complete, input: { size: 600 } }],
  ['a class nobody knows', { ...complete, classes: ['person', 'unicorn'] }],
])('a card with %s is rejected', async (_, card) => {
  const folder = await mkdtemp(join(tmpdir(), 'card-'))
  await writeFile(join(folder, 'detector.json'), JSON.stringify(card))
  await expect(readDetectorCard(folder)).rejects.toThrow()
  await writeFile(join(folder, 'detector.json'), JSON.stringify(complete))
  expect(await readDetectorCard(folder)).toMatchObject({ inputSize: 640 })
  await rm(folder, { recursive: true })
})

test('a picture is laid to the top left as planes of red, green and blue, the rest gray', () => {
  const picture = { data: Uint8Array.of(255, 0, 51, 0, 255, 102), width: 2, height: 1 }
  const input = new Float32Array(3 * 4)
  fillInput(input, 2, picture)
  const gray = Math.fround(114 / 255)
  expect([...input]).toEqual([
    1,
    0,
    gray,
    gray,
    0,
    1,
    gray,
    gray,
    Math.fround(0.2),
    Math.fround(0.4),
    gray,
    gray,
  ])
})

test('a part of a picture is cut out where it lies', () => {
  const data = Uint8Array.from({ length: 4 * 3 * 3 }, (_, i) => Math.floor(i / 3))
  const input = new Float32Array(3 * 4)
  fillInput(input, 2, { data, width: 4, height: 3 }, { x: 1, y: 1, width: 2, height: 2 })
  expect([...input.subarray(0, 4)].map(value => Math.round(value * 255))).toEqual([5, 6, 9, 10])
})

test.each([
  [4000, 3000, 640, 480],
  [3000, 4000, 480, 640],
  [100, 50, 640, 320],
  [100_000, 20, 640, 1],
])('%d × %d fits as %d × %d', (width, height, fittedWidth, fittedHeight) => {
  expect(fitted(width, height, 640)).toEqual({ width: fittedWidth, height: fittedHeight })
})

test('raw numbers become findings: thresholds per class, and the surest of what overlaps', () => {
  const boxes = Float32Array.of(0, 0, 10, 20, 1, 0, 11, 20, 50, 50, 60, 70)
  // Two classes: the first two boxes are the same person, the third is a hat below its threshold.
  const scores = Float32Array.of(0.8, 0.1, 0.9, 0.1, 0.2, 0.35)
  const reading = {
    classes: ['person', 'hard_hat'],
    thresholds: { person: 0.3, hard_hat: 0.4 },
    nmsIou: 0.6,
  } as const
  expect(readOutput(boxes, scores, reading)).toEqual([
    { label: 'person', confidence: Math.fround(0.9), box: { x: 1, y: 0, width: 10, height: 20 } },
  ])
  const lenient = { ...reading, thresholds: { person: 0.3, hard_hat: 0.3 } }
  expect(readOutput(boxes, scores, lenient).map(({ label }) => label)).toEqual(['person', 'hard_hat'])
})
