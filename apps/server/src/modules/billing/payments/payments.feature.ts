import type { Config } from '../../../config'
import type { Limits } from '../../../platform/http/limits'
import { ClosedProvider } from './closed-provider'
import { paymentsHandlers } from './payments.jobs'
import { paymentsRoutes } from './payments.routes'
import { type PaymentsDeps, PaymentsService } from './payments.service'
import { StripeProvider } from './stripe-provider'
import { type SyncDeps, SyncService } from './sync.service'
import { testPaymentsRoutes } from './test-payments.routes'
import { TestProvider } from './test-provider'
import { PaymentWebhooksService } from './webhooks.service'

type Deps = Omit<PaymentsDeps & SyncDeps, 'provider' | 'sync'> & {
  limits: Limits
  config: Pick<Config, 'stripe' | 'payments'>
}

/** Stripe where its keys are configured; a test checkout that walks the same states only where it's allowed. */
export function paymentsFeature(deps: Deps) {
  const { limits, appUrl, config } = deps
  const stripe = config.stripe && new StripeProvider({ ...config.stripe, appUrl })
  const test = config.payments === 'test' ? new TestProvider(deps) : undefined
  const provider = stripe ?? test ?? new ClosedProvider(deps)
  const sync = new SyncService({ ...deps, provider })
  const payments = new PaymentsService({ ...deps, provider, sync })
  const webhooks = stripe && new PaymentWebhooksService({ ...deps, provider: stripe, sync })
  return {
    payments,
    routes: [...paymentsRoutes({ payments, webhooks, limits }), ...testPaymentsRoutes({ test, sync })],
    handlers: paymentsHandlers(sync),
  }
}
