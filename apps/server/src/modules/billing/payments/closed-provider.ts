import type { PlanPrice } from '@plumbline/contract'
import { AppError } from '../../../platform/http/errors'
import { TestProvider } from './test-provider'

const closed = () => Promise.reject(new AppError('payments_unavailable'))

/**
 * Where a server of somebody's own has no Stripe keys: what was bought before goes on and can be canceled, and nobody
 * gets a plan for nothing because a key was lost.
 */
export class ClosedProvider extends TestProvider {
  override readonly prices: readonly PlanPrice[] = []
  override createCheckout = closed
  override createPortal = closed
  override changeNow = closed
  override changeAtPeriodEnd = closed
  override resume = closed
}
