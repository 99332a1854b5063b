import type {
  BodyOf,
  estimateFine as estimateFineCall,
  FineEstimate,
  FineSettings,
  Severity,
} from '@plumbline/contract'
import { type Probability, penaltyMaximaOn } from '@plumbline/knowledge'
import { parseCode } from '@plumbline/knowledge/regulations/codes'
import type { Clock } from '../../../platform/clock'
import type { Database, ReadHandle } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { BillingService } from '../../billing/billing.service'
import type { OrganizationsService } from '../../organizations/organizations.service'
import type { UsersService } from '../../users/users.service'
import type { Similar } from '../causes/root-cause'
import { similarReader } from '../causes/similar'
import type { StoredViolation } from '../violations.repository'
import type { ViolationsService } from '../violations.service'
import { estimateFine, noEstimate } from './estimate-fine'
import { fineSettingsRepository as settings } from './fine-settings.repository'

/** Without a row nothing is assumed in the organization's favor. */
const unset: FineSettings = { employees: null, goodFaith: 'none', history: 'neutral', quickFix: false }

export type FinesDeps = {
  db: Database
  clock: Clock
  billing: BillingService
  users: UsersService
  organizations: OrganizationsService
  violations: ViolationsService
}

export class FinesService {
  private readonly deps: FinesDeps
  constructor(deps: FinesDeps) {
    this.deps = deps
  }

  settings(member: Member): Promise<FineSettings> {
    return this.settingsOf(this.deps.db.read, member.organizationId)
  }

  saveSettings(member: Member, wanted: FineSettings): Promise<FineSettings> {
    return this.deps.db.transaction(async tx => {
      await settings.save(tx, {
        ...wanted,
        organizationId: member.organizationId,
        updatedBy: member.userId,
        updatedAt: this.deps.clock.now(),
      })
      return this.settingsOf(tx, member.organizationId)
    })
  }

  async estimate(
    member: Member,
    { text, regulation_codes, violation_id }: BodyOf<typeof estimateFineCall>,
  ): Promise<FineEstimate> {
    const { db, billing, violations } = this.deps
    const { organizationId } = member
    await billing.requirePro(db.read, organizationId)
    const found = violation_id
      ? (await violations.findOr404(db.read, organizationId, violation_id)).violation
      : undefined
    const codes = found && regulation_codes.length === 0 ? found.regulationCodes : regulation_codes
    const estimate = await this.estimator(db.read, member)
    if (!found) return estimate(codes, { severity: severityIn(text), probability: 'lesser' })
    const similar = await similarReader(db.read, organizationId, this.deps.clock.now())(found)
    return estimate(codes, { severity: found.severity, probability: probabilityOf(found, similar) })
  }

  /** For all violations of a report: what is known of the organization is read once. Null where the plan is too small. */
  async forReport(tx: ReadHandle, member: Member) {
    if (!(await this.deps.billing.hasPro(tx, member.organizationId))) return null
    const estimate = await this.estimator(tx, member)
    return (violation: StoredViolation, similar: readonly Similar[]) =>
      estimate(violation.regulationCodes, {
        severity: violation.severity,
        probability: probabilityOf(violation, similar),
      })
  }

  private async estimator(tx: ReadHandle, member: Pick<Member, 'userId' | 'organizationId'>) {
    const user = await this.deps.users.find(tx, member.userId)
    const companySize = await this.deps.organizations.companySize(tx, member.organizationId)
    const settings = await this.settingsOf(tx, member.organizationId)
    const maxima = penaltyMaximaOn(this.deps.clock.now().toISOString().slice(0, 10))
    return (
      codes: readonly string[],
      about: { severity: Severity; probability: Probability },
    ): FineEstimate => {
      if (user?.region !== 'us') return noEstimate('fine.no_method')
      if (codes.length > 0 && !codes.some(isOsha)) return noEstimate('fine.other_body')
      if (!maxima) return noEstimate('fine.no_maxima')
      return estimateFine({ ...about, companySize, settings, maxima })
    }
  }

  private async settingsOf(tx: ReadHandle, organizationId: string): Promise<FineSettings> {
    const found = await settings.find(tx, organizationId)
    if (!found) return unset
    const { employees, goodFaith, history, quickFix } = found
    return { employees, goodFaith, history, quickFix }
  }
}

/** Greater where several people were exposed, or the same was seen there before. */
function probabilityOf(violation: StoredViolation, similar: readonly Similar[]): Probability {
  if (violation.boundingBoxes.length > 1) return 'greater'
  const again = similar.some(
    ({ hazard, type, location }) =>
      location === violation.location && (hazard ? hazard === violation.hazard : type === violation.type),
  )
  return again ? 'greater' : 'lesser'
}

/** The specification's reading of a text; without any word for it the middle. */
function severityIn(text: string): Severity {
  const lower = text.toLowerCase()
  if (/high|severe|critical/.test(lower)) return 'High'
  if (/medium|moderate/.test(lower)) return 'Medium'
  return /\blow\b|minor/.test(lower) ? 'Low' : 'Medium'
}

/** OSHA fines by its Act, and by title 29 of the Code of Federal Regulations; an older short form has no title. */
function isOsha(code: string) {
  if (/^OSH Act\b/i.test(code)) return true
  const parsed = parseCode(code)
  return parsed?.system === 'cfr' && (parsed.title ?? 29) === 29
}
