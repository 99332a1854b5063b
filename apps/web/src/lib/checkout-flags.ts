import { storage } from './storage'

/** Kept in the browser between choosing a plan and coming back from the payment page. */
const flags = { pending: 'plumbline.checkout.pending', plan: 'plumbline.checkout.plan' } as const

export function markCheckout(plan: string) {
  storage.set(flags.pending, '1')
  storage.set(flags.plan, plan)
}

/** The plan that is being paid for; null without a checkout that was started here. */
export const pendingCheckout = () => (storage.get(flags.pending) ? storage.get(flags.plan) : null)

export function clearCheckout() {
  for (const key of Object.values(flags)) storage.remove(key)
}
