import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureTags, type TagChances } from '@plumbline/domain'
import { expect, onTestFinished, test } from 'vitest'
import type { Finding } from '../findings'
import { decodeImage } from '../image/decode'
import { defaultModelsFolder } from '../worker/locations'
import { readTaggerCard } from './card'
import { withFires } from './fires'
import { chancesFrom, openTagger } from './session'

const modelsFolder = defaultModelsFolder()
const sample = new URL('../../../../apps/web/public/samples/fire.jpg', import.meta.url)

async function cardWith(change: (card: { tags: Record<string, object> }) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'tagger-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(join(modelsFolder, 'tagger.json'), join(folder, 'tagger.json'))
  const card = JSON.parse(await readFile(join(folder, 'tagger.json'), 'utf8'))
  change(card)
  await writeFile(join(folder, 'tagger.json'), JSON.stringify(card))
  return readTaggerCard(folder)
}

test('every opened session sees the same, with one thread and with two', async () => {
  const { picture } = await decodeImage({ path: sample.pathname })
  const fire: number[] = []
  for (const threads of [1, 2, 2, 2, 2, 2]) {
    const tagger = await openTagger(modelsFolder, { threads })
    fire.push((await tagger.look(picture)).fire)
    await tagger.release()
  }
  expect(Math.min(...fire)).toBeGreaterThan(0.8)
  expect(Math.max(...fire) - Math.min(...fire)).toBeLessThan(0.05)
})

test('a bare wall shows nothing', async () => {
  const tagger = await openTagger(modelsFolder, { threads: 1 })
  const data = new Uint8Array(3 * 64 * 64).fill(180)
  expect(new Set(Object.values(await tagger.look({ data, width: 64, height: 64 })))).toEqual(new Set([0]))
  await tagger.release()
})

test('a card without a tag, or with a threshold that is none, is rejected', async () => {
  await expect(cardWith(({ tags }) => delete tags.scaffold)).rejects.toThrow('every tag needs a card')
  await expect(cardWith(({ tags }) => Object.assign(tags.scaffold ?? {}, { threshold: 2 }))).rejects.toThrow()
})

test('the answers become chances by the scale of each tag', async () => {
  const card = await cardWith(({ tags }) => {
    for (const tag of Object.values(tags)) Object.assign(tag, { scale: 1, shift: 0 })
  })
  const answers = pictureTags.map((_, index) => (index + 1) / 100)
  const chances = chancesFrom(answers, card)
  expect(chances.scaffold).toBeCloseTo(0.01)
  expect(chances.no_workplace).toBeCloseTo(0.37)
  // What can't be is not certain either.
  expect(chancesFrom([0, 1], card)).toMatchObject({
    scaffold: expect.closeTo(0.0001),
    ladder: expect.closeTo(0.9999),
  })
})

test('flames are only believed where the whole picture may show fire or smoke', () => {
  const box = { x: 0, y: 0, width: 9, height: 9 }
  const seen = (['fire', 'smoke', 'person'] as const).map(label => ({ label, confidence: 0.9, box }))
  const labelsWith = (tags: Partial<TagChances>) =>
    withFires(seen, { fire: 0, smoke: 0, ...tags } as TagChances, box).map(({ label }) => label)
  expect(labelsWith({})).toEqual(['person'])
  expect(labelsWith({ smoke: 0.03 })).toEqual(['fire', 'smoke', 'person'])
})

test('a fire that only the whole picture shows is found in all of it, if that is sure', () => {
  const frame = { width: 640, height: 480 }
  const whole = { label: 'fire', confidence: 0.7, box: { x: 0, y: 0, width: 640, height: 480 } }
  const chances = { fire: 0.7, smoke: 0 } as TagChances
  const smoke: Finding = { label: 'smoke', confidence: 0.9, box: whole.box }
  const flames: Finding = { label: 'fire', confidence: 0.5, box: { x: 10, y: 10, width: 50, height: 50 } }
  expect(withFires([smoke], chances, frame)).toEqual([smoke, whole])
  expect(withFires([flames], chances, frame)).toEqual([flames])
  expect(withFires([], { ...chances, fire: 0.69 }, frame)).toEqual([])
})
