import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { type Gate, gates, type Tier, tiers } from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { confirmAddress, type Person, signUp } from '../../../testing/people'
import { moveTo } from '../../../testing/plans'

const app = useTestApp()

const library: readonly Gate[] = ['regulations', 'tasksFromRegulations']
const everything: readonly Gate[] = [
  ...library,
  'rootCauses',
  'regulationLinks',
  'fineEstimates',
  'taskSuggestions',
]

const ofEnterprise: readonly Gate[] = ['apiAccess', 'singleSignOn']

type Row = {
  has: readonly Gate[]
  analyses: number | null
  questions: number | null
  users: number | null
  sites: number | null
}

/**
 * Written out by hand from the specification, so that a slip in the catalog shows. Null is unlimited. A paid plan's
 * first month also has the ten of each that came with the sign-up.
 */
const table: Record<Tier, Row> = {
  free: { has: [], analyses: 10, questions: 10, users: 1, sites: 1 },
  starter: { has: library, analyses: 15, questions: 30, users: 1, sites: 1 },
  basic: { has: library, analyses: 60, questions: 260, users: 1, sites: 1 },
  pro: { has: everything, analyses: 110, questions: 760, users: 3, sites: 1 },
  premium: { has: everything, analyses: 260, questions: 2010, users: 8, sites: 1 },
  enterprise: {
    has: [...everything, ...ofEnterprise],
    analyses: null,
    questions: null,
    users: null,
    sites: null,
  },
}

async function onPlan(tier: Tier) {
  const person = await signUp(app)
  await moveTo(app, person, tier)
  return person
}

const violationOf = async (person: Person) =>
  (await person.call(contract.createViolation, { body: { type: 'Open edge', severity: 'High' } })).data.id

/** One call behind each gate. */
const calls: Record<Gate, (person: Person) => Promise<{ status: number; code?: string | undefined }>> = {
  regulations: person => person.call(contract.listRegulations, { query: {} }),
  tasksFromRegulations: async person => {
    const { data } = await person.call(contract.listRegulations, { query: {} })
    const regulationId = data?.items?.[0]?.id ?? randomUUID()
    return person.call(contract.createTask, { body: { regulationId } })
  },
  rootCauses: async person => person.call(contract.rootCause, { params: { id: await violationOf(person) } }),
  regulationLinks: async person =>
    person.call(contract.violationRegulations, { params: { id: await violationOf(person) } }),
  fineEstimates: async person => {
    const violation_id = await violationOf(person)
    return person.call(contract.estimateFine, { body: { text: 'x', regulation_codes: [], violation_id } })
  },
  taskSuggestions: async person => {
    const violation_id = await violationOf(person)
    return person.call(contract.suggestTask, { body: { violation_id, text: '' } })
  },
  apiAccess: person =>
    person.call(contract.createApiKey, {
      body: { name: 'Payroll', scopes: ['tasks:read'], expiresInDays: '30' },
    }),
  singleSignOn: person => person.call(contract.addSsoDomain, { body: { domain: 'corp.example' } }),
}
function rejectedWith(gate: Gate) {
  if (ofEnterprise.includes(gate)) return 'needs_enterprise'
  return library.includes(gate) ? 'regulations_need_a_plan' : 'needs_pro'
}

const allGates = Object.keys(gates) as Gate[]

describe.each(tiers)('%s', tier => {
  const row = table[tier]

  test('opens its gates and no other', async () => {
    const person = await onPlan(tier)
    for (const gate of allGates) {
      const { status, code } = await calls[gate](person)
      const isOpen = status === 200 || status === 201
      expect([gate, isOpen || `${status} ${code}`]).toEqual([
        gate,
        row.has.includes(gate) || `402 ${rejectedWith(gate)}`,
      ])
    }
  })

  test.each(['analysis', 'question'] as const)(
    'has the quota of each %s, and nothing after it',
    async kind => {
      const person = await onPlan(tier)
      const { data } = await person.call(contract.getUsage, {})
      const [left, column] =
        kind === 'analysis'
          ? [data.ai_checks_remaining, 'analyses_remaining']
          : [data.paulie_messages_remaining, 'questions_remaining']
      const limit = kind === 'analysis' ? row.analyses : row.questions
      expect(left).toBe(limit)
      if (limit !== null)
        await app.db.pool.query(`update subscriptions set ${column} = 1 where organization_id = $1`, [
          person.organizationId,
        ])
      const deduct = () => person.call(contract.deductUsage, { body: { type: kind } })
      expect((await deduct()).status).toBe(200)
      const { status, code } = await deduct()
      expect([status, code]).toEqual(
        limit === null
          ? [200, undefined]
          : [402, kind === 'analysis' ? 'quota_exhausted' : 'questions_exhausted'],
      )
    },
  )

  test('has its seats, and no more', async () => {
    const person = await onPlan(tier)
    await confirmAddress(app, person)
    const invite = () => person.call(contract.invite, { body: { email: `${randomUUID()}@site.example` } })
    const room = row.users === null ? 12 : row.users - 1
    for (let seat = 0; seat < room; seat++) expect((await invite()).status).toBe(201)
    if (row.users === null) return
    const { status, code, body } = await invite()
    const used = String(row.users)
    expect([status, code, body.params]).toMatchObject([402, 'seat_limit', { used, limit: used }])
  })

  test('has its sites, and no more', async () => {
    const person = await onPlan(tier)
    const create = (name: string) =>
      person.call(contract.createSite, { body: { name, industry: 'construction' } })
    const room = row.sites === null ? 6 : row.sites - 1
    for (let site = 0; site < room; site++) expect((await create(`Site ${site}`)).status).toBe(201)
    if (row.sites === null) return
    const { status, code, body } = await create('One too many')
    const used = String(row.sites)
    expect([status, code, body.params]).toMatchObject([402, 'site_limit', { used, limit: used }])
  })
})
