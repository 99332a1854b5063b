import type { BodyOf, completeOnboarding, login, signup, User, updatePassword } from '@plumbline/contract'
import type { Clock } from '../../platform/clock'
import { type Database, isDuplicate } from '../../platform/db/client'
import { AppError } from '../../platform/http/errors'
import type { Member } from '../../platform/http/member'
import type { Jobs } from '../../platform/jobs/jobs'
import { hashPassword, hashToken, passwordMatches } from '../../platform/secrets'
import type { QuotaService } from '../billing/quota.service'
import type { OrganizationsService } from '../organizations/organizations.service'
import type { OpenedSession, SessionsService } from '../sessions/sessions.service'
import type { UsersService } from '../users/users.service'
import { sendPasswordChanged, sendPasswordReset, sendVerification } from './account-emails.service'
import { mailedLinksRepository as links } from './auth.repository'

export type AuthDeps = {
  db: Database
  clock: Clock
  jobs: Jobs
  users: UsersService
  organizations: OrganizationsService
  quota: QuotaService
  sessions: SessionsService
}

export class AuthService {
  private readonly deps: AuthDeps
  constructor(deps: AuthDeps) {
    this.deps = deps
  }

  async signup(form: BodyOf<typeof signup>, userAgent: string): Promise<OpenedSession> {
    const passwordHash = await hashPassword(form.password)
    try {
      return await this.deps.db.transaction(async tx => {
        const id = await this.deps.users.create(tx, accountFrom(form, passwordHash))
        await this.deps.organizations.create(tx, id, {
          name: form.organization,
          industry: form.industry,
          companySize: form.companySize,
          worksite: form.worksite,
          region: form.region,
        })
        await this.deps.jobs.enqueue(tx, sendVerification, { userId: id })
        return this.deps.sessions.open(tx, id, userAgent)
      })
    } catch (error) {
      if (isDuplicate(error, 'users_email_unique')) throw new AppError('email_taken')
      throw error
    }
  }

  async login({ email, password }: BodyOf<typeof login>, userAgent: string): Promise<OpenedSession> {
    const user = await this.deps.users.findByEmail(this.deps.db.read, email)
    if (!(await passwordMatches(user?.passwordHash, password)) || !user)
      throw new AppError('invalid_credentials')
    return this.deps.db.transaction(tx => this.deps.sessions.open(tx, user.id, userAgent))
  }

  async logout(member: Member) {
    await this.deps.sessions.end(member, member.sessionId)
    return {}
  }

  /** A second visit with the same link is no fault: mail programs open links ahead of their readers. */
  verifyEmail(token: string): Promise<{ email: string }> {
    return this.deps.db.transaction(async tx => {
      const link = await links.find(tx, hashToken(token), 'verify_email')
      const user = link && (await this.deps.users.find(tx, link.userId))
      if (!link || user?.email !== link.email) throw new AppError('link_invalid')
      if (user.emailVerifiedAt) return { email: user.email }
      if (link.expiresAt <= this.deps.clock.now()) throw new AppError('link_expired')
      await this.deps.users.confirmAddress(tx, user.id)
      return { email: user.email }
    })
  }

  /** Queues the same job whether or not the account exists, so neither the response nor its time tells. */
  async requestReset(email: string) {
    await this.deps.db.transaction(tx => this.deps.jobs.enqueue(tx, sendPasswordReset, { email }))
    return {}
  }

  async updatePassword({ token, password }: BodyOf<typeof updatePassword>) {
    const passwordHash = await hashPassword(password)
    await this.deps.db.transaction(async tx => {
      const now = this.deps.clock.now()
      const link = await links.find(tx, hashToken(token), 'reset_password')
      if (!link) throw new AppError('link_invalid')
      if (link.usedAt) throw new AppError('link_used')
      if (link.expiresAt <= now) throw new AppError('link_expired')
      await this.deps.users.setPassword(tx, link.userId, passwordHash)
      // The link was sent to this address, which verifies it as the verification email would.
      await this.deps.users.confirmAddress(tx, link.userId)
      await links.markUsed(tx, link.userId, 'reset_password', now)
      await this.deps.sessions.endAll(tx, link.userId)
      await this.deps.jobs.enqueue(tx, sendPasswordChanged, { userId: link.userId })
    })
    return {}
  }

  async changePassword(
    member: Member,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ) {
    const user = await this.deps.users.find(this.deps.db.read, member.userId)
    if (!(await passwordMatches(user?.passwordHash, currentPassword)))
      throw new AppError('wrong_password', { fields: { currentPassword: 'password_wrong' } })
    const passwordHash = await hashPassword(newPassword)
    await this.deps.db.transaction(async tx => {
      await this.deps.users.setPassword(tx, member.userId, passwordHash)
      await this.deps.sessions.endAll(tx, member.userId, { except: member.sessionId })
      await this.deps.jobs.enqueue(tx, sendPasswordChanged, { userId: member.userId })
    })
    return {}
  }

  completeOnboarding(member: Member, confirmed: BodyOf<typeof completeOnboarding>): Promise<{ user: User }> {
    return this.deps.db.transaction(async tx => {
      await this.deps.users.confirmOnboarding(tx, member, confirmed)
      await this.deps.quota.grantOnboarding(tx, member.organizationId)
      return { user: await this.deps.users.view(tx, member.userId) }
    })
  }
}

const accountFrom = (form: BodyOf<typeof signup>, passwordHash: string) => ({
  email: form.email,
  passwordHash,
  name: form.name,
  title: form.title,
  worksite: form.worksite ?? '',
  language: form.language,
  region: form.region,
  industry: form.industry,
  regulatoryFocus: form.regulatoryFocus ?? [],
  marketingSource: form.marketingSource ?? null,
})
