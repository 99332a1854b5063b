/** How calls about plans and payments fail; a part of the table of all errors. */
export const billingErrors = {
  quota_exhausted: {
    status: 402,
    message: 'You have reached your upload limit. Please upgrade your plan to continue.',
  },
  questions_exhausted: { status: 402, message: "You've reached your question limit" },
  needs_premium: { status: 402, message: 'Advanced AI models are part of the Premium and Enterprise plans.' },
  needs_pro: { status: 402, message: 'This feature is only available on Pro or higher.' },
  storage_limit: {
    status: 402,
    message:
      'Your organization uses {used} of storage. The {plan} plan includes {limit}. Delete results you no longer need or upgrade the plan.',
  },
  card_declined: { status: 402, message: 'Your card was declined. Try another card.' },
  subscription_active: { status: 409, message: 'Cancel the paid plan before you delete the organization.' },
  no_subscription: { status: 409, message: "Your organization doesn't have a paid plan. Choose one first." },
  already_subscribed: {
    status: 409,
    message: 'Your organization already has a paid plan. Change it on the billing page.',
  },
  checkout_closed: { status: 409, message: 'This checkout has already ended. Start a new one.' },
  signature_invalid: { status: 400, message: "The signature doesn't match the request." },
  needs_enterprise: { status: 402, message: 'This feature is part of the Enterprise plan.' },
  payments_unavailable: {
    status: 503,
    message: "We can't reach the payment provider right now. Try again in a moment.",
    report: true,
  },
} as const
