import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { plans, type Tier, tiers } from '@plumbline/contract'
import { monthsAfter } from '@plumbline/domain'
import { describe, expect, test } from 'vitest'
import { days, later } from '../../../platform/clock'
import type { Transaction } from '../../../platform/db/client'
import { DomainEventBus } from '../../../platform/domain-events'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'
import { moveTo as movePlan } from '../../../testing/plans'
import { QuotaService } from './quota.service'

const app = useTestApp()
const usage = async (person: Person) => (await person.call(contract.getUsage, {})).data
const deduct = (person: Person, body: object = { type: 'question' }) =>
  person.send(contract.deductUsage, { body })

const serviceAt = (clock: { now: () => Date }) =>
  new QuotaService({ db: app.db, clock, domainEvents: new DomainEventBus() })

const moveTo = (person: Person, plan: Tier, at?: Date) => movePlan(app, person, plan, at)

/** What the counters say, and what the ledger adds up to. */
const booksOf = `select coalesce(s.analyses_remaining, 0) + s.extra_analyses as analyses,
    coalesce(s.questions_remaining, 0) as questions,
    (select coalesce(sum(amount), 0) from usage_ledger l where l.organization_id = o.id and kind = 'analysis')::int as analyses_sum,
    (select coalesce(sum(amount), 0) from usage_ledger l where l.organization_id = o.id and kind = 'question')::int as questions_sum
  from organizations o join subscriptions s on s.organization_id = o.id`

async function books({ organizationId }: Person) {
  const { rows } = await app.db.pool.query(`${booksOf} where o.id = $1`, [organizationId])
  return rows[0]
}

describe('under load', () => {
  test('200 requests for the last 5 get exactly 5', async () => {
    const ana = await signUp(app)
    await Promise.all(Array.from({ length: 5 }, () => deduct(ana)))
    const responses = await Promise.all(Array.from({ length: 200 }, () => deduct(ana)))
    const count = (status: number) => responses.filter(response => response.status === status).length
    expect([count(200), count(402)]).toEqual([5, 195])
    expect((await usage(ana)).paulie_messages_remaining).toBe(0)
    expect(await books(ana)).toMatchObject({ questions: 0, questions_sum: 0 })
  })

  test('a request that is sent again with its key counts once', async () => {
    const ana = await signUp(app)
    const body = { type: 'question', requestKey: 'tap-1' }
    const responses = await Promise.all(Array.from({ length: 8 }, () => deduct(ana, body)))
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await usage(ana)).paulie_messages_remaining).toBe(9)
  })
})

describe('a month', () => {
  test('begins with the plan, ends on the same day of the next, and gives the whole quota again', async () => {
    const ana = await signUp(app)
    const { organizationId } = ana
    await moveTo(ana, 'basic', new Date('2026-08-31T09:00:00Z'))
    const at = async (time: string) => {
      const quota = serviceAt({ now: () => new Date(time) })
      await app.db.transaction(tx => quota.take(tx, { organizationId, userId: null, kind: 'question' }))
      const { questionsRemaining, renewsAt } = await quota.current(app.db.read, organizationId)
      return [questionsRemaining, renewsAt?.toISOString()]
    }
    expect(await at('2026-09-30T08:59:59Z')).toEqual([259, '2026-09-30T09:00:00.000Z'])
    // Not the 30th: the day of the month is the one the plan began on.
    expect(await at('2026-09-30T09:00:00Z')).toEqual([259, '2026-10-31T09:00:00.000Z'])
    expect(await at('2026-10-31T09:00:00Z')).toEqual([259, '2026-11-30T09:00:00.000Z'])
  })

  test('that ended long ago is renewed once, for one month', async () => {
    const ana = await signUp(app)
    await moveTo(ana, 'pro', later(app.clock.at, -days(400)))
    await deduct(ana, { type: 'analysis' })
    expect((await usage(ana)).ai_checks_remaining).toBe(109)
    const { rows } = await app.db.pool.query(
      "select count(*)::int as count from usage_ledger where organization_id = $1 and reason = 'renewal'",
      [ana.organizationId],
    )
    expect(rows[0].count).toBe(2)
  })

  test('is counted in the time zone of the organization', async () => {
    const ana = await signUp(app)
    const { organizationId } = ana
    const start = new Date('2026-10-31T23:30:00Z')
    await app.db.transaction(tx => serviceAt(app.clock).useTimeZone(tx, organizationId, 'Australia/Sydney'))
    await moveTo(ana, 'basic', start)
    expect((await usage(ana)).reset_date).toBe(monthsAfter(start, 1, 'Australia/Sydney').toISOString())
  })

  test('is renewed by the schedule where nobody looks', async () => {
    const ana = await signUp(app)
    await moveTo(ana, 'starter', later(app.clock.at, -days(40)))
    await app.db.pool.query('update subscriptions set questions_remaining = 0 where organization_id = $1', [
      ana.organizationId,
    ])
    expect(await serviceAt(app.clock).renewDue(100)).toBeGreaterThan(0)
    expect(await books(ana)).toMatchObject({ questions: plans.starter.questions })
  })
})

describe('a change of plan', () => {
  test('takes nothing that is left of the free plan: it is added, used last, and there again afterwards', async () => {
    const ana = await signUp(app)
    await deduct(ana, { type: 'analysis' })
    await moveTo(ana, 'starter')
    expect(await usage(ana)).toMatchObject({ ai_checks_remaining: 5 + 9, paulie_messages_remaining: 20 + 10 })
    for (let count = 0; count < 6; count++) await deduct(ana, { type: 'analysis' })
    const monthLater = serviceAt({ now: () => later(app.clock.at, days(32)) })
    expect(await monthLater.current(app.db.read, ana.organizationId)).toMatchObject({
      analysesRemaining: 5 + 8,
      questionsRemaining: 20 + 10,
    })
    await moveTo(ana, 'free')
    expect(await usage(ana)).toMatchObject({ ai_checks_remaining: 8, paulie_messages_remaining: 10 })
  })

  test('to a larger one adds the difference to what is left', async () => {
    const ana = await signUp(app)
    await moveTo(ana, 'basic')
    await deduct(ana)
    await moveTo(ana, 'pro')
    expect(await usage(ana)).toMatchObject({ ai_checks_remaining: 110, paulie_messages_remaining: 759 })
  })

  test('back to the free one leaves what was left of it', async () => {
    const ana = await signUp(app)
    await deduct(ana)
    await moveTo(ana, 'pro')
    await moveTo(ana, 'free')
    expect(await usage(ana)).toMatchObject({
      plan_name: 'free',
      paulie_messages_remaining: 9,
      reset_date: null,
    })
  })
})

describe('the calls', () => {
  test('check says what deduct would do', async () => {
    const ana = await signUp(app)
    const check = async () => (await ana.call(contract.checkUsage, { body: { type: 'question' } })).data
    expect(await check()).toEqual({ allowed: true, remaining: 10 })
    await Promise.all(Array.from({ length: 10 }, () => deduct(ana)))
    expect(await check()).toEqual({ allowed: false, remaining: 0 })
  })

  test('sync repairs a counter from the ledger', async () => {
    const ana = await signUp(app)
    await app.db.pool.query('update subscriptions set questions_remaining = 3 where organization_id = $1', [
      ana.organizationId,
    ])
    expect((await ana.call(contract.syncUsage, {})).data.paulie_messages_remaining).toBe(10)
  })

  test('reset changes nothing before its time', async () => {
    const ana = await signUp(app)
    await deduct(ana)
    expect((await ana.call(contract.resetUsage, {})).data.paulie_messages_remaining).toBe(9)
  })

  test('history lists what changed the quota, and by whom', async () => {
    const ana = await signUp(app, { name: 'Ana Ruiz' })
    app.clock.at = later(app.clock.at, 1000)
    await deduct(ana)
    const { data } = await ana.call(contract.usageHistory, { query: { limit: 1 } })
    expect(data).toEqual([
      { at: app.clock.at.toISOString(), type: 'question', reason: 'use', who: 'Ana Ruiz', amount: -1 },
    ])
  })

  test.each([
    ['a negative amount', { type: 'question', amount: -5 }],
    ['an absurd amount', { type: 'question', amount: 1e12 }],
    ['a kind nobody knows', { type: 'money' }],
    ['an empty key', { type: 'question', requestKey: '' }],
  ])('%s is rejected', async (_, body) => {
    const ana = await signUp(app)
    expect((await deduct(ana, body)).status).toBe(400)
    expect((await usage(ana)).paulie_messages_remaining).toBe(10)
  })

  test("another person's history is for admins, another organization's for nobody", async () => {
    const [ana, eve] = [await signUp(app), await signUp(app)]
    const { status } = await ana.send(contract.usageHistory, { query: { userId: eve.id } })
    expect(status).toBe(404)
  })

  test('track keeps an event, and rejects what is too much', async () => {
    const ana = await signUp(app)
    const body = { type: 'copilot_question', metadata: { at: '2026-11-16' } }
    expect((await ana.send(contract.trackUsage, { body })).status).toBe(201)
    const metadata = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`key${index}`, 1]))
    expect((await ana.send(contract.trackEvent, { body: { type: 'x', metadata } })).status).toBe(400)
  })
})

/** The same numbers in every run. */
function* numbers(seed: number) {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

const RUNS = 1000
const STEPS = 5

test(`after ${RUNS} random runs the ledger adds up to the balance, which is never negative`, async () => {
  const run = async (seed: number) => {
    const random = numbers(seed)
    const next = () => random.next().value ?? 0
    const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T
    const clock = { at: new Date('2026-01-31T10:00:00Z'), now: () => clock.at }
    const quota = serviceAt(clock)
    const organizationId = randomUUID()
    const used: [kind: 'analysis' | 'question', reference: string][] = []
    const steps = {
      use: async (tx: Transaction) => {
        const [kind, reference] = [pick(['analysis', 'question'] as const), randomUUID()]
        await quota.take(tx, { organizationId, userId: null, kind, reference }).catch(() => {})
        used.push([kind, reference])
      },
      refund: async (tx: Transaction) => {
        const [kind, reference] = used.length > 0 ? pick(used) : (['analysis', randomUUID()] as const)
        await quota.giveBack(tx, organizationId, kind, reference)
      },
      grant: (tx: Transaction) => quota.grantOnboarding(tx, organizationId),
      buy: (tx: Transaction) => quota.addExtraAnalyses(tx, organizationId, 5, pick(['a', 'b', 'c'])),
      plan: (tx: Transaction) => quota.changePlan(tx, organizationId, pick(tiers)),
      wait: async () => {
        clock.at = later(clock.at, days(next() * 70))
      },
    }
    await app.db.transaction(async tx => {
      await tx.execute(
        `insert into organizations (id, name, industry, company_size, created_at) values ('${organizationId}', 'run ${seed}', 'construction', 'small', now())`,
      )
      await quota.start(tx, organizationId, pick(tiers))
      for (let step = 0; step < STEPS; step++)
        await steps[pick(['use', 'use', 'use', 'refund', 'grant', 'buy', 'plan', 'wait'] as const)](tx)
    })
  }
  for (let start = 0; start < RUNS; start += 10)
    await Promise.all(Array.from({ length: 10 }, (_, index) => run(start + index)))
  // The column has a constraint against negative numbers, so that a run that reached one would have failed.
  const { rows } = await app.db.pool.query(
    `select count(*)::int as runs, count(*) filter (where analyses = analyses_sum and questions = questions_sum)::int as equal
     from (${booksOf} where o.name like 'run %') as books`,
  )
  expect(rows[0]).toEqual({ runs: RUNS, equal: RUNS })
})
