import * as z from 'zod/mini'
import { tiers } from '../billing/plans'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, longText, NewPassword, Nothing, oneOf, plainName, prepared, text } from '../fields'
import { detailLevels, frameworks, industries, languages, regions, roles } from '../options'
import { acceptingRecord, withLegacyAliases } from '../records'

/** Whether a hosted model writes this person's answers; `needs_plan` and `not_installed` can't be switched on. */
export const advancedModelStates = ['on', 'off', 'needs_plan', 'not_installed'] as const
export type AdvancedModelState = (typeof advancedModelStates)[number]

export const User = z.object({
  id: Id,
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(roles),
  title: z.string(),
  worksite: z.string(),
  organization: z.string(),
  /** The title and the organization under the names that document 1 has for them in a profile. */
  job_title: z.string(),
  department: z.string(),
  company: z.string(),
  organizationId: Id,
  /** The organization's: its days begin and end there. */
  timeZone: z.string(),
  /** More than one where a person works for several; they choose which is current in their preferences. */
  organizations: z.array(z.object({ id: Id, name: z.string(), role: z.enum(roles) })),
  language: z.enum(languages),
  region: z.enum(regions),
  industry: z.enum(industries),
  framework: z.enum(frameworks),
  detailLevel: z.enum(detailLevels),
  advancedModels: z.enum(advancedModelStates),
  emailNotifications: z.boolean(),
  /** When the account is deleted, while that can still be canceled; null where nobody asked for it. */
  deletesAt: z.nullable(IsoDateTime),
  /** The same of the current organization. */
  organizationDeletesAt: z.nullable(IsoDateTime),
  onboarded: z.boolean(),
  /** Runs this installation, and may see its state. */
  isOperator: z.boolean(),
  subscriptionTier: z.enum(tiers),
  subscriptionStatus: z.string(),
  subscriptionData: z.object({
    status: z.string(),
    startDate: IsoDateTime,
    expires: z.nullable(IsoDateTime),
    paymentMethod: z.nullable(z.string()),
  }),
  /** Null where the plan has no limit. */
  remaining_uploads: z.nullable(Count),
  /** How many analyses this account was given in all, used ones included. */
  granted_uploads: z.nullable(Count),
  remaining_questions: z.nullable(Count),
  createdAt: IsoDateTime,
})
export type User = z.output<typeof User>

const userResponse = { response: z.object({ user: User }), legacyTopLevelKeys: ['user'] } as const

export const Profile = z.strictObject({
  first_name: text(60).check(plainName()),
  last_name: longText(60).check(plainName()),
  job_title: longText(120),
  company: z.optional(text(160, { error: 'organization_required' }).check(plainName())),
})

/** Document 1 has one name; its first word is the first name where the parts aren't given. */
function withNameParts(input: unknown) {
  const { name, ...others } = Object(input)
  if (typeof name !== 'string' || 'first_name' in others) return input
  const [first_name, ...last_name] = name.trim().split(/\s+/)
  return { first_name, last_name: last_name.join(' '), ...others }
}

/** What a profile answers can be sent back; what a person can't change here is dropped. */
const SentProfile = withLegacyAliases(
  prepared(
    withNameParts,
    acceptingRecord(
      z.extend(Profile, {
        job_title: z.optional(Profile.shape.job_title),
        language: z.optional(oneOf(languages, 'language_required')),
        region: z.optional(oneOf(regions, 'region_required')),
        industry: z.optional(oneOf(industries, 'industry_required')),
      }),
      User,
      ['avatar_url'],
    ),
  ),
  { title: 'job_title', department: 'job_title', organization: 'company' },
)

export const PasswordChange = z.strictObject({ currentPassword: text(200), newPassword: NewPassword })

export const Preferences = z.strictObject({
  language: z.optional(oneOf(languages, 'language_required')),
  region: z.optional(oneOf(regions, 'region_required')),
  industry: z.optional(oneOf(industries, 'industry_required')),
  framework: z.optional(oneOf(frameworks)),
  detailLevel: z.optional(oneOf(detailLevels)),
  advancedModels: z.optional(z.boolean()),
  /** Reminders and notices by mail; they stand under the bell in any case. */
  emailNotifications: z.optional(z.boolean()),
  organizationId: z.optional(Id),
})

export const Session = z.object({
  id: Id,
  current: z.boolean(),
  device: z.string(),
  createdAt: IsoDateTime,
  lastSeenAt: IsoDateTime,
})
export type Session = z.output<typeof Session>

export const me = endpoint({
  beforeTwoFactor: true,
  method: 'GET',
  path: '/api/users/me',
  access: 'member',
  summary: 'Get the current user with plan and remaining quota',
  ...userResponse,
})

export const saveProfile = endpoint({
  beforeTwoFactor: true,
  method: 'PUT',
  path: '/api/users/profile',
  changes: ['/api/organizations', '/api/tasks'],
  access: 'member',
  summary: 'Update name and job title. Admins can also rename the organization',
  body: SentProfile,
  ...userResponse,
  errors: ['forbidden'],
})

export const savePreferences = endpoint({
  beforeTwoFactor: true,
  method: 'PUT',
  path: '/api/users/preferences',
  changes: ['/api/violations', '/api/paulie/generate-plan', '/api/regulations', '/api/dashboard'],
  access: 'member',
  summary: 'Update your preferences or the current organization',
  body: Preferences,
  ...userResponse,
  errors: ['not_found', 'needs_premium'],
})

export const changePassword = endpoint({
  beforeTwoFactor: true,
  method: 'PUT',
  path: '/api/users/password',
  changes: ['/api/users/sessions'],
  access: 'member',
  summary: 'Change the password and log out every other session',
  body: PasswordChange,
  response: Nothing,
  errors: ['wrong_password', 'too_many'],
})

export const listSessions = endpoint({
  beforeTwoFactor: true,
  method: 'GET',
  path: '/api/users/sessions',
  access: 'member',
  summary: 'List active sessions',
  response: z.array(Session),
})

export const endSession = endpoint({
  beforeTwoFactor: true,
  method: 'DELETE',
  path: '/api/users/sessions/:id',
  changes: ['/api/users/sessions'],
  access: 'member',
  summary: "Log out one session, or 'all' other sessions",
  params: z.strictObject({ id: z.union([ById.shape.id, z.literal('all')]) }),
  response: z.object({ ended: Count }),
  errors: ['not_found'],
})

const DeletionDate = z.object({ deletesAt: IsoDateTime })

export const requestAccountDeletion = endpoint({
  beforeTwoFactor: true,
  method: 'POST',
  path: '/api/users/deletion',
  changes: [],
  access: 'member',
  summary: 'Delete your account after a waiting period. Asking again changes nothing',
  body: z.strictObject({ password: text(200) }),
  response: DeletionDate,
  errors: ['wrong_password', 'sole_admin', 'subscription_active', 'too_many'],
})

export const cancelAccountDeletion = endpoint({
  beforeTwoFactor: true,
  method: 'DELETE',
  path: '/api/users/deletion',
  changes: [],
  access: 'member',
  summary: 'Keep your account after all',
  ...userResponse,
})
