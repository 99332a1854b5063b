import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Email, Id, Nothing, text } from '../fields'

export const MAX_SSO_DOMAINS = 10
/** Where the TXT record of a domain is looked for, in front of the domain itself. */
export const SSO_RECORD_NAME = '_plumbline'

/** How an attempt at single sign-on ended, as the page after it is told. */
export const ssoOutcomes = [
  'done',
  'expired',
  'rejected',
  'no_email',
  'foreign_domain',
  'not_member',
  'no_seat',
  'own_factor',
  'unavailable',
] as const
export type SsoOutcome = (typeof ssoOutcomes)[number]

export const SsoDomain = z.object({
  id: Id,
  domain: z.string(),
  /** What the TXT record has to contain, and under which name. */
  recordName: z.string(),
  recordValue: z.string(),
  verifiedAt: z.nullable(IsoDateTime),
})
export type SsoDomain = z.output<typeof SsoDomain>

export const SsoSettings = z.object({
  /** Whether the plan includes it. */
  isIncluded: z.boolean(),
  /** Null until an identity provider is connected. The client secret is never sent. */
  connection: z.nullable(
    z.object({
      issuer: z.string(),
      clientId: z.string(),
      enabled: z.boolean(),
      required: z.boolean(),
      updatedAt: IsoDateTime,
    }),
  ),
  domains: z.array(SsoDomain),
  /** What the identity provider has to allow as a redirect address. */
  redirectUri: z.string(),
})
export type SsoSettings = z.output<typeof SsoSettings>

export const SsoConnection = z.strictObject({
  issuer: z.string('issuer_invalid').check(
    z.trim(),
    z.maxLength(500, 'too_long'),
    z.refine(url => URL.canParse(url) && /^https?:\/\//i.test(url), 'issuer_invalid'),
  ),
  clientId: text(300),
  /** Left out, the one that is stored stays. */
  clientSecret: z.optional(text(500)),
})

const Domain = z
  .string('domain_invalid')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253, 'domain_invalid'),
    z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, 'domain_invalid'),
  )
export const NewSsoDomain = z.strictObject({ domain: Domain })

export const getSso = endpoint({
  method: 'GET',
  path: '/api/organizations/sso',
  access: 'admin',
  summary: "Get the organization's single sign-on settings",
  response: SsoSettings,
})

export const saveSso = endpoint({
  method: 'PUT',
  path: '/api/organizations/sso',
  changes: ['/api/organizations/sso', '/api/access-log'],
  access: 'admin',
  summary: 'Connect an OpenID Connect identity provider, or change the connection',
  body: SsoConnection,
  response: SsoSettings,
  errors: ['needs_enterprise', 'too_many'],
})

export const switchSso = endpoint({
  method: 'PATCH',
  path: '/api/organizations/sso',
  changes: ['/api/organizations/sso', '/api/access-log'],
  access: 'admin',
  summary:
    'Turn single sign-on on or off, or make it the only way in. Admins can always log in with their password',
  body: z.strictObject({ enabled: z.optional(z.boolean()), required: z.optional(z.boolean()) }),
  response: SsoSettings,
  errors: ['needs_enterprise', 'sso_not_ready'],
})

export const deleteSso = endpoint({
  method: 'DELETE',
  path: '/api/organizations/sso',
  changes: ['/api/organizations/sso', '/api/access-log'],
  access: 'admin',
  summary: 'Disconnect the identity provider. People log in with their passwords again',
  response: SsoSettings,
})

export const addSsoDomain = endpoint({
  method: 'POST',
  path: '/api/organizations/sso/domains',
  changes: ['/api/organizations/sso', '/api/access-log'],
  access: 'admin',
  summary: 'Add an email domain. It counts once its TXT record is found',
  body: NewSsoDomain,
  status: 201,
  response: SsoSettings,
  errors: ['needs_enterprise', 'too_many_domains'],
})

export const verifySsoDomain = endpoint({
  method: 'POST',
  path: '/api/organizations/sso/domains/:id/verify',
  changes: ['/api/organizations/sso', '/api/access-log'],
  access: 'admin',
  summary: "Look for the domain's TXT record",
  params: ById,
  response: SsoSettings,
  errors: ['not_found', 'domain_unverified', 'domain_taken', 'too_many'],
})

export const deleteSsoDomain = endpoint({
  method: 'DELETE',
  path: '/api/organizations/sso/domains/:id',
  changes: ['/api/organizations/sso', '/api/access-log'],
  access: 'admin',
  summary: 'Remove an email domain. Its people can no longer use single sign-on',
  params: ById,
  response: SsoSettings,
  errors: ['not_found'],
})

export const SsoStart = z.strictObject({ email: Email })

export const startSso = endpoint({
  method: 'POST',
  path: '/api/auth/sso',
  changes: [],
  access: 'open',
  summary: 'Begin single sign-on: returns the address at the identity provider to go to',
  body: SsoStart,
  response: z.object({ url: z.string() }),
  errors: ['sso_unknown', 'sso_unavailable', 'too_many'],
})

const part = z.optional(z.string().check(z.maxLength(8000)))
export const finishSso = endpoint({
  method: 'GET',
  path: '/api/auth/sso/callback',
  access: 'open',
  summary: 'Where the identity provider sends people back to. Opens the session and redirects to the app',
  query: z.object({ state: part, code: part, iss: part, error: part }),
  produces: 'redirect',
  response: Nothing,
})
