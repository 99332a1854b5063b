import type {
  BodyOf,
  checkUsage,
  deductUsage,
  QueryOf,
  ResponseOf,
  trackUsage,
  UsageStats,
  usageHistory,
} from '@plumbline/contract'
import type { Database } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import type { EventsService } from '../../insights/events/events.service'
import { type BillingService, statusOf } from '../billing/billing.service'
import type { QuotaService } from '../billing/quota.service'
import { allowanceOf } from '../billing/standing'

export type UsageDeps = {
  db: Database
  billing: BillingService
  quota: QuotaService
  events: EventsService
  organizations: OrganizationsService
}

export class UsageService {
  private readonly deps: UsageDeps
  constructor(deps: UsageDeps) {
    this.deps = deps
  }

  async of(member: Member): Promise<UsageStats> {
    const { db, quota } = this.deps
    const standing = await quota.standing(db.read, member.organizationId)
    const { plan, analysesRemaining, chatRemaining, renewsAt } = statusOf(standing.subscription)
    return {
      ai_checks_total: allowanceOf(standing, 'analysis'),
      ai_checks_remaining: analysesRemaining,
      paulie_messages_total: allowanceOf(standing, 'question'),
      paulie_messages_remaining: chatRemaining,
      plan_name: plan,
      reset_date: renewsAt,
    }
  }

  /** The quota is the organization's, so a member's figures are its figures; but only an admin may ask for another's. */
  async ofUser(member: Member, userId: string): Promise<UsageStats> {
    await this.requireMayAskFor(member, userId)
    return this.of(member)
  }

  async history(
    member: Member,
    { limit, userId }: QueryOf<typeof usageHistory>,
  ): Promise<ResponseOf<typeof usageHistory>> {
    if (userId) await this.requireMayAskFor(member, userId)
    const { db, quota } = this.deps
    const entries = await quota.history(db.read, member.organizationId, { limit, userId: userId ?? null })
    return entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
  }

  async check(member: Member, { type }: BodyOf<typeof checkUsage>): Promise<ResponseOf<typeof checkUsage>> {
    const { analysesRemaining, chatRemaining } = await this.deps.billing.status(member)
    const remaining = type === 'analysis' ? analysesRemaining : chatRemaining
    return { allowed: remaining !== 0, remaining }
  }

  async deduct(member: Member, { type, requestKey }: BodyOf<typeof deductUsage>): Promise<UsageStats> {
    const { organizationId, userId } = member
    await this.deps.db.transaction(tx =>
      this.deps.quota.take(tx, { organizationId, userId, kind: type, requestKey }),
    )
    return this.of(member)
  }

  async sync(member: Member): Promise<UsageStats> {
    await this.deps.quota.recount(member.organizationId)
    return this.of(member)
  }

  /** Kept with the other events; a member's own only. */
  track(member: Member, { type, metadata = {} }: BodyOf<typeof trackUsage>) {
    return this.deps.events.recordOwn(member, type, metadata)
  }

  private async requireMayAskFor(member: Member, userId: string) {
    if (userId === member.userId) return
    const members = await this.deps.organizations.members(member)
    if (!members.some(({ id }) => id === userId)) throw notFound()
    if (member.role !== 'admin') throw new AppError('forbidden')
  }
}
