import { randomUUID } from 'node:crypto'
import {
  type AdvancedModelState,
  type BodyOf,
  type completeOnboarding,
  grantedAnalyses,
  hasAdvancedModels,
  type savePreferences,
  type saveProfile,
  type Tier,
  type User,
} from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Config } from '../../../config'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { UNUSABLE_MAIL_DOMAIN } from '../../../platform/mail/mailer'
import type { BillingService } from '../../billing/billing/billing.service'
import { type NewUser, type StoredUser, usersRepository as users } from './users.repository'

export type { StoredUser }
export type NewAccount = Omit<NewUser, 'id' | 'firstName' | 'lastName' | 'termsAcceptedAt' | 'createdAt'> & {
  name: string
}

/** 'Ana María Ruiz' is Ana, María Ruiz; someone with one name has no last name. */
function splitName(name: string) {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

export const fullName = ({
  firstName,
  lastName,
  email,
}: Pick<StoredUser, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email.split('@')[0] || 'User'

export type UsersDeps = {
  db: Database
  clock: Clock
  billing: BillingService
  config: Pick<Config, 'assistantModel' | 'hostedModel' | 'operator'>
}

export class UsersService {
  private readonly deps: UsersDeps
  constructor(deps: UsersDeps) {
    this.deps = deps
  }

  find(db: ReadHandle, id: string) {
    return users.find(db, id)
  }

  findByEmail(db: ReadHandle, email: string) {
    return users.findByEmail(db, email)
  }

  firstAdmin(db: ReadHandle) {
    return users.firstAdmin(db)
  }

  /** A person who has read and accepted the terms just now. */
  async create(tx: Transaction, { name, ...account }: NewAccount): Promise<string> {
    const id = randomUUID()
    const now = this.deps.clock.now()
    await users.insert(tx, { id, ...account, ...splitName(name), termsAcceptedAt: now, createdAt: now })
    return id
  }

  setPassword(tx: Transaction, id: string, passwordHash: string) {
    return users.update(tx, id, { passwordHash })
  }

  confirmAddress(tx: Transaction, id: string) {
    return users.update(tx, id, { emailVerifiedAt: this.deps.clock.now() })
  }

  /** An address that was never confirmed goes to whoever proves it; the account stays without one. */
  releaseAddress(tx: Transaction, id: string) {
    return users.update(tx, id, { email: `${id}@${UNUSABLE_MAIL_DOMAIN}` })
  }

  workIn(tx: Transaction, id: string, organizationId: string) {
    return users.update(tx, id, { currentOrganizationId: organizationId })
  }

  me(member: Member): Promise<{ user: User }> {
    return this.view(this.deps.db.read, member.userId).then(user => ({ user }))
  }

  async isMember(db: ReadHandle, userId: string, organizationId: string): Promise<boolean> {
    const memberships = await users.withOrganizations(db, userId)
    return memberships.some(({ organization }) => organization.id === organizationId)
  }

  /** Everything the person's screens need to know about them, in one response. */
  async view(db: ReadHandle, userId: string): Promise<User> {
    const memberships = await users.withOrganizations(db, userId)
    const current = memberships.find(
      ({ user, organization }) => organization.id === user.currentOrganizationId,
    )
    if (!current) throw new AppError('not_signed_in')
    const { user, organization, organizationDeletesAt } = current
    const subscription = await this.deps.billing.subscriptionOf(db, organization.id)
    if (!subscription) throw new AppError('not_signed_in')
    return {
      id: user.id,
      email: user.email,
      emailVerified: user.emailVerifiedAt !== null,
      name: fullName(user),
      first_name: user.firstName,
      last_name: user.lastName,
      role: organization.role,
      title: user.title,
      worksite: user.worksite,
      organization: organization.name,
      job_title: user.title,
      department: user.title,
      company: organization.name,
      organizationId: organization.id,
      timeZone: subscription.timeZone,
      organizations: memberships.map(membership => membership.organization),
      language: user.language,
      region: user.region,
      industry: user.industry,
      framework: user.framework,
      detailLevel: user.detailLevel,
      advancedModels: this.advancedModels(subscription.plan, user.advancedModels),
      emailNotifications: user.emailNotifications,
      deletesAt: user.deletesAt?.toISOString() ?? null,
      organizationDeletesAt: organizationDeletesAt?.toISOString() ?? null,
      onboarded: user.onboardedAt !== null,
      isOperator: organization.role === 'admin' && (await this.isOperator(db, user)),
      subscriptionTier: subscription.plan,
      subscriptionStatus: subscription.status,
      subscriptionData: {
        status: subscription.status,
        startDate: subscription.startedAt.toISOString(),
        expires: subscription.expiresAt?.toISOString() ?? null,
        paymentMethod: subscription.paymentMethod,
      },
      remaining_uploads: subscription.analysesRemaining,
      granted_uploads: grantedAnalyses(subscription.plan, subscription.onboardingGrantedAt !== null),
      remaining_questions: subscription.questionsRemaining,
      createdAt: user.createdAt.toISOString(),
    }
  }

  /** Runs this installation: a confirmed address that the configuration names, or who came first. */
  async isOperator(db: ReadHandle, user: Pick<StoredUser, 'id' | 'email' | 'emailVerifiedAt'>) {
    const { operator } = this.deps.config
    if (!operator || !user.emailVerifiedAt) return false
    if (operator === 'first_admin') return (await users.firstAdmin(db)) === user.id
    return user.email === operator.email
  }

  /** The company is the organization's name; only its admins may change that, others may send it along unchanged. */
  saveProfile(
    member: Member,
    { first_name, last_name, job_title, company, ...settings }: BodyOf<typeof saveProfile>,
    renameOrganization: (tx: Transaction, name: string) => Promise<void>,
  ): Promise<{ user: User }> {
    return this.deps.db.transaction(async tx => {
      const before = await this.view(tx, member.userId)
      if (company !== undefined && company !== before.organization) {
        if (member.role !== 'admin') throw new AppError('forbidden')
        await renameOrganization(tx, company)
      }
      await users.update(tx, member.userId, {
        firstName: first_name,
        lastName: last_name,
        title: job_title,
        ...settings,
      })
      return { user: await this.view(tx, member.userId) }
    })
  }

  savePreferences(member: Member, wanted: BodyOf<typeof savePreferences>): Promise<{ user: User }> {
    return this.deps.db.transaction(async tx => {
      const { organizationId, ...rest } = wanted
      if (organizationId && !(await this.isMember(tx, member.userId, organizationId)))
        throw new AppError('not_found')
      const changes = { ...rest, currentOrganizationId: organizationId }
      const user = await this.view(tx, member.userId)
      if (wanted.advancedModels && user.advancedModels === 'needs_plan') throw new AppError('needs_premium')
      if (Object.values(changes).some(value => value !== undefined))
        await users.update(tx, member.userId, changes)
      return { user: await this.view(tx, member.userId) }
    })
  }

  /** Whether a hosted model may be used for somebody's question or upload. */
  async usesAdvancedModels(db: ReadHandle, organizationId: string, userId: string | null): Promise<boolean> {
    const choice = await users.modelChoice(db, organizationId, userId)
    return choice !== undefined && this.advancedModels(choice.plan, choice.advancedModels ?? true) === 'on'
  }

  /** Whether a person chose that no model is used for what they do. */
  async declinesModels(db: ReadHandle, organizationId: string, userId: string | null): Promise<boolean> {
    return (await users.modelChoice(db, organizationId, userId))?.advancedModels === false
  }

  private advancedModels(plan: Tier, isWanted: boolean): AdvancedModelState {
    const { assistantModel, hostedModel } = this.deps.config
    if (!hasAdvancedModels(plan)) return 'needs_plan'
    if (!assistantModel && !hostedModel) return 'not_installed'
    return isWanted ? 'on' : 'off'
  }

  /** Returns whether it's the first time. */
  async confirmOnboarding(
    tx: Transaction,
    member: Member,
    { name, ...confirmed }: BodyOf<typeof completeOnboarding>,
  ): Promise<boolean> {
    const user = await users.find(tx, member.userId)
    if (!user?.emailVerifiedAt) throw new AppError('address_unverified')
    await users.update(tx, member.userId, {
      ...confirmed,
      ...(name && splitName(name)),
      onboardedAt: user.onboardedAt ?? this.deps.clock.now(),
    })
    return !user.onboardedAt
  }
}
