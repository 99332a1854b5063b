import * as z from 'zod/mini'
import { DateInput, IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { Id, Nothing, oneOf } from '../fields'
import type { Role } from '../options'
import { Paging, pageOf } from '../paging'

/** How long an entry of the access log is kept. */
export const ACCESS_LOG_KEPT_DAYS = 365

/** How somebody proved who they are. Single sign-on is an event of its own. */
export const loginMethods = [
  'password',
  'password_and_code',
  'password_and_recovery_code',
  'password_and_passkey',
  'passkey',
] as const
export type LoginMethod = (typeof loginMethods)[number]

export const loginFailures = [
  'wrong_password',
  'wrong_code',
  'wrong_recovery_code',
  'wrong_passkey',
  'sso_required',
  'sso_rejected',
] as const
export type LoginFailure = (typeof loginFailures)[number]

export const ssoChanges = [
  'connected',
  'changed',
  'disconnected',
  'enabled',
  'disabled',
  'required',
  'optional',
  'domain_added',
  'domain_verified',
  'domain_removed',
] as const
export type SsoChange = (typeof ssoChanges)[number]

export const exportedData = ['organization', 'training', 'access_log', 'activity'] as const
export type ExportedData = (typeof exportedData)[number]

type Invited = { email: string; role: Role }
type None = Record<string, never>

/** What is recorded with each kind of event besides who did it, when and from where. */
export type AccessDetails = {
  login: { method: LoginMethod }
  login_failed: { reason: LoginFailure }
  logout: None
  sessions_revoked: { sessions: number }
  password_changed: None
  password_reset: None
  two_factor_enabled: None
  two_factor_disabled: None
  recovery_codes_created: None
  recovery_code_used: { left: number }
  passkey_added: { name: string }
  passkey_removed: { name: string }
  two_factor_required_changed: { required: boolean }
  two_factor_reset_by_admin: None
  role_changed: { from: Role; to: Role }
  sharing_allowed: None
  sharing_disallowed: None
  counsel_mode_enabled: None
  counsel_mode_disabled: None
  member_removed: { role: Role }
  member_left: { role: Role }
  invitation_created: Invited
  invitation_revoked: Invited
  invitation_accepted: Invited
  api_key_created: { name: string; prefix: string; scopes: string; expires: string }
  api_key_revoked: { name: string; prefix: string }
  webhook_created: { name: string; host: string }
  webhook_changed: { name: string; host: string }
  webhook_removed: { name: string; host: string }
  sso_changed: { change: SsoChange; domain?: string }
  sso_login: { issuer: string }
  export_requested: { data: ExportedData }
  export_downloaded: { data: ExportedData }
  organization_deletion_requested: { date: string }
  organization_deletion_canceled: None
  account_deletion_requested: { date: string }
  account_deletion_canceled: None
}
export type AccessEventKind = keyof AccessDetails

export const accessEventKinds = [
  'login',
  'login_failed',
  'logout',
  'sessions_revoked',
  'password_changed',
  'password_reset',
  'two_factor_enabled',
  'two_factor_disabled',
  'recovery_codes_created',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'two_factor_required_changed',
  'two_factor_reset_by_admin',
  'role_changed',
  'sharing_allowed',
  'sharing_disallowed',
  'counsel_mode_enabled',
  'counsel_mode_disabled',
  'member_removed',
  'member_left',
  'invitation_created',
  'invitation_revoked',
  'invitation_accepted',
  'api_key_created',
  'api_key_revoked',
  'webhook_created',
  'webhook_changed',
  'webhook_removed',
  'sso_changed',
  'sso_login',
  'export_requested',
  'export_downloaded',
  'organization_deletion_requested',
  'organization_deletion_canceled',
  'account_deletion_requested',
  'account_deletion_canceled',
] as const satisfies readonly AccessEventKind[]

/** Something that concerns who can get in, or who took data out. */
export const AccessEvent = z.object({
  id: Id,
  kind: z.enum(accessEventKinds),
  /** Who did it: null where nobody was signed in, or the account is deleted. */
  userId: z.nullable(Id),
  userName: z.nullable(z.string()),
  /** The API key that did it, by name; empty where a person did. */
  actor: z.string(),
  /** The other person it happened to, as in a change of role. */
  subjectName: z.nullable(z.string()),
  /** The network address it came from; empty where the product did it by itself. */
  address: z.string(),
  details: z.record(z.string(), z.string()),
  createdAt: IsoDateTime,
})
export type AccessEvent = z.output<typeof AccessEvent>

const accessFilters = {
  kind: z.optional(oneOf(accessEventKinds)),
  /** Who did it, or to whom it happened. */
  person: z.optional(Id),
  /** Days in UTC, both included. */
  from: z.optional(DateInput),
  to: z.optional(DateInput),
}

export const listAccessEvents = endpoint({
  method: 'GET',
  path: '/api/access-log',
  access: 'admin',
  summary: "Search the organization's access log of the last 365 days, newest first",
  query: z.strictObject({ ...Paging, ...accessFilters }),
  response: pageOf(AccessEvent),
  errors: ['too_far'],
})

export const exportAccessEvents = endpoint({
  method: 'GET',
  path: '/api/access-log/export-csv',
  access: 'admin',
  summary: 'Download the access log that the filters leave as CSV. Recorded in the log itself',
  query: z.strictObject(accessFilters),
  produces: 'file',
  response: Nothing,
})
