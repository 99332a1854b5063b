import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { DomainEventBus } from '../../../platform/domain-events'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, signUp } from '../../../testing/people'
import { moveTo } from '../../../testing/plans'
import { QuotaService } from '../billing/quota.service'

const app = useTestApp()

test('usage and billing status tell the same real counters', async () => {
  const ana = await signUp(app)
  expect((await ana.call(contract.getUsage, {})).data).toEqual({
    ai_checks_total: 10,
    ai_checks_remaining: 10,
    paulie_messages_total: 10,
    paulie_messages_remaining: 10,
    plan_name: 'free',
    reset_date: null,
  })
  expect((await ana.call(contract.getUsageAlias, {})).data.ai_checks_remaining).toBe(10)
  expect((await ana.call(contract.billingStatus, {})).data).toMatchObject({
    plan: 'free',
    analysesRemaining: 10,
    chatRemaining: 10,
  })
})

test('one may ask for oneself, an admin for a member, nobody for a stranger', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  const eve = await signUp(app)
  const ask = async (who: typeof ana, userId: string) =>
    (await who.call(contract.getUsageOf, { params: { userId } })).status
  expect(await ask(ben, ben.id)).toBe(200)
  expect(await ask(ana, ben.id)).toBe(200)
  expect(await ask(ben, ana.id)).toBe(403)
  expect(await ask(ana, eve.id)).toBe(404)
  expect(await ask(ana, randomUUID())).toBe(404)
})

test('a limit states what this account had: the plan, what was left of the free one and what was bought on top', async () => {
  const ana = await signUp(app)
  await moveTo(app, ana, 'starter')
  const quota = new QuotaService({ db: app.db, clock: app.clock, domainEvents: new DomainEventBus() })
  await app.db.transaction(tx => quota.addExtraAnalyses(tx, ana.organizationId, 2, 'extra'))
  const deduct = () => ana.call(contract.deductUsage, { body: { type: 'analysis' } })
  for (let used = 0; used < 17; used++) expect((await deduct()).status).toBe(200)
  const { ai_checks_total, ai_checks_remaining } = (await ana.call(contract.getUsage, {})).data
  expect([ai_checks_total, ai_checks_remaining]).toEqual([17, 0])
  const { code, body } = await deduct()
  expect([code, body.params]).toEqual(['quota_exhausted', { limit: '17', plan: 'Starter' }])
})
