import type { ResponseOf, rootCause } from '@plumbline/contract'
import type { Clock } from '../../../../platform/clock'
import type { Database } from '../../../../platform/db/client'
import { AppError } from '../../../../platform/http/errors'
import type { Member } from '../../../../platform/http/member'
import type { BillingService } from '../../../billing/billing/billing.service'
import type { OrganizationsService } from '../../../identity/organizations/organizations.service'
import type { ViolationsService } from '../violations.service'
import { rootCauseOf } from './root-cause'
import { similarReader } from './similar'

export type RootCausesDeps = {
  db: Database
  clock: Clock
  billing: BillingService
  organizations: OrganizationsService
  violations: ViolationsService
}

export class RootCausesService {
  private readonly deps: RootCausesDeps
  constructor(deps: RootCausesDeps) {
    this.deps = deps
  }

  async of(member: Member, id: string): Promise<ResponseOf<typeof rootCause>> {
    const { read } = this.deps.db
    const { violation, siteName } = await this.deps.violations.findOr404(read, member.organizationId, id)
    await this.deps.billing.require(read, member.organizationId, 'rootCauses')
    const { counselMode } = await this.deps.organizations.settings(read, member.organizationId)
    if (counselMode) throw new AppError('counsel_mode')
    const similarTo = similarReader(read, member.organizationId, this.deps.clock.now())
    return rootCauseOf(violation, siteName, await similarTo(violation))
  }
}
