import type { Tier } from '@plumbline/contract'
import { QuotaService } from '../modules/billing/billing/quota.service'
import { DomainEventBus } from '../platform/domain-events'
import type { TestApp } from './harness'
import { confirmAddress, type Person, signUp } from './people'

/** Someone whose organization is on a plan. */
export async function signUpOn(app: TestApp, tier: Tier, changes: Record<string, unknown> = {}) {
  const person = await signUp(app, changes)
  await app.db.pool.query('update subscriptions set plan = $2 where organization_id = $1', [
    person.organizationId,
    tier,
  ])
  return person
}

/** Someone who can invite others: their address is confirmed. */
export async function signUpConfirmed(app: TestApp) {
  const person = await signUpOn(app, 'pro')
  await confirmAddress(app, person)
  return person
}

/** As a payment would do it: with the quota of the new plan. */
export async function moveTo(app: TestApp, person: Person, plan: Tier, at = new Date(app.clock.at)) {
  const quota = new QuotaService({ db: app.db, clock: { now: () => at }, domainEvents: new DomainEventBus() })
  await app.db.transaction(tx => quota.changePlan(tx, person.organizationId, plan))
}
