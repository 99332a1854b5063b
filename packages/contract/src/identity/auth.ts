import * as z from 'zod/mini'
import { IsoDateTime, TimeZone } from '../dates'
import { endpoint } from '../endpoint'
import {
  accepted,
  Email,
  LoginPassword,
  longText,
  NewPassword,
  Nothing,
  oneOf,
  plainName,
  Token,
  text,
} from '../fields'
import {
  companySizes,
  industries,
  languages,
  marketingSources,
  regions,
  regulatoryFocus,
  signupIndustries,
} from '../options'
import { LoginCode, PasskeyAssertion, PasskeyLogin, SecondStep } from './two-factor'
import { User } from './users'

export const PersonName = text(120, { min: 2, error: 'name_too_short' }).check(plainName())
export const OrganizationName = text(160, { error: 'organization_required' }).check(plainName())

const passwordsAgree = z.refine<{ password: string; confirmPassword?: string | undefined }>(
  form => form.confirmPassword === undefined || form.password === form.confirmPassword,
  { path: ['confirmPassword'], error: 'passwords_differ' },
)

/** The screen asks for an address, a password and a company; the rest can be said here or later. */
export const Signup = z
  .strictObject({
    email: Email,
    password: NewPassword,
    confirmPassword: z.optional(z.string().check(z.maxLength(200, 'too_long'))),
    organization: OrganizationName,
    name: z.optional(PersonName),
    title: z.optional(longText(120)),
    worksite: z.optional(longText(160)),
    industry: z._default(oneOf(signupIndustries, 'industry_required'), 'construction'),
    companySize: z._default(oneOf(companySizes, 'company_size_required'), 'small'),
    language: z._default(oneOf(languages, 'language_required'), 'en'),
    /** Without it, that of the time zone. */
    region: z.optional(oneOf(regions, 'region_required')),
    regulatoryFocus: z.optional(z.array(oneOf(regulatoryFocus)).check(z.maxLength(regulatoryFocus.length))),
    marketingSource: z.optional(oneOf(marketingSources)),
    /** Where the organization's days begin and end. */
    timeZone: z.optional(TimeZone),
    privacyAccepted: accepted('privacy_required'),
    termsAccepted: accepted('terms_required'),
  })
  .check(passwordsAgree)

export const Login = z.strictObject({ email: Email, password: LoginPassword })
export const EmailOnly = z.strictObject({ email: Email })
export const PasswordReset = z.strictObject({ token: Token, password: NewPassword })

/** The second step of a login: the challenge of the first, and one proof. */
export const CompleteLogin = z.strictObject({
  challenge: Token,
  proof: z.discriminatedUnion('method', [
    z.strictObject({ method: z.literal('code'), code: LoginCode }),
    z.strictObject({ method: z.literal('recovery_code'), code: LoginCode }),
    z.strictObject({ method: z.literal('passkey'), passkey: PasskeyAssertion }),
  ]),
})

/** A bearer for the API, when it stops working, and who it stands for. */
export const SignedIn = z.object({ token: z.string(), expiresAt: IsoDateTime, user: User })
export type SignedIn = z.output<typeof SignedIn>

const signedInResponse = { response: SignedIn, legacyTopLevelKeys: ['token', 'user'] } as const

/** The session, or what is still missing where the account has a second factor. */
export const LoginResponse = z.union([SignedIn, z.object({ twoFactor: SecondStep })])
export type LoginResponse = z.output<typeof LoginResponse>

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  changes: [],
  access: 'open',
  summary: 'Log in with email and password. With a second factor on, returns what the second step needs',
  body: Login,
  response: LoginResponse,
  legacyTopLevelKeys: ['token', 'user'],
  errors: ['invalid_credentials', 'sso_required', 'too_many'],
})

export const completeLogin = endpoint({
  method: 'POST',
  path: '/api/auth/login/two-factor',
  changes: [],
  access: 'open',
  summary: 'Finish a login with a code, a recovery code or a passkey. Five wrong tries end it',
  body: CompleteLogin,
  ...signedInResponse,
  errors: ['code_wrong', 'passkey_rejected', 'login_expired', 'sso_required', 'too_many'],
})

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/options',
  changes: [],
  access: 'open',
  summary: 'Start a login with a passkey and no password',
  response: PasskeyLogin,
  errors: ['too_many'],
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  changes: [],
  access: 'open',
  summary: 'Finish a login with a passkey. It counts as both factors',
  body: z.strictObject({ challenge: Token, passkey: PasskeyAssertion }),
  ...signedInResponse,
  errors: ['passkey_rejected', 'login_expired', 'sso_required', 'too_many'],
})

export const signup = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  changes: [],
  access: 'open',
  summary: 'Create an account and an organization',
  body: Signup,
  status: 201,
  ...signedInResponse,
  errors: ['email_taken', 'too_many'],
})

export const logout = endpoint({
  beforeTwoFactor: true,
  method: 'POST',
  path: '/api/auth/logout',
  changes: [],
  access: 'member',
  summary: 'Log out',
  response: Nothing,
})

export const refresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  changes: [],
  access: 'open',
  summary: 'Exchange the session cookie for a new bearer token',
  ...signedInResponse,
  errors: ['not_signed_in', 'cross_site', 'too_many'],
})

export const validate = endpoint({
  beforeTwoFactor: true,
  method: 'GET',
  path: '/api/auth/validate',
  access: 'member',
  summary: 'Check whether the bearer token is valid, and until when',
  response: z.object({ valid: z.literal(true), expiresAt: IsoDateTime, user: User }),
  legacyTopLevelKeys: ['user'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  changes: [],
  access: 'open',
  summary: 'Confirm an email address with the token from the email',
  body: z.strictObject({ token: Token }),
  response: z.object({ email: z.string() }),
  errors: ['link_invalid', 'link_expired', 'too_many'],
})

export const verifyLink = endpoint({
  method: 'GET',
  path: '/api/auth/verify',
  access: 'open',
  summary: 'Confirm an email address from the link in the email and redirect to the app',
  query: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  produces: 'redirect',
  response: Nothing,
})

const resetRequest = {
  method: 'POST',
  changes: [],
  access: 'open',
  body: EmailOnly,
  response: Nothing,
  errors: ['too_many'],
} as const

export const resetPassword = endpoint({
  ...resetRequest,
  path: '/api/auth/reset-password',
  summary: 'Email a password reset link. The response is the same whether or not the account exists',
})

export const forgotPassword = endpoint({
  ...resetRequest,
  path: '/api/auth/forgot-password',
  summary: 'Alias of /api/auth/reset-password',
})

export const updatePassword = endpoint({
  method: 'POST',
  path: '/api/auth/update-password',
  changes: [],
  access: 'open',
  summary: 'Set a new password with the token from the email and end every session',
  body: PasswordReset,
  response: Nothing,
  errors: ['link_invalid', 'link_expired', 'link_used', 'too_many'],
})

export const completeOnboarding = endpoint({
  method: 'POST',
  path: '/api/auth/complete-onboarding',
  changes: ['/api/billing', '/api/organizations', '/api/sites'],
  access: 'member',
  summary: 'Confirm name, industry, region and language. Adds to the free quota once',
  body: z.strictObject({
    name: z.optional(PersonName),
    industry: oneOf(industries, 'industry_required'),
    region: oneOf(regions, 'region_required'),
    language: oneOf(languages, 'language_required'),
  }),
  response: z.object({ user: User }),
  legacyTopLevelKeys: ['user'],
  errors: ['address_unverified'],
})

export const authUser = endpoint({
  beforeTwoFactor: true,
  method: 'GET',
  path: '/api/auth/user',
  access: 'member',
  summary: 'Get the current user. Same as /api/users/me',
  response: z.object({ user: User }),
  legacyTopLevelKeys: ['user'],
})
