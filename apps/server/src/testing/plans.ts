import type { Tier } from '@plumbline/contract'
import type { TestApp } from './harness'
import { signUp } from './people'

/** Someone whose organization is on a plan. */
export async function signUpOn(app: TestApp, tier: Tier, changes: Record<string, unknown> = {}) {
  const person = await signUp(app, changes)
  await app.db.pool.query('update subscriptions set plan = $2 where organization_id = $1', [
    person.organizationId,
    tier,
  ])
  return person
}
