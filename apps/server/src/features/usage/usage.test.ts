import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/harness'
import { colleagueOf, signUp } from '../../testing/people'

const app = useTestApp()

test('usage and billing status tell the same real counters', async () => {
  const ana = await signUp(app)
  expect((await ana.call(contract.getUsage, {})).data).toEqual({
    ai_checks_total: 20,
    ai_checks_remaining: 10,
    paulie_messages_total: 20,
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
