const outcomes = ['done', 'link_expired', 'link_invalid'] as const
export type VerificationOutcome = (typeof outcomes)[number]

/** What the link in the verification mail led to; it comes back as `?verified=`. */
export function verificationOutcome(search: string | undefined): VerificationOutcome | undefined {
  const given = new URLSearchParams(search).get('verified')
  return outcomes.find(outcome => outcome === given)
}
