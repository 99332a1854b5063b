import { billingRoutes } from './billing.routes'
import { type BillingDeps, BillingService } from './billing.service'

export function billingFeature(deps: BillingDeps) {
  const billing = new BillingService(deps)
  return { billing, routes: billingRoutes(billing) }
}
