import type { Transaction } from '../../platform/db/client'
import { AppError } from '../../platform/http/errors'
import type { BillingService } from '../billing/billing.service'
import { regulationsRepository as regulations } from './regulations.repository'

export class RegulationsService {
  private readonly billing: BillingService
  constructor(billing: BillingService) {
    this.billing = billing
  }

  /** The library is open to every plan but the free one. */
  async hasPlan(tx: Transaction, organizationId: string) {
    return (await this.billing.tierOf(tx, organizationId)) !== 'free'
  }

  async requirePlan(tx: Transaction, organizationId: string) {
    if (!(await this.hasPlan(tx, organizationId))) throw new AppError('regulations_need_a_plan')
  }

  /** Whoever writes regulations takes this first and stamps it on every row as `changedIn`; see decision 9. */
  nextVersion(tx: Transaction, organizationId: string) {
    return regulations.nextVersion(tx, organizationId)
  }
}
