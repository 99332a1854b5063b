import { randomUUID } from 'node:crypto'
import type { acceptInvitation, BodyOf, Invitation, invite, ResponseOf } from '@plumbline/contract'
import { roleRank } from '@plumbline/domain'
import * as z from 'zod'
import { type Clock, days, later } from '../../platform/clock'
import type { Database, Transaction } from '../../platform/db/client'
import { AppError, notFound } from '../../platform/http/errors'
import type { Member } from '../../platform/http/member'
import { type Jobs, job } from '../../platform/jobs/jobs'
import type { Mailer } from '../../platform/mail/mailer'
import { hashPassword, hashToken, newToken } from '../../platform/secrets'
import type { BillingService } from '../billing/billing.service'
import type { NotificationsService } from '../notifications/notifications.service'
import type { OpenedSession, SessionsService } from '../sessions/sessions.service'
import { fullName, type UsersService } from '../users/users.service'
import { invitationEmail } from './organizations.emails'
import { organizationsRepository as organizations, type StoredInvitation } from './organizations.repository'
import type { OrganizationsService } from './organizations.service'

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

  /** Nobody hands out more than they hold: a manager cannot make an admin. */
  invite(member: Member, { email, role }: BodyOf<typeof invite>): Promise<Invitation> {
    if (roleRank[role] > roleRank[member.role]) throw new AppError('forbidden')
    return this.deps.db.transaction(async tx => {
      const known = await this.deps.users.findByEmail(tx, email)
      if (known && (await organizations.member(tx, member.organizationId, known.id)))
        throw new AppError('already_member')
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
      const inviter = await this.deps.users.find(tx, member.userId)
      return this.present(saved, inviter ? fullName(inviter) : '')
    })
  }

  revoke(member: Member, id: string): Promise<Record<string, never>> {
    return this.deps.db.transaction(async tx => {
      const revoked = await organizations.revokeInvitation(
        tx,
        member.organizationId,
        id,
        this.deps.clock.now(),
      )
      if (revoked === 0) throw notFound()
      return {}
    })
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
        const session = await this.deps.sessions.issueBearer(tx, member.sessionId, known.id)
        return { response: { state: 'joined', ...to, session } }
      }
      if (!account || !passwordHash) return { response: { state: 'needs_account', ...to } }
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
    const id = await this.deps.users.create(tx, { email, name, language, passwordHash })
    await this.deps.users.confirmAddress(tx, id)
    await this.enter(tx, invitation, id, name)
    return this.deps.sessions.open(tx, id, userAgent)
  }

  private async enter(tx: Transaction, invitation: StoredInvitation, userId: string, name: string) {
    await this.deps.organizations.join(tx, invitation.organizationId, userId, invitation.role)
    await organizations.updateInvitation(tx, invitation.id, { acceptedAt: this.deps.clock.now() })
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
