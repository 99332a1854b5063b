import { randomUUID } from 'node:crypto'
import type { acceptInvitation, BodyOf, Invitation, invite, ResponseOf, Role } from '@plumbline/contract'
import { roleRank } from '@plumbline/domain'
import * as z from 'zod'
import { type Clock, days, later } from '../../../platform/clock'
import { rejectCommonPassword } from '../../../platform/common-passwords'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Limits } from '../../../platform/http/limits'
import type { Member } from '../../../platform/http/member'
import { type Jobs, job } from '../../../platform/jobs/jobs'
import type { Mailer } from '../../../platform/mail/mailer'
import { hashPassword, hashToken, newToken } from '../../../platform/secrets'
import type { BillingService } from '../../billing/billing/billing.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import type { AccessLog } from '../access-log/access-log.service'
import type { OpenedSession, SessionsService } from '../sessions/sessions.service'
import { fullName, type UsersService } from '../users/users.service'
import { invitationEmail } from './organizations.emails'
import {
  inviteByAccount,
  inviteByAddress,
  inviteByRecipient,
  inviteFromAnywhere,
} from './organizations.limits'
import { organizationsRepository as organizations, type StoredInvitation } from './organizations.repository'
import { invitable, type OrganizationsService } from './organizations.service'

const lifetime = days(7)

export const sendInvitation = job('organizations.send-invitation', z.object({ invitationId: z.uuid() }))

type Accepted = { response: ResponseOf<typeof acceptInvitation>; cookie?: string }
type Account = NonNullable<BodyOf<typeof acceptInvitation>['account']>

export type InvitationsDeps = {
  db: Database
  clock: Clock
  jobs: Jobs
  mailer: Mailer
  appUrl: string
  limits: Limits
  accessLog: AccessLog
  billing: BillingService
  organizations: OrganizationsService
  sessions: SessionsService
  users: UsersService
  notifications: NotificationsService
}

export class InvitationsService {
  private readonly deps: InvitationsDeps
  constructor(deps: InvitationsDeps) {
    this.deps = deps
  }

  async list(member: Member): Promise<Invitation[]> {
    const { read } = this.deps.db
    const open = await organizations.openInvitations(read, member.organizationId)
    return open.map(({ invitation, inviter }) => this.present(invitation, inviter ? fullName(inviter) : ''))
  }

  /**
   * Nobody hands out more than they hold: a manager cannot make an admin. Only people whose own address is confirmed
   * can have emails sent to others, and only a few to each.
   */
  async invite(member: Member, { email, role }: BodyOf<typeof invite>, address: string): Promise<Invitation> {
    if (!invitable(member.role).includes(role)) throw new AppError('forbidden')
    const inviter = await this.deps.users.find(this.deps.db.read, member.userId)
    if (!inviter?.emailVerifiedAt) throw new AppError('address_unverified')
    await this.deps.limits.count(
      [inviteByAddress, address],
      [inviteByAccount, member.userId],
      [inviteByRecipient, [member.organizationId, email]],
      [inviteFromAnywhere, email],
    )
    return this.deps.db.transaction(async tx => {
      const known = await this.deps.users.findByEmail(tx, email)
      if (known && (await organizations.member(tx, member.organizationId, known.id)))
        throw new AppError('already_member')
      const open = await organizations.openInvitation(tx, member.organizationId, { email })
      if (open) await this.requireRank(tx, member, open, role)
      const now = this.deps.clock.now()
      const saved = await organizations.saveInvitation(tx, {
        id: randomUUID(),
        organizationId: member.organizationId,
        email,
        role,
        invitedBy: member.userId,
        createdAt: now,
        expiresAt: later(now, lifetime),
      })
      await this.requireSeat(
        tx,
        member.organizationId,
        async () =>
          (await organizations.countMembers(tx, member.organizationId)) +
          (await organizations.countOpenInvitations(tx, member.organizationId, now, email)),
      )
      await this.deps.jobs.enqueue(tx, sendInvitation, { invitationId: saved.id })
      await this.record(tx, 'invitation_created', saved, member.userId)
      return this.present(saved, fullName(inviter))
    })
  }

  revoke(member: Member, id: string): Promise<Record<string, never>> {
    return this.deps.db.transaction(async tx => {
      const open = await organizations.openInvitation(tx, member.organizationId, { id })
      if (!open) throw notFound()
      await this.requireRank(tx, member, open)
      await organizations.updateInvitation(tx, id, { revokedAt: this.deps.clock.now() })
      await this.record(tx, 'invitation_revoked', open, member.userId)
      return {}
    })
  }

  /** What somebody of a higher rank has offered stays: it can be sent again, and neither changed nor taken back. */
  private async requireRank(tx: Transaction, member: Member, open: StoredInvitation, role?: Role) {
    if (roleRank[open.role] > roleRank[member.role]) throw new AppError('forbidden')
    const inviter = await this.inviterOf(tx, open)
    if (inviter && roleRank[inviter.role] > roleRank[member.role] && role !== open.role)
      throw new AppError('forbidden')
  }

  private inviterOf(tx: Transaction, { organizationId, invitedBy }: StoredInvitation) {
    return invitedBy ? organizations.member(tx, organizationId, invitedBy) : undefined
  }

  private record(
    tx: Transaction,
    kind: 'invitation_created' | 'invitation_revoked' | 'invitation_accepted',
    { organizationId, email, role }: StoredInvitation,
    userId: string,
  ) {
    return this.deps.accessLog.record(tx, { kind, organizationId, userId, details: { email, role } })
  }

  /** Sends the email. The link's token is created here and stored only as a hash, so no queue or table has it. */
  async send({ invitationId }: { invitationId: string }) {
    const token = newToken()
    const found = await this.deps.db.transaction(async tx => {
      const invitation = await organizations.invitationById(tx, invitationId)
      if (!invitation) return undefined
      const organization = await organizations.find(tx, invitation.organizationId)
      const inviter = invitation.invitedBy ? await this.deps.users.find(tx, invitation.invitedBy) : undefined
      await organizations.updateInvitation(tx, invitation.id, { tokenHash: hashToken(token) })
      return { invitation, organization: organization?.organization.name ?? '', inviter }
    })
    if (!found) return
    const { invitation, organization, inviter } = found
    const link = `${this.deps.appUrl}/signup?invitation=${token}`
    const email = invitationEmail({
      inviter: inviter ? fullName(inviter) : organization,
      organization,
      link,
    })
    await this.deps.mailer.send(invitation.email, inviter?.language ?? 'en', email)
  }

  /**
   * With the token alone it tells what joining takes; with an account, or signed in and willing, it joins.
   * The link proves the address, so an account made through it is verified.
   */
  async accept(
    member: Member | null,
    { token, account, join }: BodyOf<typeof acceptInvitation>,
    userAgent: string,
  ): Promise<Accepted> {
    const passwordHash = account && (await hashPassword(account.password))
    return this.deps.db.transaction(async tx => {
      const invitation = await this.usable(tx, token)
      const organization = await organizations.find(tx, invitation.organizationId)
      const to = {
        organization: organization?.organization.name ?? '',
        email: invitation.email,
        role: invitation.role,
      }
      const known = await this.deps.users.findByEmail(tx, invitation.email)
      if (known) {
        if (!member) return { response: { state: 'needs_sign_in', ...to } }
        if (member.userId !== known.id) throw new AppError('invitation_for_another')
        if (!join) return { response: { state: 'can_join', ...to } }
        // The link was sent to this address, which verifies it as the verification email would.
        if (!known.emailVerifiedAt) await this.deps.users.confirmAddress(tx, known.id)
        await this.enter(tx, invitation, known.id, fullName(known))
        await this.deps.sessions.distrustSingleSignOn(tx, known.id)
        if (await this.deps.sessions.admission.needsSingleSignOn(tx, known.id)) {
          await this.deps.sessions.endAll(tx, known.id)
          return { response: { state: 'needs_sign_in', ...to } }
        }
        const session = await this.deps.sessions.issueBearer(tx, member.sessionId, known.id)
        return { response: { state: 'joined', ...to, session } }
      }
      if (!account || !passwordHash) return { response: { state: 'needs_account', ...to } }
      await rejectCommonPassword(account.password, invitation.email, 'account.password')
      const opened = await this.openAccount(tx, invitation, account, passwordHash, userAgent)
      return { response: { state: 'joined', ...to, session: opened.signedIn }, cookie: opened.cookie }
    })
  }

  private async openAccount(
    tx: Transaction,
    invitation: StoredInvitation,
    account: Account,
    passwordHash: string,
    userAgent: string,
  ): Promise<OpenedSession> {
    const { email } = invitation
    const { name, language } = account
    // The settings to start with are those of the people they join.
    const organization = await organizations.find(tx, invitation.organizationId)
    const inviter = invitation.invitedBy ? await this.deps.users.find(tx, invitation.invitedBy) : undefined
    const industry = organization?.organization.industry
    const id = await this.deps.users.create(tx, {
      email,
      name,
      language,
      passwordHash,
      ...(industry && { industry }),
      ...(inviter && { region: inviter.region, framework: inviter.framework }),
    })
    await this.deps.users.confirmAddress(tx, id)
    await this.enter(tx, invitation, id, name)
    return this.deps.sessions.open(tx, id, userAgent, 'invitation')
  }

  private async enter(tx: Transaction, invitation: StoredInvitation, userId: string, name: string) {
    await this.deps.organizations.join(tx, invitation.organizationId, userId, invitation.role)
    await organizations.updateInvitation(tx, invitation.id, { acceptedAt: this.deps.clock.now() })
    await this.record(tx, 'invitation_accepted', invitation, userId)
    if (invitation.invitedBy)
      await this.deps.notifications.notify(tx, invitation.organizationId, invitation.invitedBy, {
        kind: 'member_joined',
        data: { name },
        href: '/settings?tab=team',
      })
  }

  private async usable(tx: Transaction, token: string) {
    const invitation = await organizations.invitationByToken(tx, hashToken(token))
    if (!invitation || invitation.revokedAt) throw new AppError('link_invalid')
    if (invitation.acceptedAt) throw new AppError('link_used')
    // Whoever sent it must still be somebody who could send it.
    const inviter = await this.inviterOf(tx, invitation)
    if (!inviter || !invitable(inviter.role).includes(invitation.role)) throw new AppError('link_invalid')
    if (invitation.expiresAt <= this.deps.clock.now()) throw new AppError('link_expired')
    const { organizationId } = invitation
    await this.requireSeat(tx, organizationId, () => organizations.countMembers(tx, organizationId))
    return invitation
  }

  /** Both callers hold the invitation first and the plan second, so that neither waits for the other forever. */
  private requireSeat(tx: Transaction, organizationId: string, count: () => Promise<number>) {
    return this.deps.billing.requireRoom(tx, organizationId, 'users', count)
  }

  private present(invitation: StoredInvitation, invitedBy: string): Invitation {
    return {
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      invitedBy,
      createdAt: invitation.createdAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
      expired: invitation.expiresAt <= this.deps.clock.now(),
    }
  }
}
