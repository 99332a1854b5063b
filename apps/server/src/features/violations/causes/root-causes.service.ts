import type { ResponseOf, rootCause } from '@plumbline/contract'
import { type Clock, days, later } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { BillingService } from '../../billing/billing.service'
import { violationsRepository as violations } from '../violations.repository'
import type { ViolationsService } from '../violations.service'
import { rootCauseOf } from './root-cause'

/** What was recorded longer ago says little about the site as it is now. */
const recently = days(90)

export type RootCausesDeps = {
  db: Database
  clock: Clock
  billing: BillingService
  violations: ViolationsService
}

export class RootCausesService {
  private readonly deps: RootCausesDeps
  constructor(deps: RootCausesDeps) {
    this.deps = deps
  }

  async of(member: Member, id: string): Promise<ResponseOf<typeof rootCause>> {
    const { read } = this.deps.db
    const { violation } = await this.deps.violations.findOr404(read, member.organizationId, id)
    await this.deps.billing.requirePro(read, member.organizationId)
    const since = later(this.deps.clock.now(), -recently)
    return rootCauseOf(violation, await violations.similarTo(read, violation, since))
  }
}
