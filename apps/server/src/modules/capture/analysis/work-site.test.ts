import { fileURLToPath } from 'node:url'
import * as contract from '@plumbline/contract'
import { makeClip } from '@plumbline/inference/video/test-clips'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'
import { changeSite } from '../../../testing/sites'
import { photo, recording, upload } from '../../../testing/uploads'

const app = useTestApp()

const bareHead = [
  { label: 'person', confidence: 0.9, box: { x: 100, y: 100, width: 100, height: 300 } },
  { label: 'no_hard_hat', confidence: 0.9, box: { x: 130, y: 100, width: 40, height: 45 } },
]

const setDetail = (id: string, field: string, value: unknown) =>
  app.db.pool.query('update analyses set detail = jsonb_set(detail, $2, $3) where id = $1', [
    id,
    [field],
    JSON.stringify(value),
  ])
const resultOf = async (person: Person, id: string) =>
  (await person.call(contract.getResult, { params: { id } })).data

/** An analyzed photo in which the detector had found these things. */
async function analyzed(person: Person, findings = bareHead, siteId = 'none') {
  const { data } = await upload(app, person, { file: await photo(), name: 'a.jpg', fields: { siteId } })
  await app.analysisWorker.wake()
  await setDetail(data.id, 'findings', findings)
  return resultOf(person, data.id)
}
const apply = (person: Person, id: string) => person.call(contract.applyWorkSite, { params: { id } })

async function withoutSites(changes: Record<string, unknown>) {
  const person = await signUp(app, changes)
  const { data } = await person.call(contract.listSites, {})
  for (const { id } of data.items) await person.call(contract.archiveSite, { params: { id } })
  return person
}

describe('a photo that shows no worksite', () => {
  test('says what it was checked for and what not, and that a person may know better', async () => {
    const { detail, violations } = await analyzed(await signUp(app))
    expect(violations).toEqual([])
    expect(detail).toMatchObject({ workSite: 'no', law: null, mayBeWorkSite: true })
    const codes = (messages: { code: string }[] = []) => messages.map(({ code }) => code)
    expect(codes(detail?.checked?.checkedFor)).toEqual([
      'checked.people_near_machines',
      'checked.people_lying_down',
      'checked.fire_and_smoke',
    ])
    expect(codes(detail?.checked?.notCheckedFor)).toContain('checked.edges_and_holes')
  })

  test('is judged by the rules of one when a person says so, without another analysis', async () => {
    const ana = await signUp(app)
    const { id } = await analyzed(ana)
    const { status, data } = await apply(ana, id)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      summary: '1 violation: 1 Medium',
      detail: { workSite: 'person', mayBeWorkSite: false },
    })
    expect(data.violations).toMatchObject([
      {
        basis: 'breach',
        severity: 'Medium',
        regulationCode: '29 CFR 1926.100(a)',
        regulationCodes: ['29 CFR 1926.100(a)'],
        relatedCodes: ['29 CFR 1926.28(a)'],
      },
    ])
    const { data: billing } = await ana.call(contract.billingStatus, {})
    expect(billing.analysesRemaining).toBe(9)
  })

  test('said again, or by two at the same moment, adds nothing', async () => {
    const ana = await signUp(app)
    const { id } = await analyzed(ana)
    const both = await Promise.all([apply(ana, id), apply(ana, id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const again = await apply(ana, id)
    expect(again.data).toEqual(both[0]?.data)
    expect(again.data.violations).toHaveLength(1)
  })

  test('not by another organization', async () => {
    const { id } = await analyzed(await signUp(app))
    expect((await apply(await signUp(app), id)).status).toBe(404)
  })
})

describe('the law it is judged by', () => {
  const judgedBy = async (person: Person, siteId?: string) => {
    const { id } = await analyzed(person, bareHead, siteId)
    const { data } = await apply(person, id)
    return [data.detail?.law?.id ?? null, ...data.violations.map(({ regulationCode }) => regulationCode)]
  }

  test('is that of the only active site', async () => {
    const ana = await signUp(app)
    await changeSite(ana, { country: 'DE', state: null })
    expect(await judgedBy(ana)).toEqual(['germany', 'DGUV Vorschrift 1 § 30'])
  })

  test('is that of its own site', async () => {
    const ana = await signUp(app)
    const ppe = { hardHat: 'posted', highVisibility: 'no', eyes: 'no', ears: 'no', feet: 'no' } as const
    const siteId = await changeSite(ana, { country: 'GB', state: null, ppe })
    expect(await judgedBy(ana, siteId)).toEqual(['uk', 'UK PPE 1992 reg. 10'])
  })

  test.each([
    [{ region: 'uk' }, ['uk', 'UK PPE 1992 reg. 10']],
    [{ region: 'eu', language: 'de' }, ['germany', 'DGUV Vorschrift 1 § 30']],
    [{ region: 'us', industry: 'manufacturing' }, ['us-general-industry', null]],
    [{ region: 'other' }, ['us-construction', '29 CFR 1926.100(a)']],
  ])('without active sites is that of the place: %j', async (changes, expected) => {
    expect(await judgedBy(await withoutSites(changes))).toEqual(expected)
  })

  test('cites nothing where the site is in a country without rules', async () => {
    const ana = await signUp(app)
    await changeSite(ana, { country: 'BR', state: null })
    expect(await judgedBy(ana)).toEqual([null, null])
  })

  test('is also that of the questions asked afterwards', async () => {
    const ana = await signUp(app)
    await changeSite(ana, { country: 'DE', state: null })
    const { id } = await analyzed(ana)
    await apply(ana, id)
    const { data } = await ana.call(contract.listQuestions, { params: { id } })
    const codes = data.flatMap(({ regulationCode }) => regulationCode ?? [])
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter(code => code.includes('CFR'))).toEqual([])
  })
})

describe('an unclear warning', () => {
  /** At a warehouse a bare head is a warning; then the site turns out to be a building site. */
  async function warned() {
    const ana = await signUp(app)
    const ppe = { hardHat: 'posted', highVisibility: 'no', eyes: 'no', ears: 'no', feet: 'no' } as const
    await changeSite(ana, { industry: 'transportation', ppe })
    const { id } = await analyzed(ana)
    const { data } = await apply(ana, id)
    expect(data.violations).toMatchObject([{ basis: 'advisory', type: 'Check head protection' }])
    await setDetail(id, 'workSite', 'picture')
    await changeSite(ana, { industry: 'construction', ppe })
    const [warning] = data.violations
    return { ana, id, warning: warning as contract.Violation }
  }

  test('becomes the breach: one finding, whose history says what it was', async () => {
    const { ana, id, warning } = await warned()
    expect((await resultOf(ana, id)).detail?.mayBeWorkSite).toBe(true)
    const { data } = await apply(ana, id)
    expect(data.violations).toMatchObject([
      { id: warning.id, basis: 'breach', severity: 'Medium', regulationCode: '29 CFR 1926.100(a)' },
    ])
    expect(data.summary).toBe('1 violation: 1 Medium')
    const { data: history } = await ana.call(contract.violationHistory, { params: { id: warning.id } })
    expect(history.find(({ field }) => field === 'type')).toMatchObject({
      from: 'Check head protection',
      to: data.violations[0]?.type,
      userId: ana.id,
    })
    expect(history.find(({ field }) => field === 'regulationCode')).toMatchObject({
      from: null,
      to: '29 CFR 1926.100(a)',
    })
  })

  test('keeps what a person wrote and judged', async () => {
    const { ana, id, warning } = await warned()
    const params = { id: warning.id }
    await ana.call(contract.updateViolation, { params, body: { type: 'Ben without a hat' } })
    await ana.call(contract.violationFeedback, { params, body: { verdict: 'confirmed' } })
    const { data } = await apply(ana, id)
    expect(data.violations).toMatchObject([
      { type: 'Ben without a hat', verdict: 'confirmed', basis: 'breach' },
    ])
  })
})

test('what keeps its wording is cited under the law of the place', async () => {
  const ana = await signUp(app)
  const { id } = await analyzed(ana)
  await apply(ana, id)
  await setDetail(id, 'workSite', 'picture')
  await changeSite(ana, { country: 'DE', state: null })
  const { data } = await apply(ana, id)
  expect(data.violations).toMatchObject([{ basis: 'breach', regulationCode: 'DGUV Vorschrift 1 § 30' }])
  expect(data.violations[0]?.remediationSteps.join(' ')).not.toMatch(/feet|OSHA/)
})

test('a video is judged by what was followed through it, with the frame that shows it', async () => {
  const ana = await signUp(app)
  const size = { width: 640, height: 640 }
  const sample = new URL('../../../../../web/public/samples/site-no-hats.jpg', import.meta.url)
  const frame = await sharp(fileURLToPath(sample))
    .extract({ left: 500, top: 425, width: 210, height: 420 })
    .resize({ ...size, fit: 'contain', background: '#888' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const file = Buffer.from(await makeClip({ ...size, seconds: 2, framesPerSecond: 5, draw: () => frame }))
  const fields = { siteId: 'none' }
  const sent = await upload(app, ana, { file, name: 'a.mp4', type: 'video/mp4', fields })
  await app.analysisWorker.wake()
  const { id, detail, violations } = await resultOf(ana, sent.data.id)
  expect([detail?.workSite, detail?.mayBeWorkSite, violations]).toEqual(['no', true, []])
  const { data } = await apply(ana, id)
  expect(data.detail).toMatchObject({ workSite: 'person', law: { id: 'us-construction' } })
  expect(data.violations).toMatchObject([
    { basis: 'breach', regulationCode: '29 CFR 1926.100(a)', span: { start: 0 } },
  ])
  const picture = await app.http.inject({
    url: data.violations[0]?.mediaUrl ?? '',
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect((await sharp(picture.rawPayload).metadata()).width).toBe(size.width)
  expect((await apply(ana, id)).data.violations).toEqual(data.violations)
})

test('a recording shows nothing', async () => {
  const ana = await signUp(app)
  const { data } = await upload(app, ana, { file: recording(), name: 'a.wav', type: 'audio/wav' })
  expect(await apply(ana, data.id)).toMatchObject({ status: 409, code: 'work_site_sound' })
})
