import type { ResponseOf, rootCause } from '@plumbline/contract'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { BillingService } from '../../billing/billing.service'
import type { ViolationsService } from '../violations.service'
import { rootCauseOf } from './root-cause'

export type RootCausesDeps = {
  db: Database
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
    const similarTo = this.deps.violations.similarReader(read, member.organizationId)
    return rootCauseOf(violation, await similarTo(violation))
  }
}
