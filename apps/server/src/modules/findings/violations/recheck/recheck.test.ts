import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { type Person, signUp } from '../../../../testing/people'
import { sampleOf, upload } from '../../../../testing/uploads'

const app = useTestApp()
let ana: Person
let found: contract.Violation
beforeAll(async () => {
  ana = await signUp(app)
  const file = await sampleOf('site-no-hats')
  const { data } = await upload(app, ana, { file, name: 'site.jpg' })
  await app.analysisWorker.wake()
  const result = (await ana.call(contract.getResult, { params: { id: data.id } })).data
  const [first] = result.violations
  if (!first) throw new Error('the sample shows no violation')
  found = first
})

const recheck = (violationId: string) => ana.call(contract.recheck, { body: { violationId } })
const set = (severity: contract.Severity) =>
  ana.call(contract.updateViolation, { params: { id: found.id }, body: { severity } })

test('a second look that sees the same recommends no change, and costs no analysis', async () => {
  const before = (await ana.call(contract.billingStatus, {})).data.analysesRemaining
  const { data } = await recheck(found.id)
  expect(data).toMatchObject({ severity_updated: false, new_severity: found.severity })
  expect(data.messages.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['recheck.looked', 'recheck.same']),
  )
  expect(data.notes).toContain('Rechecked')
  expect((await ana.call(contract.billingStatus, {})).data.analysesRemaining).toBe(before)
})

test('one that sees it otherwise changes the severity, and the trail says so', async () => {
  await set(found.severity === 'Low' ? 'High' : 'Low')
  const { data } = await recheck(found.id)
  expect(data).toMatchObject({ severity_updated: true, new_severity: found.severity })
  const after = (await ana.call(contract.getViolation, { params: { id: found.id } })).data
  expect(after.severity).toBe(found.severity)
  const { data: trail } = await ana.call(contract.violationHistory, { params: { id: found.id } })
  expect(trail.slice(-2).map(({ field }) => field)).toEqual(['recheck', 'severity'])
})

test('what a person corrected stays theirs, and what is not seen again stays as it is', async () => {
  const severity: contract.Severity = found.severity === 'Low' ? 'High' : 'Low'
  const params = { id: found.id }
  await ana.call(contract.violationFeedback, { params, body: { verdict: 'corrected', severity } })
  const kept = await recheck(found.id)
  expect(kept.data).toMatchObject({ severity_updated: false, new_severity: severity })
  expect(kept.data.messages.at(-1)?.code).toBe('recheck.person_decided')
  const box = { x: 2, y: 2, width: 8, height: 8, label: 'corner', severity } satisfies contract.BoundingBox
  await ana.call(contract.updateViolation, { params, body: { boundingBoxes: [box] } })
  expect((await recheck(found.id)).data.messages.at(-1)?.code).toBe('recheck.not_seen')
})

test('every second look is kept for the pass rate', async () => {
  const { rows } = await app.db.pool.query(
    'select before, after, engine from violation_rechecks where organization_id = $1',
    [ana.organizationId],
  )
  expect(rows).toHaveLength(4)
  expect(rows.filter(({ before, after }) => before === after)).toHaveLength(3)
  expect((await ana.call(contract.dashboardStats, {})).data.recheckPassRate).toBe(75)
  expect(rows.every(({ engine }) => engine.startsWith('embedded'))).toBe(true)
})

test('without a picture there is nothing to look at; a foreign violation is not found', async () => {
  const body = { type: 'Seen by eye', severity: 'Low' } as const
  const { id } = (await ana.call(contract.createViolation, { body })).data
  const blind = await recheck(id)
  expect([blind.status, blind.code]).toEqual([422, 'nothing_to_recheck'])
  const eve = await signUp(app)
  expect((await eve.call(contract.recheck, { body: { violationId: found.id } })).status).toBe(404)
  expect((await recheck(randomUUID())).status).toBe(404)
})
