import {
  type BodyOf,
  type completeOnboarding,
  type Framework,
  frameworks,
  type login,
  type SecondStep,
  type signup,
  type User,
  type updatePassword,
} from '@plumbline/contract'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock'
import { rejectCommonPassword } from '../../../platform/common-passwords'
import type { Database, Transaction } from '../../../platform/db/client'
import { isDuplicate } from '../../../platform/db/database-errors'
import { callerAddress, withCallerAddress } from '../../../platform/http/caller-address'
import { AppError } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { Jobs } from '../../../platform/jobs/jobs'
import { hashPassword, hashToken, passwordMatches } from '../../../platform/secrets'
import type { QuotaService } from '../../billing/billing/quota.service'
import type { AccessLog } from '../access-log/access-log.service'
import type { OrganizationsService } from '../organizations/organizations.service'
import type { OpenedSession, SessionsService } from '../sessions/sessions.service'
import type { SecondStepService } from '../two-factor/second-step.service'
import type { StoredUser, UsersService } from '../users/users.service'
import { sendPasswordChanged, sendPasswordReset, sendVerification } from './account-emails.service'
import { mailedLinksRepository as links } from './auth.repository'
import { regionOfZone } from './region-of-zone'

export type AuthDeps = {
  db: Database
  clock: Clock
  jobs: Jobs
  log: Logger
  accessLog: AccessLog
  users: UsersService
  organizations: OrganizationsService
  quota: QuotaService
  sessions: SessionsService
  secondStep: SecondStepService
}

export class AuthService {
  private readonly deps: AuthDeps
  constructor(deps: AuthDeps) {
    this.deps = deps
  }

  async signup(form: BodyOf<typeof signup>, userAgent: string): Promise<OpenedSession> {
    await rejectCommonPassword(form.password, form.email)
    const passwordHash = await hashPassword(form.password)
    const region = form.region ?? regionOfZone(form.timeZone)
    try {
      return await this.deps.db.transaction(async tx => {
        const id = await this.deps.users.create(tx, { ...accountFrom(form), region, passwordHash })
        await this.deps.organizations.create(tx, id, {
          name: form.organization,
          industry: form.industry,
          companySize: form.companySize,
          worksite: form.worksite,
          region,
        })
        if (form.timeZone) await this.deps.quota.useTimeZone(tx, id, form.timeZone)
        await this.deps.jobs.enqueue(tx, sendVerification, { userId: id })
        return this.deps.sessions.open(tx, id, userAgent, 'sign_up')
      })
    } catch (error) {
      if (isDuplicate(error, 'users_email_unique')) throw new AppError('email_taken')
      throw error
    }
  }

  /** The session, or what is missing where the account has a second factor. */
  async login(
    { email, password }: BodyOf<typeof login>,
    userAgent: string,
  ): Promise<OpenedSession | { twoFactor: SecondStep }> {
    const user = await this.deps.users.findByEmail(this.deps.db.read, email)
    if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
      this.recordFailure(user?.id ?? null)
      throw new AppError('invalid_credentials')
    }
    const { db, secondStep, sessions, accessLog } = this.deps
    await sessions.admission.admit(db.read, user.id, 'password')
    return db.transaction(async tx => {
      const missing = await secondStep.begin(tx, user.id)
      if (missing) return { twoFactor: missing }
      await accessLog.record(tx, { kind: 'login', userId: user.id, details: { method: 'password' } })
      return sessions.open(tx, user.id, userAgent, 'password')
    })
  }

  /** Nobody waits for it, so that the time of the response doesn't tell whether there is such an account. */
  private recordFailure(userId: string | null) {
    const { db, log, accessLog } = this.deps
    const failure = { kind: 'login_failed', userId, details: { reason: 'wrong_password' } } as const
    withCallerAddress(callerAddress(), () => db.transaction(tx => accessLog.record(tx, failure))).catch(
      (error: unknown) => log.warn({ err: error }, 'a failed login could not be recorded'),
    )
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
      await this.confirmAddress(tx, user)
      return { email: user.email }
    })
  }

  /** Factors of before may be of somebody who signed up with an address that isn't theirs. */
  private async confirmAddress(tx: Transaction, { id }: StoredUser) {
    await this.deps.secondStep.deleteFactors(tx, id)
    await this.deps.users.confirmAddress(tx, id)
  }

  /** Queues the same job whether or not the account exists, so neither the response nor its time tells. */
  async requestReset(email: string) {
    await this.deps.db.transaction(tx => this.deps.jobs.enqueue(tx, sendPasswordReset, { email }))
  }

  /** Returns whose password it is. */
  async updatePassword({ token, password }: BodyOf<typeof updatePassword>): Promise<string> {
    const passwordHash = await hashPassword(password)
    return this.deps.db.transaction(async tx => {
      const now = this.deps.clock.now()
      const link = await links.find(tx, hashToken(token), 'reset_password')
      if (!link) throw new AppError('link_invalid')
      if (link.usedAt) throw new AppError('link_used')
      if (link.expiresAt <= now) throw new AppError('link_expired')
      await rejectCommonPassword(password, link.email)
      await this.deps.users.setPassword(tx, link.userId, passwordHash)
      const user = await this.deps.users.find(tx, link.userId)
      // The link was sent to this address, which verifies it as the verification email would.
      if (user && !user.emailVerifiedAt) await this.confirmAddress(tx, user)
      await links.markUsed(tx, link.userId, 'reset_password', now)
      await this.deps.sessions.endAll(tx, link.userId)
      await this.deps.accessLog.record(tx, { kind: 'password_reset', userId: link.userId })
      await this.deps.jobs.enqueue(tx, sendPasswordChanged, { userId: link.userId })
      return link.userId
    })
  }

  async changePassword(
    member: Member,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ) {
    const user = await this.deps.users.find(this.deps.db.read, member.userId)
    if (!(await passwordMatches(user?.passwordHash, currentPassword)))
      throw new AppError('wrong_password', { fields: { currentPassword: 'password_wrong' } })
    await rejectCommonPassword(newPassword, user?.email ?? '', 'newPassword')
    const passwordHash = await hashPassword(newPassword)
    await this.deps.db.transaction(async tx => {
      await this.deps.users.setPassword(tx, member.userId, passwordHash)
      // A link that somebody else asked for, or that lies in a stolen mailbox, must not undo the change.
      await links.markUsed(tx, member.userId, 'reset_password', this.deps.clock.now())
      await this.deps.sessions.endAll(tx, member.userId, { except: member.sessionId })
      await this.deps.accessLog.record(tx, { kind: 'password_changed', userId: member.userId })
      await this.deps.jobs.enqueue(tx, sendPasswordChanged, { userId: member.userId })
    })
  }

  completeOnboarding(member: Member, confirmed: BodyOf<typeof completeOnboarding>): Promise<{ user: User }> {
    return this.deps.db.transaction(async tx => {
      const isFirst = await this.deps.users.confirmOnboarding(tx, member, confirmed)
      if (isFirst) await this.deps.organizations.confirmFounding(tx, member, confirmed)
      await this.deps.quota.grantOnboarding(tx, member.organizationId)
      return { user: await this.deps.users.view(tx, member.userId) }
    })
  }
}

/** One framework that was named at sign-up comes first from the start. */
function frameworkIn(focus: readonly string[]): Framework {
  const [named, ...others] = frameworks.filter(each => focus.includes(each))
  return named && others.length === 0 ? named : 'multiple'
}

const accountFrom = (form: BodyOf<typeof signup>) => ({
  email: form.email,
  name: form.name ?? '',
  title: form.title ?? '',
  worksite: form.worksite ?? '',
  language: form.language,
  industry: form.industry,
  regulatoryFocus: form.regulatoryFocus ?? [],
  framework: frameworkIn(form.regulatoryFocus ?? []),
  marketingSource: form.marketingSource ?? null,
})
