import { plans, type UsageStats } from '@plumbline/contract'
import { AppError, notFound } from '../../platform/http/errors'
import type { Member } from '../../platform/http/member'
import type { BillingService } from '../billing/billing.service'
import type { OrganizationsService } from '../organizations/organizations.service'

export class UsageService {
  private readonly billing: BillingService
  private readonly organizations: OrganizationsService
  constructor(billing: BillingService, organizations: OrganizationsService) {
    this.billing = billing
    this.organizations = organizations
  }

  async of(member: Member): Promise<UsageStats> {
    const status = await this.billing.status(member)
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
      const members = await this.organizations.members(member)
      if (!members.some(({ id }) => id === userId)) throw notFound()
      if (member.role !== 'admin') throw new AppError('forbidden')
    }
    return this.of(member)
  }
}
