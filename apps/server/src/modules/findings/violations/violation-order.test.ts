import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'
import { photo, upload } from '../../../testing/uploads'
import { idsInOrder } from './violation-order'

const app = useTestApp()

const seen = (label: string, x: number, y: number, width: number, height: number) => ({
  label,
  confidence: 0.9,
  box: { x, y, width, height },
})
/** Somebody without hat and vest beside an excavator: several findings, two of them equally severe. */
const findings = [
  seen('person', 470, 160, 60, 200),
  seen('no_hard_hat', 488, 160, 25, 28),
  seen('no_safety_vest', 480, 200, 42, 66),
  seen('machinery', 200, 140, 260, 225),
]

async function analyzed(person: Person) {
  const fields = { siteId: 'none' }
  const { data } = await upload(app, person, { file: await photo(), name: 'a.jpg', fields })
  await app.analysisWorker.wake()
  await app.db.pool.query(`update analyses set detail = jsonb_set(detail, '{findings}', $2) where id = $1`, [
    data.id,
    JSON.stringify(findings),
  ])
  return (await person.call(contract.applyWorkSite, { params: { id: data.id } })).data
}

test('the most severe comes first, then what was found first: in the result and the list', async () => {
  const ana = await signUp(app)
  const results: contract.AnalysisResult[] = []
  for (let i = 0; i < 2; i++) results.push(await analyzed(ana))
  const [first] = results
  const types = (first?.violations ?? []).map(({ type }) => type)
  expect(types.length).toBeGreaterThan(2)
  expect(first?.violations.map(({ severity }) => severity).slice(0, 3)).toEqual(['High', 'Medium', 'Medium'])
  for (const result of results) expect(result.violations.map(({ type }) => type)).toEqual(types)

  for (const sort of ['newest', 'severity'] as const) {
    const { data } = await ana.call(contract.listViolations, { query: { sort, pageSize: 100 } })
    for (const { id, violations } of results)
      expect(data.items.filter(({ analysisId }) => analysisId === id).map(each => each.id)).toEqual(
        violations.map(each => each.id),
      )
  }
})

test('what a person finds more severe moves up, behind what was as severe before', async () => {
  const ana = await signUp(app)
  const { id, violations } = await analyzed(ana)
  const last = violations.at(-1)
  await ana.call(contract.updateViolation, { params: { id: last?.id ?? '' }, body: { severity: 'High' } })
  const { data } = await ana.call(contract.getResult, { params: { id } })
  expect(data.violations[1]?.id).toBe(last?.id)
  expect(data.violations[0]?.id).toBe(violations[0]?.id)
})

test('ids of one moment go down', () => {
  const ids = idsInOrder(50)
  expect(ids).toEqual(ids.toSorted().reverse())
})
