import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, Nothing, text } from '../fields'

export const secondFactors = ['code', 'recovery_code', 'passkey'] as const
export type SecondFactor = (typeof secondFactors)[number]

/** Typed from an app or from paper: spaces, hyphens and capitals don't matter. */
export const LoginCode = text(40, { error: 'code_required' })

/** A login that was started and waits for its second half. */
const Challenge = z.string()

/** Bytes as a browser's passkey functions write them. */
const base64url = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max, 'too_long'), z.regex(/^[\w-]+$/, 'wrong_type'))
const CredentialRef = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** What a browser needs to ask for a passkey. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: Count,
  userVerification: z.literal('required'),
  allowCredentials: z.array(CredentialRef),
})
export type PasskeyRequest = z.output<typeof PasskeyRequest>

/** What a browser needs to create a passkey. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: Count,
  attestation: z.literal('none'),
  excludeCredentials: z.array(CredentialRef),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreation = z.output<typeof PasskeyCreation>

const credential = {
  id: base64url(2000),
  rawId: base64url(2000),
  type: z.literal('public-key'),
  /** Browsers add what they like here; nothing of it is used. */
  clientExtensionResults: z.optional(z.unknown()),
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
}

/** What a browser returns when a passkey was used. Fields that newer browsers add are left out. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.optional(z.nullable(base64url(200))),
  }),
})
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>

/** What a browser returns when a passkey was created. */
export const PasskeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
})
export type PasskeyAttestation = z.output<typeof PasskeyAttestation>

export const SecondStep = z.object({
  challenge: Challenge,
  methods: z.array(z.enum(secondFactors)),
  /** Null where the account has no passkey. */
  passkey: z.nullable(PasskeyRequest),
})
export type SecondStep = z.output<typeof SecondStep>

export const PasskeyLogin = z.object({ challenge: Challenge, passkey: PasskeyRequest })

const PasskeyName = text(60)

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: IsoDateTime,
  lastUsedAt: z.nullable(IsoDateTime),
})
export type Passkey = z.output<typeof Passkey>

export const TwoFactor = z.object({
  /** Null where no app is set up. */
  authenticator: z.nullable(z.object({ since: IsoDateTime })),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: Count,
  requiredByOrganization: z.boolean(),
})
export type TwoFactor = z.output<typeof TwoFactor>

/** Whoever changes factors proves again who they are: the password, and a code where an app is set up. */
export const Confirmation = z.strictObject({ password: text(200), code: z.optional(LoginCode) })
export type Confirmation = z.output<typeof Confirmation>

/** Shown once. Null unless this was the first factor. */
const NewRecoveryCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) })

export const MAX_PASSKEYS = 20

const confirmationErrors = ['wrong_password', 'code_wrong', 'too_many'] as const

const ownFactors = { access: 'member', beforeTwoFactor: true } as const

export const getTwoFactor = endpoint({
  ...ownFactors,
  method: 'GET',
  path: '/api/users/two-factor',
  summary: 'Get your authenticator app, passkeys and how many recovery codes are left',
  response: TwoFactor,
})

export const startAuthenticator = endpoint({
  ...ownFactors,
  method: 'POST',
  path: '/api/users/two-factor/authenticator',
  changes: [],
  summary: 'Start to set up an authenticator app. It counts once a code confirms it',
  body: Confirmation,
  response: z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() }),
  errors: [...confirmationErrors, 'address_unverified', 'authenticator_exists'],
})

export const confirmAuthenticator = endpoint({
  ...ownFactors,
  method: 'POST',
  path: '/api/users/two-factor/authenticator/confirm',
  changes: ['/api/users/two-factor', '/api/organizations/two-factor', '/api/users/sessions'],
  summary:
    'Turn on the authenticator app with a first code. Ends your other sessions if it is the first factor',
  body: z.strictObject({ code: LoginCode }),
  response: NewRecoveryCodes,
  errors: ['code_wrong', 'not_found', 'too_many'],
})

export const removeAuthenticator = endpoint({
  ...ownFactors,
  method: 'POST',
  path: '/api/users/two-factor/authenticator/remove',
  changes: ['/api/users/two-factor', '/api/organizations/two-factor'],
  summary: 'Turn off the authenticator app',
  body: Confirmation,
  response: Nothing,
  errors: [...confirmationErrors, 'not_found', 'last_factor'],
})

export const renewRecoveryCodes = endpoint({
  ...ownFactors,
  method: 'POST',
  path: '/api/users/two-factor/recovery-codes',
  changes: ['/api/users/two-factor'],
  summary: 'Replace your recovery codes. The old ones stop working',
  body: Confirmation,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: [...confirmationErrors, 'two_factor_missing'],
})

export const startPasskey = endpoint({
  ...ownFactors,
  method: 'POST',
  path: '/api/users/two-factor/passkeys/options',
  changes: [],
  summary: 'Start to add a passkey',
  body: Confirmation,
  response: z.object({ challenge: Challenge, passkey: PasskeyCreation }),
  errors: [...confirmationErrors, 'address_unverified', 'too_many_passkeys'],
})

export const addPasskey = endpoint({
  ...ownFactors,
  method: 'POST',
  path: '/api/users/two-factor/passkeys',
  changes: ['/api/users/two-factor', '/api/organizations/two-factor', '/api/users/sessions'],
  summary: 'Add the passkey that the browser created. Ends your other sessions if it is the first factor',
  body: z.strictObject({
    challenge: text(200),
    name: PasskeyName,
    passkey: PasskeyAttestation,
  }),
  status: 201,
  response: z.object({ passkey: Passkey, ...NewRecoveryCodes.shape }),
  errors: ['passkey_rejected', 'passkey_exists', 'login_expired', 'too_many_passkeys', 'too_many'],
})

export const renamePasskey = endpoint({
  ...ownFactors,
  method: 'PATCH',
  path: '/api/users/two-factor/passkeys/:id',
  changes: ['/api/users/two-factor'],
  summary: 'Rename a passkey',
  params: ById,
  body: z.strictObject({ name: PasskeyName }),
  response: Passkey,
  errors: ['not_found'],
})

export const removePasskey = endpoint({
  ...ownFactors,
  method: 'POST',
  path: '/api/users/two-factor/passkeys/:id/remove',
  changes: ['/api/users/two-factor', '/api/organizations/two-factor'],
  summary: 'Remove a passkey',
  params: ById,
  body: Confirmation,
  response: Nothing,
  errors: [...confirmationErrors, 'not_found', 'last_factor'],
})

export const OrganizationTwoFactor = z.object({
  required: z.boolean(),
  members: z.array(z.object({ id: Id, name: z.string(), email: z.string(), enabled: z.boolean() })),
})
export type OrganizationTwoFactor = z.output<typeof OrganizationTwoFactor>

export const getOrganizationTwoFactor = endpoint({
  method: 'GET',
  path: '/api/organizations/two-factor',
  access: 'admin',
  summary: 'Get whether two-factor is required, and which members have it on',
  response: OrganizationTwoFactor,
})

export const requireTwoFactor = endpoint({
  method: 'PUT',
  path: '/api/organizations/two-factor',
  changes: ['/api/users/two-factor', '/api/organizations/two-factor'],
  access: 'admin',
  summary: 'Require two-factor of every member, or stop requiring it',
  body: z.strictObject({ required: z.boolean() }),
  response: OrganizationTwoFactor,
  errors: ['two_factor_missing'],
})

export const resetTwoFactor = endpoint({
  method: 'POST',
  path: '/api/organizations/members/:id/reset-two-factor',
  changes: ['/api/organizations/two-factor'],
  access: 'admin',
  summary: "Remove a member's factors and end their sessions, for someone who lost their device",
  params: ById,
  body: Confirmation,
  response: Nothing,
  errors: [...confirmationErrors, 'not_found', 'member_elsewhere'],
})
