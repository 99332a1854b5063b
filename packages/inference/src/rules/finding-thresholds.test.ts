import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { labels, pictureTags, shownKind } from '@plumbline/domain'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDetectorCard } from '../detector/card'
import { readTaggerCard } from '../tagger/card'
import { defaultModelsFolder } from '../worker/locations'
import { readFindingThresholds } from './finding-thresholds'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thresholds-'))
  await copyFile(join(defaultModelsFolder(), 'tagger.json'), join(folder, 'tagger.json'))
})
afterEach(() => rm(folder, { recursive: true }))

const card = {
  version: 'second',
  input: { size: 640 },
  classes: labels,
  thresholds: Object.fromEntries(labels.map((label, index) => [label, (20 + index) / 100])),
  nmsIou: 0.6,
  trustedClasses: labels,
}

async function thresholdsOf(changes: object = {}) {
  await writeFile(join(folder, 'detector.json'), JSON.stringify({ ...card, ...changes }))
  const { detector, thresholds } = await readFindingThresholds(folder)
  expect(detector).toBe('second')
  return thresholds
}

test('a finding is as certain as what it rests on has to be', async () => {
  const thresholds = await thresholdsOf()
  expect(thresholds.get('head-protection')).toBe(card.thresholds.no_hard_hat)
  expect(thresholds.get('fire')).toBe(Math.min(card.thresholds.fire ?? 1, card.thresholds.smoke ?? 1))
  // A machine counts from .45 on, whatever the detector's threshold, and somebody lying down from .6 on.
  expect(thresholds.get('struck-by-plant')).toBe(Math.min(card.thresholds.person ?? 1, 0.45))
  expect(thresholds.get('person-down')).toBe(0.6)
})

test('where less is asked for at a known site, that is the lowest', async () => {
  const thresholds = await thresholdsOf({ knownSiteThresholds: { no_hard_hat: 0.15 } })
  expect(thresholds.get('head-protection')).toBe(0.15)
})

test('it is told in the meaning of the scores, the lower of a known site and a picture alone', async () => {
  const flat = (confidence: number) => [
    [0.1, confidence],
    [1, confidence],
  ]
  const tables = {
    'head-protection': flat(0.9),
    'head-protection:picture': flat(0.7),
    'person-down': flat(0.8),
  }
  const thresholds = await thresholdsOf({ calibration: tables })
  expect(thresholds.get('head-protection')).toBe(0.7)
  expect(thresholds.get('person-down')).toBe(0.8)
})

test('the shipped detector has one for every hazard', async () => {
  const { version } = await readDetectorCard(defaultModelsFolder())
  const { detector, thresholds } = await readFindingThresholds()
  expect(detector).toBe(version)
  for (const threshold of thresholds.values()) expect(threshold).toBeGreaterThan(0)
})

test('of tags only those that are spoken of have one', async () => {
  const { tags, version } = await readTaggerCard()
  const { tagger, thresholds } = await readFindingThresholds()
  expect(tagger).toBe(version)
  const spoken = pictureTags.filter(tag => tags[tag].threshold !== null)
  expect(spoken.length).toBeGreaterThan(5)
  expect([...thresholds.keys()].filter(kind => kind.startsWith('shows:'))).toEqual(spoken.map(shownKind))
})
