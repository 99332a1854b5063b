import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { PictureTag } from '@plumbline/domain'
import { readTaggerCard } from '@plumbline/inference'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { recording, sampleOf, upload } from '../../../testing/uploads'

const app = useTestApp()

async function analyzed(person: Person, file: Buffer, name: string) {
  const { data } = await upload(app, person, { file, name })
  await app.analysisWorker.wake()
  return data.id
}
const seen = async (person: Person, id: string) =>
  (await person.call(contract.listPictureTags, { params: { id } })).data
const review = (person: Person, id: string, tag: PictureTag, isRight: boolean) =>
  person.call(contract.reviewPictureTag, { params: { id }, body: { tag, isRight } })
const asked = async (person: Person, id: string) =>
  (await person.call(contract.listQuestions, { params: { id } })).data.map(each => each.id)
const tagIn = ({ items }: contract.TagsSeen, tag: PictureTag) => items.find(each => each.tag === tag)

let ana: Person
let fire: string
beforeAll(async () => {
  ana = await signUp(app)
  fire = await analyzed(ana, await sampleOf('fire'), 'fire.jpg')
})

test('what a photo shows is told with how sure that is, and what it was searched for besides', async () => {
  const { isRecognized, testedOn, items } = await seen(ana, fire)
  expect([isRecognized, testedOn > 1000, items.length]).toEqual([true, true, 37])
  expect(items[0]).toMatchObject({ tag: 'fire', state: 'shown', review: null })
  expect(items[0]?.measured.precision).toBeGreaterThan(0.7)
  expect(items.map(({ chance }) => chance)).toEqual(
    items.map(({ chance }) => chance).toSorted((a, b) => b - a),
  )
  // What is too often wrong is never said to be shown.
  expect(tagIn(await seen(ana, fire), 'truck')?.measured).toMatchObject({ precision: null, recall: null })
})

describe('what a person says of it', () => {
  test('decides what is asked', async () => {
    expect(await asked(ana, fire)).toContain('fire-called')
    expect(await asked(ana, fire)).not.toContain('scaffold-rails')
    const ben = await colleagueOf(app, ana)
    const { data } = await review(ben, fire, 'scaffold', true)
    expect(tagIn(data, 'scaffold')?.review).toMatchObject({ isRight: true, userId: ben.id })
    expect(await asked(ana, fire)).toContain('scaffold-rails')
  })

  test('counts by the last word', async () => {
    await review(ana, fire, 'scaffold', false)
    expect(tagIn(await seen(ana, fire), 'scaffold')?.review).toMatchObject({ isRight: false, userId: ana.id })
    expect(await asked(ana, fire)).not.toContain('scaffold-rails')
  })
})

test('the threshold of the site follows what people say, and the tag is not shown below it', async () => {
  const person = await signUp(app)
  const id = await analyzed(person, await sampleOf('fire'), 'site.jpg')
  const { version, tags } = await readTaggerCard()
  const shipped = tags.scaffold.threshold ?? 1
  await app.db.pool.query(
    `update analyses set detail = jsonb_set(detail, '{tags,scaffold}', to_jsonb($2::float8)) where id = $1`,
    [id, shipped + 0.02],
  )
  expect(tagIn(await seen(person, id), 'scaffold')?.state).toBe('shown')
  const others = Array.from({ length: 32 }, (_, index) => ({
    chance: index < 19 ? 0.99 : shipped + 0.02,
    isRight: index < 19,
  }))
  for (const { chance, isRight } of others) {
    const copy = randomUUID()
    await app.db.pool.query(
      `insert into analyses select (jsonb_populate_record(a, jsonb_build_object('id', $2::text))).* from analyses a
        where a.id = $1`,
      [id, copy],
    )
    await app.db.pool.query(
      `update analyses set detail = jsonb_set(detail, '{tags,scaffold}', to_jsonb($2::float8)) where id = $1`,
      [copy, chance],
    )
    expect((await review(person, copy, 'scaffold', isRight)).status).toBe(200)
  }
  const { data } = await person.call(contract.runLearning, {})
  const learned = data.items.find(({ kind }) => kind === 'shows:scaffold')
  expect(learned).toMatchObject({
    state: 'adjusted',
    shipped,
    figures: { confirmed: 19, rejected: 13, missed: 0 },
  })
  expect(learned?.current).toBeGreaterThan(shipped + 0.02)
  expect(tagIn(await seen(person, id), 'scaffold')?.state).toBe('possible')
  const { rows } = await app.db.pool.query('select distinct tagger from tag_reviews')
  expect(rows).toEqual([{ tagger: version }])
})

describe('rejected', () => {
  test('a tag that is none', async () => {
    const { status, fields } = await review(ana, fire, 'unicorn' as PictureTag, true)
    expect([status, fields[0]?.field]).toEqual([400, 'tag'])
  })

  test('a recording, which shows nothing', async () => {
    const id = await analyzed(ana, recording(), 'noise.wav')
    expect(await seen(ana, id)).toMatchObject({ isRecognized: true, items: [] })
    expect((await review(ana, id, 'fire', true)).status).toBe(404)
  })

  test("another organization's photo", async () => {
    const eve = await signUp(app)
    expect((await eve.call(contract.listPictureTags, { params: { id: fire } })).status).toBe(404)
    expect((await review(eve, fire, 'fire', false)).status).toBe(404)
    expect(tagIn(await seen(ana, fire), 'fire')?.review).toBeNull()
  })
})
