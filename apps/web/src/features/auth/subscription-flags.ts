import { storage } from '../../lib/storage'

/** Kept in the browser between choosing a plan and coming back from the payment page. */
const subscriptionFlags = {
  pendingCheckout: 'plumbline.subscription.pendingCheckout',
  selectedPlan: 'plumbline.subscription.selectedPlan',
} as const

export function forgetSubscriptionFlags() {
  for (const key of Object.values(subscriptionFlags)) storage.remove(key)
}
