import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { finishCheckout, returnUrls, startedCheckout } from '../../../testing/payments'
import { signUp } from '../../../testing/people'

/** How the calls of payments fail. Ana's plan is not paid for here. */
function errors({ app, ana }: ErrorCaseDeps): Record<string, ErrorCases> {
  const change: ErrorCases = {
    no_subscription: () => ana.call(contract.billingUpgrade, { body: { plan: 'premium' } }),
  }
  const cancel: ErrorCases = { no_subscription: () => ana.call(contract.billingCancel, {}) }
  const paidCheckout = async () => {
    const person = await signUp(app)
    const id = await startedCheckout(person)
    await finishCheckout(person, id)
    return { person, id }
  }
  return {
    billingUpgrade: change,
    subscriptionUpgrade: change,
    billingCancel: cancel,
    subscriptionCancel: cancel,
    billingResume: { no_subscription: () => ana.call(contract.billingResume, {}) },
    billingPortal: {
      no_subscription: () => ana.call(contract.billingPortal, { body: { returnUrl: '/billing' } }),
    },
    buyExtraAnalyses: {
      no_subscription: async () =>
        (await signUp(app)).call(contract.buyExtraAnalyses, { body: { count: 5, ...returnUrls } }),
    },
    checkoutSession: {
      already_subscribed: async () => {
        const { person } = await paidCheckout()
        const body = { priceId: 'test_premium_year', ...returnUrls }
        return person.call(contract.checkoutSession, { body })
      },
    },
    getTestCheckout: {
      checkout_closed: async () => {
        const { person, id } = await paidCheckout()
        return person.call(contract.getTestCheckout, { params: { id } })
      },
    },
    finishTestCheckout: {
      checkout_closed: async () => {
        const { person, id } = await paidCheckout()
        return finishCheckout(person, id)
      },
    },
    getTestPortal: { no_subscription: () => ana.call(contract.getTestPortal, {}) },
    changeTestPortal: {
      no_subscription: () => ana.call(contract.changeTestPortal, { body: { action: 'renew' } }),
    },
    stripeWebhook: { signature_invalid: () => app.call(contract.stripeWebhook, { body: {} }) },
  }
}

export const cases: PartCases = {
  errors,
  records: {
    checkout: { paths: ['/api/billing/test-checkout'], make: ({ person }) => startedCheckout(person) },
  },
  bodies: () => ({ finishTestCheckout: { action: 'pay' } }),
}
