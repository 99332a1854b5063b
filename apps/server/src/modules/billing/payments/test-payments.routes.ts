import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import { AppError } from '../../../platform/http/errors'
import type { SyncService } from './sync.service'
import { priceOf } from './test-periods'
import type { TestProvider } from './test-provider'

type Deps = { test: TestProvider | undefined; sync: SyncService }

/** The pages that stand in for the provider's own. They don't exist where one is configured. */
export function testPaymentsRoutes({ test, sync }: Deps) {
  const provider = (otherwise: 'not_found' | 'no_subscription') => {
    if (!test) throw new AppError(otherwise)
    return test
  }
  return [
    handle(contract.getTestCheckout, async ({ member, params }) => {
      const found = await provider('not_found').openCheckout(member.organizationId, params.id)
      const { id, plan: tier, priceId, extraAnalyses, amountCents } = found
      const interval = priceId ? priceOf(priceId).interval : null
      return { id, tier, interval, extraAnalyses, amountCents, currency: 'USD' }
    }),
    handle(contract.finishTestCheckout, async ({ member, params, body }) => {
      const url = await provider('not_found').finishCheckout(member.organizationId, params.id, body.action)
      await sync.sync(member.organizationId)
      return { url }
    }),
    handle(contract.getTestPortal, ({ member }) => provider('no_subscription').portal(member.organizationId)),
    handle(contract.changeTestPortal, async ({ member, body }) => {
      const portal = provider('no_subscription')
      await portal.usePortal(member.organizationId, body.action)
      await sync.sync(member.organizationId)
      return portal.portal(member.organizationId)
    }),
  ]
}
