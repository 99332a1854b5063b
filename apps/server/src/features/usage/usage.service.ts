import { plans, type UsageStats } from '@plumbline/contract'
import { AppError, notFound } from '../../platform/http/errors'
import type { Member } from '../../platform/http/member'
import type { BillingService } from '../billing/billing.service'
import type { OrganizationsService } from '../organizations/organizations.service'

export type UsageDeps = { billing: BillingService; organizations: OrganizationsService }

export class UsageService {
  private readonly deps: UsageDeps
  constructor(deps: UsageDeps) {
    this.deps = deps
  }

  async of(member: Member): Promise<UsageStats> {
    const status = await this.deps.billing.status(member)
    const plan = plans[status.plan]
    return {
      ai_checks_total: plan.analyses,
      ai_checks_remaining: status.analysesRemaining,
      paulie_messages_total: plan.questions,
      paulie_messages_remaining: status.chatRemaining,
      plan_name: status.plan,
      reset_date: status.expires,
    }
  }

  /** The quota is the organization's, so a member's figures are its figures; but only an admin may ask for another's. */
  async ofUser(member: Member, userId: string): Promise<UsageStats> {
    if (userId !== member.userId) {
      const members = await this.deps.organizations.members(member)
      if (!members.some(({ id }) => id === userId)) throw notFound()
      if (member.role !== 'admin') throw new AppError('forbidden')
    }
    return this.of(member)
  }
}
