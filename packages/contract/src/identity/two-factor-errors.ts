/** How second factors fail; a part of the table of all errors. */
export const twoFactorErrors = {
  code_wrong: { status: 400, message: "That code isn't right, or it was used already. Enter a new one." },
  login_expired: {
    status: 400,
    message: 'This login took too long or had too many wrong codes. Log in again.',
  },
  passkey_rejected: {
    status: 400,
    message: "We couldn't use this passkey. Try again, or log in another way.",
  },
  two_factor_required: {
    status: 403,
    message: 'Your organization requires two-factor authentication. Set it up to continue.',
  },
  two_factor_missing: {
    status: 409,
    message: 'Set up two-factor authentication for your own account first.',
  },
  last_factor: {
    status: 409,
    message:
      'Your organization requires two-factor authentication. Add another method before you remove this one.',
  },
  authenticator_exists: {
    status: 409,
    message: 'Your account already has an authenticator app. Turn it off before you set up another one.',
  },
  passkey_exists: { status: 409, message: 'This passkey is already in your account.' },
  too_many_passkeys: {
    status: 409,
    message: 'You can have up to {limit} passkeys. Remove one you no longer use.',
  },
  member_elsewhere: {
    status: 409,
    message: 'This person also belongs to another organization. They can use one of their recovery codes.',
  },
} as const
