import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Label } from '@plumbline/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Finding } from '../findings'
import { readCocoFolder } from './coco'
import { type ScoredPicture, scoreClass } from './score'

const box = (x: number) => ({ x, y: 0, width: 10, height: 10 })
const person = (x: number, confidence: number): Finding => ({ label: 'person', confidence, box: box(x) })
const picture = (truth: number[], findings: Finding[], labeled: Label[] = ['person']): ScoredPicture => ({
  labeled: new Set(labeled),
  truth: truth.map(x => ({ label: 'person', box: box(x) })),
  findings,
})

describe('a class is scored', () => {
  test('fully when everything is found and nothing else', () => {
    expect(scoreClass([picture([0, 50], [person(0, 0.9), person(51, 0.8)])], 'person', 0.5)).toEqual({
      label: 'person',
      count: 2,
      ap50: 1,
      precision: 1,
      recall: 1,
    })
  })

  test('by the area under the precision envelope', () => {
    // Hit, miss, hit: precisions 1, 1/2, 2/3 at recalls 1/2, 1/2, 1.
    const score = scoreClass(
      [picture([0, 50], [person(0, 0.9), person(200, 0.8), person(50, 0.7)])],
      'person',
      0.75,
    )
    expect(score?.ap50).toBeCloseTo(0.5 * 1 + 0.5 * (2 / 3), 9)
    expect(score).toMatchObject({ precision: 0.5, recall: 0.5 })
  })

  test('with one hit for one truth: the second finding of the same thing is a miss', () => {
    expect(scoreClass([picture([0], [person(0, 0.9), person(1, 0.8)])], 'person', 0.5)).toMatchObject({
      precision: 0.5,
      recall: 1,
      ap50: 1,
    })
  })

  test('only where it was labeled', () => {
    const pictures = [picture([0], [person(0, 0.9)]), picture([], [person(0, 0.9)], ['fire'])]
    expect(scoreClass(pictures, 'person', 0.5)).toMatchObject({ count: 1, precision: 1 })
  })

  test('not at all when there is nothing to find', () => {
    expect(scoreClass([picture([], [person(0, 0.9)])], 'person', 0.5)).toBeUndefined()
  })

  test('with no precision when nothing was sure enough', () => {
    expect(scoreClass([picture([0], [person(0, 0.2)])], 'person', 0.5)).toMatchObject({
      precision: null,
      recall: 0,
      ap50: 1,
    })
  })
})

describe('a folder of pictures', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'coco-'))
    await mkdir(join(folder, 'images'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const coco = {
    images: [
      { id: 7, file_name: 'a.jpg', labeled: ['person', 'unicorn'] },
      { id: 8, file_name: 'b.jpg' },
    ],
    annotations: [{ image_id: 7, category_id: 3, bbox: [1, 2, 3, 4] }],
    categories: [
      { id: 3, name: 'person' },
      { id: 4, name: 'fire' },
    ],
  }

  test('is read with the classes that count on each picture', async () => {
    await writeFile(join(folder, 'labels.json'), JSON.stringify(coco))
    expect(await readCocoFolder(folder)).toEqual([
      {
        path: join(folder, 'images', 'a.jpg'),
        labeled: new Set(['person']),
        truth: [{ label: 'person', box: { x: 1, y: 2, width: 3, height: 4 } }],
      },
      { path: join(folder, 'images', 'b.jpg'), labeled: new Set(['person', 'fire']), truth: [] },
    ])
  })

  test('needs exactly one json', async () => {
    await expect(readCocoFolder(folder)).rejects.toThrow('must hold one COCO json, but holds 0')
  })
})
