import * as contract from '@plumbline/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { photo, sampleOf, upload } from '../../../testing/uploads'

const app = useTestApp()

async function analyzed(person: Person, file: Buffer) {
  const { data } = await upload(app, person, { file, name: 'site.jpg' })
  await app.analysisWorker.wake()
  return data.id
}
const asked = async (person: Person, id: string) =>
  (await person.call(contract.listQuestions, { params: { id } })).data
const answer = (person: Person, id: string, questionId: string, given: contract.Answer) =>
  person.call(contract.answerQuestion, { params: { id }, body: { questionId, answer: given } })
const violation = async (person: Person, id: string | null) =>
  (await person.call(contract.getViolation, { params: { id: id ?? '' } })).data

let ana: Person
let excavator: string
beforeAll(async () => {
  ana = await signUp(app)
  excavator = await analyzed(ana, await sampleOf('excavator'))
})

describe('beside an excavator', () => {
  test('five are asked, with the rule that each would cite', async () => {
    const questions = await asked(ana, excavator)
    expect(questions).toHaveLength(5)
    const backup = questions.find(({ id }) => id === 'backup-alarm')
    expect(backup).toMatchObject({
      ask: { code: 'question.ask.backup-alarm' },
      steps: null,
      severity: 'High',
      regulationCode: '29 CFR 1926.602(a)(9)(ii)',
      answer: null,
      given: [],
      violationId: null,
    })
    expect(backup?.ask.text).toBe("Is the operator's rear view clear, or is there a backup alarm or spotter?")
  })

  test('an answer that is OK or unsure changes nothing but itself', async () => {
    const before = (await ana.call(contract.listViolations, { query: {} })).data.total
    expect((await answer(ana, excavator, 'swing-blocked', 'ok')).data).toMatchObject({ answer: 'ok' })
    expect((await answer(ana, excavator, 'people-known', 'cant_tell')).data).toMatchObject({
      answer: 'cant_tell',
      violationId: null,
    })
    expect((await ana.call(contract.listViolations, { query: {} })).data.total).toBe(before)
  })

  test('Not OK becomes a violation with the rule, the person and the photo', async () => {
    const { data } = await answer(ana, excavator, 'backup-alarm', 'not_ok')
    const found = await violation(ana, data.violationId)
    const { data: result } = await ana.call(contract.getResult, { params: { id: excavator } })
    expect(found).toMatchObject({
      type: 'Reversing without a clear view, alarm or spotter',
      regulationCode: '29 CFR 1926.602(a)(9)(ii)',
      severity: 'High',
      status: 'Open',
      reportedBy: ana.id,
      analysisId: excavator,
      mediaUrl: result.mediaUrl,
      siteId: result.siteId,
      confidence: null,
    })
    expect(found.description).toContain('backup alarm or spotter?')
    expect(found.remediationSteps.length).toBeGreaterThan(2)
    expect(result.violations.map(({ id }) => id)).toContain(found.id)
  })
})

describe('a question answered again', () => {
  let id: string
  const trench = async () => (await asked(ana, id)).find(each => each.id === 'trench-protected')
  beforeAll(async () => {
    await ana.call(contract.deleteResult, { params: { id: excavator } })
    id = await analyzed(ana, await sampleOf('excavator'))
    await ana.call(contract.reviewPictureTag, { params: { id }, body: { tag: 'trench', isRight: true } })
  })

  test('is asked in two steps where the rule holds from a depth on', async () => {
    expect((await trench())?.steps).toMatchObject({
      first: { text: 'Is a trench or pit here 5 feet deep or more, or in loose soil?' },
      second: { text: 'Wherever people enter it: is it sloped, shored or boxed?' },
    })
    expect((await answer(ana, id, 'trench-protected', 'doesnt_apply')).data).toMatchObject({
      answer: 'doesnt_apply',
      violationId: null,
    })
  })

  test('counts by its last answer and keeps them all', async () => {
    const ben = await colleagueOf(app, ana)
    const first = (await answer(ana, id, 'trench-protected', 'not_ok')).data
    expect((await violation(ana, first.violationId)).description).toContain('a trench 5 feet deep or more')
    const second = (await answer(ben, id, 'trench-protected', 'ok')).data
    expect(second).toMatchObject({ answer: 'ok', violationId: null })
    expect(second.given.map(({ answer: each, userId }) => [each, userId])).toEqual([
      ['ok', ben.id],
      ['not_ok', ana.id],
      ['doesnt_apply', ana.id],
    ])
    expect(await violation(ana, first.violationId)).toMatchObject({ verdict: 'dismissed' })
  })

  test('brings back the same violation, not a second one', async () => {
    const before = await trench()
    const back = (await answer(ana, id, 'trench-protected', 'not_ok')).data
    expect(before?.violationId).toBeNull()
    expect(await violation(ana, back.violationId)).toMatchObject({ verdict: 'confirmed' })
    expect((await answer(ana, id, 'trench-protected', 'not_ok')).data.violationId).toBe(back.violationId)
    const { data } = await ana.call(contract.listViolations, { query: { dismissed: 'show' } })
    expect(data.items.filter(({ type }) => type === 'Trench without cave-in protection')).toHaveLength(1)
  })

  test('by two people at the same moment makes one violation', async () => {
    const ben = await colleagueOf(app, ana)
    const both = await Promise.all([
      answer(ana, id, 'people-known', 'not_ok'),
      answer(ben, id, 'people-known', 'not_ok'),
    ])
    expect(new Set(both.map(({ data }) => data.violationId)).size).toBe(1)
    expect((await asked(ana, id)).find(each => each.id === 'people-known')?.given).toHaveLength(2)
  })
})

test('of a plain picture without a site nothing is asked', async () => {
  const eve = await signUp(app)
  const wall = sharp({ create: { width: 640, height: 480, channels: 3, background: '#b8b2a6' } })
  const { data } = await upload(app, eve, {
    file: await wall.jpeg().toBuffer(),
    name: 'wall.jpg',
    fields: { siteId: 'none' },
  })
  await app.analysisWorker.wake()
  expect(await asked(eve, data.id)).toEqual([])
})

describe('rejected', () => {
  test('a question that was not asked, and an answer that is none', async () => {
    const id = await analyzed(await signUp(app), await photo())
    expect((await answer(ana, id, 'backup-alarm', 'ok')).status).toBe(404)
    const own = await analyzed(ana, await photo({ width: 500 }))
    expect((await answer(ana, own, 'fire-alarm-raised', 'ok')).status).toBe(404)
    const wrong = await ana.call(contract.answerQuestion, {
      params: { id: own },
      body: { questionId: 'x', answer: 'maybe' as 'ok' },
    })
    expect([wrong.status, wrong.fields[0]?.field]).toEqual([400, 'answer'])
  })

  test("that a question doesn't apply, where it isn't asked in two steps", async () => {
    const id = await analyzed(ana, await photo({ width: 520 }))
    const [question] = await asked(ana, id)
    const { status, fields } = await answer(ana, id, question?.id ?? '', 'doesnt_apply')
    expect(question?.steps).toBeNull()
    expect([status, fields[0]?.field]).toEqual([400, 'answer'])
  })

  test("another organization's result", async () => {
    const id = await analyzed(ana, await photo({ width: 510 }))
    const eve = await signUp(app)
    expect((await eve.call(contract.listQuestions, { params: { id } })).status).toBe(404)
    expect((await answer(eve, id, 'edge-guarded', 'ok')).status).toBe(404)
  })
})
