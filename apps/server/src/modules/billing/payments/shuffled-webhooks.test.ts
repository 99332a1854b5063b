import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { DomainEventBus } from '../../../platform/domain-events'
import { useCreated } from '../../../testing/harness'
import { runHourly } from '../../../testing/payments'
import { stripeApp } from '../../../testing/stripe-app'
import type { FakeEvent } from '../../../testing/stripe-records'
import { QuotaService } from '../billing/quota.service'

const server = useCreated(stripeApp)
afterAll(() => server.close())

const quotaService = () =>
  new QuotaService({ db: server.app.db, clock: server.app.clock, domainEvents: new DomainEventBus() })

/** An organization on the free plan that is a customer at Stripe. */
async function createCustomer() {
  const [organizationId, customer] = [randomUUID(), `cus_${randomUUID()}`]
  const { pool } = server.app.db
  await pool.query(
    `insert into organizations (id, name, industry, company_size, created_at) values ($1, 'Ruiz', 'construction', 'small', now())`,
    [organizationId],
  )
  const quota = quotaService()
  await server.app.db.transaction(tx => quota.start(tx, organizationId, 'free'))
  await pool.query(
    `insert into payment_accounts (organization_id, provider, customer_id) values ($1, 'stripe', $2)`,
    [organizationId, customer],
  )
  return { organizationId, customer }
}

const deliver = (event: FakeEvent) =>
  server.app.http.inject({ method: 'POST', url: '/api/stripe/webhook', ...server.stripe.signed(event) })

/** Everything that the product shows or enforces. When a plan that has ended once began is not part of it. */
async function stateOf(organizationId: string) {
  await quotaService().current(server.app.db.read, organizationId)
  const { rows } = await server.app.db.pool.query(
    `select s.plan, s.status, s.expires_at, s.payment_method, s.analyses_remaining, s.questions_remaining, s.extra_analyses,
       s.renews_at, case when s.plan <> 'free' then s.started_at end as started_at,
       a.interval, a.cancel_at_period_end, a.pending_plan, a.grace_until, a.subscription_id is not null as subscribed,
       (select sum(amount)::int from usage_ledger l where l.organization_id = s.organization_id and kind = 'analysis')
         = s.analyses_remaining + s.extra_analyses as adds_up
     from subscriptions s join payment_accounts a using (organization_id) where s.organization_id = $1`,
    [organizationId],
  )
  return rows[0]
}

/** The same numbers in every run. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T
  const shuffle = <T>(list: readonly T[]) =>
    list
      .map(value => ({ value, rank: next() }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ value }) => value)
  return { next, pick, shuffle }
}

const prices = ['price_basic', 'price_pro', 'price_premium'] as const
const actions = ['change', 'renew', 'renew', 'decline', 'recover', 'cancel', 'resume', 'buy'] as const
type Step = (customer: string) => void

/** What a customer can do at Stripe; those who have no subscription start one. */
function stepOf(random: ReturnType<typeof randomFrom>): Step {
  const { stripe } = server
  const [action, price, count] = [random.pick(actions), random.pick(prices), Math.ceil(random.next() * 50)]
  return customer => {
    if (!stripe.hasOngoing(customer)) return stripe.subscribe(customer, price)
    const subscription = stripe.ongoing(customer)
    const steps: Record<(typeof actions)[number], () => void> = {
      change: () => stripe.change(customer, { price }),
      renew: () => stripe.renew(customer),
      decline: () => {
        stripe.decliningCustomers.add(customer)
        stripe.renew(customer)
      },
      recover: () => subscription.status === 'past_due' && stripe.recover(customer),
      cancel: () => stripe.change(customer, { cancelAtPeriodEnd: true }),
      resume: () => stripe.change(customer, { cancelAtPeriodEnd: false }),
      buy: () => stripe.buy(customer, count),
    }
    steps[action]()
  }
}

const RUNS = 16
const STEPS = 8

async function run(seed: number) {
  const random = randomFrom(seed)
  const [ordered, shuffled] = [await createCustomer(), await createCustomer()]
  let waiting: FakeEvent[] = []
  const deliverSome = async (events: FakeEvent[]) => {
    // Some at the same time, as from a provider that catches up.
    for (let start = 0; start < events.length; start += 3)
      await Promise.all(events.slice(start, start + 3).map(deliver))
  }
  for (let step = 0; step < STEPS; step++) {
    server.app.passTime(days(random.pick([0, 1, 8, 30])))
    const act = stepOf(random)
    server.stripe.takeEvents()
    act(ordered.customer)
    for (const event of server.stripe.takeEvents()) expect((await deliver(event)).statusCode).toBe(200)
    act(shuffled.customer)
    const happened = server.stripe.takeEvents()
    waiting = random.shuffle([...waiting, ...happened, ...happened])
    await deliverSome(waiting.splice(0, Math.floor(random.next() * waiting.length)))
  }
  await deliverSome(waiting)
  await runHourly(server.app)
  const [expected, state] = [await stateOf(ordered.organizationId), await stateOf(shuffled.organizationId)]
  expect(expected.adds_up, `run ${seed}`).toBe(true)
  expect(state, `run ${seed}`).toEqual(expected)
  return `${state.plan} ${state.status}`
}

test(`${RUNS} random histories: every webhook twice and shuffled leads to the same state`, async () => {
  const reached = new Set<string>()
  for (let seed = 1; seed <= RUNS; seed++) reached.add(await run(seed))
  // The histories end everywhere, or they would prove little.
  for (const state of ['premium active', 'pro past_due', 'free unpaid', 'free canceled'])
    expect([...reached]).toContain(state)
})
