import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { copyViolation } from './error-case-steps'
import type { TestApp } from './harness'
import type { Person } from './people'
import { sampleOf, upload } from './uploads'

/** A picture of people without hard hats, analyzed. */
export async function bareHeads(app: TestApp, person: Person, siteId = 'none') {
  const { data } = await upload(app, person, {
    file: await sampleOf('site-no-hats'),
    name: 'no-hats.jpg',
    query: '?force=1',
    fields: { siteId },
  })
  await app.analysisWorker.wake()
  return (await person.call(contract.getResult, { params: { id: data.id } })).data
}

export const ofHeads = ({ violations }: contract.AnalysisResult) =>
  violations.filter(({ messages }) => messages?.because.code.startsWith('violation.head-protection.'))

/** As if the analysis had found this many more like the violation, this certain; returns their ids. */
async function foundMore(app: TestApp, { id, ...like }: contract.Violation, confidences: number[]) {
  await copyViolation(app, id, confidences.length)
  const { rows } = await app.db.pool.query<{ id: string }>(
    'select id from violations where analysis_id = $1 and type = $2 and id <> $3 and verdict is null',
    [like.analysisId, like.type, id],
  )
  const copies = rows.slice(-confidences.length)
  for (const [index, copy] of copies.entries())
    await app.db.pool.query('update violations set confidence = $2 where id = $1', [
      copy.id,
      confidences[index],
    ])
  return copies.map(copy => copy.id)
}

/** People judge findings: `right` and `wrong` are the confidences of those they confirm and dismiss. */
export async function judge(
  app: TestApp,
  person: Person,
  like: contract.Violation,
  { right = [], wrong = [] }: { right?: number[]; wrong?: number[] },
) {
  const ids = await foundMore(app, like, [...right, ...wrong])
  for (const [index, id] of ids.entries()) {
    const verdict = index < right.length ? 'confirmed' : 'dismissed'
    await person.call(contract.violationFeedback, { params: { id }, body: { verdict } })
  }
}

const times = (count: number, value: number) => Array.from({ length: count }, () => value)

/** A confidence so many hundredths above the shipped threshold. */
export const above = (shipped: number, hundredths: number) =>
  (Math.floor(shipped * 100 + 1e-9) + hundredths) / 100

/** Enough judgments that the threshold rises by five hundredths: weak findings are wrong, strong ones right. */
export const weakOnesWrong = (shipped: number) => ({
  right: times(18, 0.99),
  wrong: [...times(7, above(shipped, 2)), ...times(5, above(shipped, 4))],
})

/** A threshold as if reviews had set it, for tests that are about nothing else. */
export async function setThreshold(
  app: TestApp,
  { organizationId }: Person,
  { threshold = 0.55, siteId = null as string | null, detector = '' } = {},
) {
  const id = randomUUID()
  const figures = { confirmed: 18, rejected: 12, missed: 0 }
  const shares = { precisionBefore: null, precisionAfter: null, recallKept: null }
  await app.db.pool.query(
    `insert into learned_thresholds
       (id, organization_id, site_id, kind, detector, shipped, threshold, before, figures, changed_at)
     values ($1, $2, $3, 'head-protection', $4, 0.433, $5, 0.433, $6, $7)`,
    [id, organizationId, siteId, detector, threshold, { ...figures, ...shares }, app.clock.at],
  )
  return id
}
