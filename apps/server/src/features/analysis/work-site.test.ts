import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../testing/harness'
import { type Person, signUp } from '../../testing/people'
import { photo, recording, upload } from '../../testing/uploads'

const app = useTestApp()

const bareHead = [
  { label: 'person', confidence: 0.9, box: { x: 100, y: 100, width: 100, height: 300 } },
  { label: 'no_hard_hat', confidence: 0.9, box: { x: 130, y: 100, width: 40, height: 45 } },
]

/** An analyzed photo in which the detector had found these things. */
async function analyzed(person: Person, findings = bareHead, siteId = 'none') {
  const { data } = await upload(app, person, { file: await photo(), name: 'a.jpg', fields: { siteId } })
  await app.analysisWorker.wake()
  await app.db.pool.query(`update analyses set detail = jsonb_set(detail, '{findings}', $2) where id = $1`, [
    data.id,
    JSON.stringify(findings),
  ])
  return (await person.call(contract.getResult, { params: { id: data.id } })).data
}
const apply = (person: Person, id: string) => person.call(contract.applyWorkSite, { params: { id } })

describe('a photo that shows no worksite', () => {
  test('says what it was checked for and what not', async () => {
    const { detail, violations } = await analyzed(await signUp(app))
    expect(violations).toEqual([])
    expect(detail).toMatchObject({ workSite: 'no', law: null })
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
    expect(data).toMatchObject({ summary: '1 violation: 1 Medium', detail: { workSite: 'person' } })
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

  test('only once, and by one of two who say so at the same moment', async () => {
    const ana = await signUp(app)
    const { id } = await analyzed(ana)
    const responses = await Promise.all([apply(ana, id), apply(ana, id)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { data } = await ana.call(contract.getResult, { params: { id } })
    expect(data.violations).toHaveLength(1)
  })

  test('not by another organization', async () => {
    const { id } = await analyzed(await signUp(app))
    expect((await apply(await signUp(app), id)).status).toBe(404)
  })
})

test('at a site the rules apply already, and those of its law', async () => {
  const ana = await signUp(app)
  const { data: sites } = await ana.call(contract.listSites, { query: {} })
  const { id, detail } = await analyzed(ana, bareHead, sites.items[0]?.id)
  expect(detail?.workSite).toBe('site')
  expect(await apply(ana, id)).toMatchObject({ status: 409, code: 'work_site_known' })
})

test('only photos keep what was found in them', async () => {
  const ana = await signUp(app)
  const { data } = await upload(app, ana, { file: recording(), name: 'a.wav', type: 'audio/wav' })
  expect(await apply(ana, data.id)).toMatchObject({
    status: 409,
    code: 'work_site_photos_only',
  })
})
