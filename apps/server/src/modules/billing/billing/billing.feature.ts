import { billingHandlers } from './billing.jobs'
import { billingRoutes } from './billing.routes'
import { BillingService } from './billing.service'
import { type QuotaDeps, QuotaService } from './quota.service'

export function billingFeature(deps: QuotaDeps) {
  const quota = new QuotaService(deps)
  const billing = new BillingService({ ...deps, quota })
  return {
    billing,
    quota,
    routes: billingRoutes(billing),
    handlers: billingHandlers(quota),
  }
}
