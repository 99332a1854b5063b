import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import { paymentsRepository as accounts } from './payments.repository'
import type { StripeProvider } from './stripe-provider'
import type { SyncService } from './sync.service'

export type PaymentWebhooksDeps = {
  db: Database
  clock: Clock
  log: Logger
  provider: StripeProvider
  sync: SyncService
}

/** What can change a plan, an invoice that is due or what was bought. */
const relevant = /^(checkout\.session|customer\.subscription|invoice|subscription_schedule)\./

/** A webhook only says that something changed; what it is now is asked of Stripe. */
export class PaymentWebhooksService {
  private readonly deps: PaymentWebhooksDeps
  constructor(deps: PaymentWebhooksDeps) {
    this.deps = deps
  }

  async receive(body: Buffer, signature: string) {
    const { db, clock, log, provider, sync } = this.deps
    const receivedAt = clock.now()
    const { id, type, customerId } = provider.readWebhook(body, signature, receivedAt)
    if (!relevant.test(type) || !customerId || (await accounts.hasEvent(db.read, id))) return
    const organizationId = await accounts.organizationOf(db.read, 'stripe', customerId)
    if (!organizationId) return log.info({ type, customerId }, 'a webhook is about no customer of ours')
    await sync.sync(organizationId)
    // Only now: a webhook that failed is delivered again.
    await db.transaction(tx => accounts.insertEvent(tx, { id, type, receivedAt }))
  }
}
