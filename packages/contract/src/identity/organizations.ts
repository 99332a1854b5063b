import * as z from 'zod/mini'
import { tiers } from '../billing/plans'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { accepted, ById, Email, Id, NewPassword, Nothing, oneOf, Token, text } from '../fields'
import { companySizes, fixPhotoModes, industries, languages, roles } from '../options'
import { acceptingRecord } from '../records'
import { OrganizationName, PersonName, SignedIn } from './auth'
import { Confirmation } from './two-factor'

export const Organization = z.object({
  id: Id,
  name: z.string(),
  industry: z.enum(industries),
  companySize: z.enum(companySizes),
  /** Faces are made unrecognizable in what is analyzed from now on. */
  hideFaces: z.boolean(),
  fixPhoto: z.enum(fixPhotoModes),
  /** Work for a lawyer: no fines or causes, nothing is deleted by age, and only named people share reports. */
  counselMode: z.boolean(),
  /** Whether the caller may share reports with people outside. */
  mayShare: z.boolean(),
  plan: z.enum(tiers),
  members: z.int(),
  createdAt: IsoDateTime,
})
export type Organization = z.output<typeof Organization>

export const OrganizationChanges = z.strictObject({
  name: z.optional(OrganizationName),
  industry: z.optional(oneOf(industries, 'industry_required')),
  companySize: z.optional(oneOf(companySizes, 'company_size_required')),
  hideFaces: z.optional(z.boolean()),
  fixPhoto: z.optional(oneOf(fixPhotoModes)),
  counselMode: z.optional(z.boolean()),
})

export const Member = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  title: z.string(),
  role: z.enum(roles),
  /** Named to share reports while the organization is in counsel mode. */
  mayShare: z.boolean(),
  joinedAt: IsoDateTime,
})
export type Member = z.output<typeof Member>

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: z.enum(roles),
  invitedBy: z.string(),
  createdAt: IsoDateTime,
  expiresAt: IsoDateTime,
  expired: z.boolean(),
})
export type Invitation = z.output<typeof Invitation>

export const NewInvitation = z.strictObject({ email: Email, role: z._default(oneOf(roles), 'user') })

export const InvitedAccount = z.strictObject({
  name: PersonName,
  password: NewPassword,
  language: z._default(oneOf(languages, 'language_required'), 'en'),
  privacyAccepted: accepted('privacy_required'),
  termsAccepted: accepted('terms_required'),
})

const InvitedTo = { organization: z.string(), email: z.string(), role: z.enum(roles) }

export const getOrganization = endpoint({
  method: 'GET',
  path: '/api/organizations',
  access: 'member',
  summary: 'Get the current organization',
  response: Organization,
})

export const updateOrganization = endpoint({
  method: 'PATCH',
  path: '/api/organizations',
  changes: ['/api/organizations', '/api/violations'],
  access: 'admin',
  summary: "Update the organization's name, industry, size or settings",
  body: acceptingRecord(OrganizationChanges, Organization),
  response: Organization,
})

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/organizations/members',
  access: 'member',
  summary: 'List members',
  response: z.array(Member),
})

export const updateMember = endpoint({
  method: 'PATCH',
  path: '/api/organizations/members/:id',
  changes: ['/api/organizations'],
  access: 'admin',
  summary: "Change a member's role, or whether they may share reports in counsel mode",
  params: ById,
  body: z.strictObject({ role: z.optional(oneOf(roles)), mayShare: z.optional(z.boolean()) }),
  response: Member,
  errors: ['not_found', 'last_admin'],
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/organizations/members/:id',
  changes: ['/api/organizations', '/api/tasks'],
  access: 'admin',
  summary: 'Remove a member. Their invitations are revoked and their open tasks become unassigned',
  params: ById,
  response: Nothing,
  errors: ['not_found', 'last_admin'],
})

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/organizations/invitations',
  access: 'manager',
  summary: 'List pending invitations',
  response: z.array(Invitation),
})

export const invite = endpoint({
  method: 'POST',
  path: '/api/organizations/invitations',
  changes: ['/api/organizations'],
  access: 'manager',
  summary: 'Send an invitation. Inviting the same address again renews it',
  body: NewInvitation,
  status: 201,
  response: Invitation,
  errors: ['already_member', 'address_unverified', 'forbidden', 'seat_limit', 'too_many'],
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/organizations/invitations/:id',
  changes: ['/api/organizations'],
  access: 'manager',
  summary: 'Revoke an invitation. Its link stops working',
  params: ById,
  response: Nothing,
  errors: ['not_found'],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/organizations/invitations/accept',
  changes: ['/api/organizations'],
  access: 'open',
  summary: 'Look up an invitation (token only) or accept it (token and account, or logged in)',
  body: z.strictObject({
    token: Token,
    account: z.optional(InvitedAccount),
    join: z.optional(z.literal(true)),
  }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('needs_account'), ...InvitedTo }),
    z.object({ state: z.literal('needs_sign_in'), ...InvitedTo }),
    z.object({ state: z.literal('can_join'), ...InvitedTo }),
    z.object({ state: z.literal('joined'), ...InvitedTo, session: SignedIn }),
  ]),
  errors: [
    'link_invalid',
    'link_expired',
    'link_used',
    'invitation_for_another',
    'seat_limit',
    'sso_required',
    'too_many',
  ],
})

export const requestOrganizationDeletion = endpoint({
  method: 'POST',
  path: '/api/organizations/deletion',
  changes: ['/api/notifications', '/api/events'],
  access: 'admin',
  summary: 'Delete the organization after a waiting period. Asking again changes nothing',
  /** Its name, typed by hand, so that nobody deletes it by accident, and who asks. */
  body: z.extend(Confirmation, { name: text(160, { error: 'organization_required' }) }),
  response: z.object({ deletesAt: IsoDateTime }),
  errors: ['wrong_password', 'code_wrong', 'subscription_active', 'too_many'],
})

export const cancelOrganizationDeletion = endpoint({
  method: 'DELETE',
  path: '/api/organizations/deletion',
  changes: ['/api/notifications', '/api/events'],
  access: 'admin',
  summary: 'Keep the organization after all',
  response: Nothing,
})
