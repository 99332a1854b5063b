import { twoFactorErrors } from './two-factor-errors'

/** How calls about accounts, organizations, sites and access fail; a part of the table of all errors. */
export const identityErrors = {
  ...twoFactorErrors,
  wrong_password: { status: 400, message: 'The current password is incorrect.' },
  link_invalid: { status: 400, message: "This link isn't valid. Request a new one." },
  link_expired: { status: 400, message: 'This link has expired. Request a new one.' },
  link_used: { status: 400, message: 'This link has already been used. Request a new one.' },
  invalid_credentials: { status: 401, message: 'Invalid email or password' },
  site_limit: {
    status: 402,
    message:
      'Active sites: {used}. The {plan} plan includes {limit}. Archive a site or upgrade the plan to add one.',
  },
  seat_limit: {
    status: 402,
    message:
      'Users and open invitations: {used}. The {plan} plan includes {limit}. Free up a seat or upgrade the plan to add someone.',
  },
  email_taken: { status: 409, message: 'An account with this email already exists. Log in instead.' },
  already_member: { status: 409, message: 'This person is already in your organization.' },
  last_admin: {
    status: 409,
    message: 'An organization needs at least one admin. Make someone else an admin first.',
  },
  sole_admin: { status: 409, message: 'Make someone else an admin of {organization} first, or delete it.' },
  address_unverified: {
    status: 409,
    message: 'Confirm your email address first, using the link in our email.',
  },
  invitation_for_another: {
    status: 409,
    message: 'This invitation is for another email address. Log out, then open the link again.',
  },
  site_exists: { status: 409, message: 'You already have a site named {name}. Choose another name.' },
  site_in_use: { status: 409, message: '{name} has uploads, violations or tasks. Archive it instead.' },
  site_archived: { status: 409, message: '{name} is archived. Restore it or choose another site.' },
  api_key_plan: { status: 402, message: 'API keys are part of the Enterprise plan.' },
  api_key_invalid: { status: 401, message: "This API key isn't valid. It may have expired or been revoked." },
  api_key_forbidden: { status: 403, message: "API keys can't make this call. Log in instead." },
  api_key_scope: { status: 403, message: "This API key doesn't have the scope {scope}." },
  sso_required: {
    status: 403,
    message: 'Your organization uses single sign-on. Choose “Single sign-on” to log in.',
  },
  sso_unknown: {
    status: 404,
    message: "Single sign-on isn't set up for this email address. Log in with your password.",
  },
  too_many_api_keys: {
    status: 409,
    message: 'You can have up to {limit} API keys. Revoke one you no longer need.',
  },
  sso_not_ready: { status: 409, message: 'Connect an identity provider and verify a domain first.' },
  domain_unverified: {
    status: 409,
    message:
      "We couldn't find the TXT record. DNS changes can take a few hours. Check the record and try again.",
  },
  domain_taken: {
    status: 409,
    message: 'Another organization has already verified this domain. Contact support.',
  },
  too_many_domains: {
    status: 409,
    message: 'You can have up to {limit} domains. Remove one you no longer need.',
  },
  api_key_limit: {
    status: 429,
    message: 'This API key has used its {limit} requests for this minute. Wait a moment and try again.',
  },
  sso_unavailable: {
    status: 503,
    message: "We can't reach your organization's identity provider right now. Try again in a moment.",
  },
} as const
