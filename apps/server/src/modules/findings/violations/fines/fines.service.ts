import type {
  BodyOf,
  estimateFine as estimateFineCall,
  FineEstimate,
  FineInputs,
  FineSettings,
} from '@plumbline/contract'
import { isObservation, markRecord } from '@plumbline/domain'
import { hazard, lawOf, penaltyMaximaOn } from '@plumbline/knowledge'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Clock } from '../../../../platform/clock'
import type { Database } from '../../../../platform/db/client'
import { AppError } from '../../../../platform/http/errors'
import type { Member } from '../../../../platform/http/member'
import type { BillingService } from '../../../billing/billing/billing.service'
import type { OrganizationsService } from '../../../identity/organizations/organizations.service'
import type { SitesService } from '../../../identity/sites/sites.service'
import type { UsersService } from '../../../identity/users/users.service'
import { isHazard } from '../categories'
import { repeatsAt, type Similar } from '../causes/root-cause'
import { similarReader } from '../causes/similar'
import { hazardIn } from '../hazard-names'
import type { ViolationRecord } from '../violation-record'
import type { ViolationsService } from '../violations.service'
import { citedRules } from './cited-rules'
import { estimateFine, noEstimate, stateEstimate } from './estimate-fine'
import { chooseInputs, type FineCase, injuryOf } from './fine-inputs'
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
  sites: SitesService
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
    { text, regulation_codes, violation_id, inputs }: BodyOf<typeof estimateFineCall>,
  ): Promise<FineEstimate> {
    const { db, billing, organizations, violations } = this.deps
    const { organizationId } = member
    await billing.require(db.read, organizationId, 'fineEstimates')
    if ((await organizations.settings(db.read, organizationId)).counselMode)
      throw new AppError('counsel_mode')
    const found = violation_id
      ? (await violations.findOr404(db.read, organizationId, violation_id)).violation
      : undefined
    const codes = found ? finableCodes(found, regulation_codes) : regulation_codes
    const estimate = await this.estimator(db.read, member)
    if (!found) {
      const told = { text, hazardId: hazardIn(text), peopleMarked: 0, wasFoundBefore: false }
      return estimate(null, codes, told, inputs)
    }
    const similar = await similarReader(db.read, organizationId, this.deps.clock.now())(found)
    return estimate(found.siteId, codes, caseOf(found, similar), inputs)
  }

  /**
   * For all violations of a report: what is known of the organization is read once. Null where the plan is too small,
   * and in counsel mode.
   */
  async forReport(tx: ReadHandle, member: Member) {
    const { billing, organizations } = this.deps
    if (!(await billing.allows(tx, member.organizationId, 'fineEstimates'))) return null
    if ((await organizations.settings(tx, member.organizationId)).counselMode) return null
    const estimate = await this.estimator(tx, member)
    return (violation: ViolationRecord, similar: readonly Similar[]) =>
      estimate(violation.siteId, finableCodes(violation), caseOf(violation, similar))
  }

  private async estimator(tx: ReadHandle, member: Pick<Member, 'userId' | 'organizationId'>) {
    const user = await this.deps.users.find(tx, member.userId)
    const sites = new Map(
      (await this.deps.sites.all(tx, member.organizationId)).map(site => [site.id, site] as const),
    )
    const { companySize } = await this.deps.organizations.settings(tx, member.organizationId)
    const settings = await this.settingsOf(tx, member.organizationId)
    const maxima = penaltyMaximaOn(await this.deps.billing.today(tx, member.organizationId))
    return (
      siteId: string | null,
      codes: readonly string[],
      violation: FineCase,
      wanted: FineInputs = {},
    ): FineEstimate => {
      const site = siteId === null ? undefined : sites.get(siteId)
      const rules = citedRules(codes)
      // Without a site, or at one without a country, the reader's region tells.
      if ((site?.country ?? user?.region?.toUpperCase()) !== 'US') return noEstimate('fine.no_method')
      if (codes.length === 0 || !(rules.isRegulatory || injuryOf(violation)))
        return noEstimate('fine.no_breach')
      const statePlan = site && lawOf(site)?.statePlan
      if (statePlan) return stateEstimate(statePlan)
      if (!rules.isFinable) return noEstimate('fine.other_body')
      if (!maxima) return noEstimate('fine.no_maxima')
      const { hazardId } = violation
      return estimateFine({
        ...chooseInputs(violation, rules, settings, wanted),
        rules,
        allowsQuickFix: !(hazardId && hazard(hazardId).isEasilyCorrected),
        companySize,
        settings,
        maxima,
      })
    }
  }

  private async settingsOf(tx: ReadHandle, organizationId: string): Promise<FineSettings> {
    const found = await settings.find(tx, organizationId)
    if (!found) return unset
    const { employees, goodFaith, history, quickFix } = found
    return { employees, goodFaith, history, quickFix }
  }
}

/** An observation shows no rule broken, so there is nothing to fine. */
function finableCodes({ basis, regulationCodes }: ViolationRecord, asked: readonly string[] = []) {
  if (isObservation({ basis })) return []
  return asked.length > 0 ? asked : regulationCodes
}

function caseOf(violation: ViolationRecord, similar: readonly Similar[]): FineCase {
  const text = `${violation.type} ${violation.description}`
  const alike = similar.filter(other =>
    other.hazard ? other.hazard === violation.hazard : other.type === violation.type,
  )
  return {
    text,
    hazardId: isHazard(violation.hazard) ? violation.hazard : hazardIn(text),
    // A machine beside a person is no second person.
    peopleMarked: violation.boundingBoxes.filter(({ labelCode }) => markRecord(labelCode)?.isOnPerson).length,
    wasFoundBefore: repeatsAt(violation, alike).length > 0,
  }
}
