import type {
  BodyOf,
  estimateFine as estimateFineCall,
  FineEstimate,
  FineSettings,
} from '@plumbline/contract'
import { type HazardId, markRecord } from '@plumbline/domain'
import { hazard, type InjurySeverity, lawOf, type Probability, penaltyMaximaOn } from '@plumbline/knowledge'
import { parseCode } from '@plumbline/knowledge/regulations/codes'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { type Clock, dayOf } from '../../../../platform/clock'
import type { Database } from '../../../../platform/db/client'
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
import { estimateFine, noEstimate, stateEstimate } from './estimate-fine'
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
    { text, regulation_codes, violation_id }: BodyOf<typeof estimateFineCall>,
  ): Promise<FineEstimate> {
    const { db, billing, violations } = this.deps
    const { organizationId } = member
    await billing.require(db.read, organizationId, 'fineEstimates')
    const found = violation_id
      ? (await violations.findOr404(db.read, organizationId, violation_id)).violation
      : undefined
    const codes = found ? finableCodes(found, regulation_codes) : regulation_codes
    const estimate = await this.estimator(db.read, member)
    if (!found) return estimate(null, codes, { ...injuryIn(text, hazardIn(text)), probability: 'lesser' })
    const similar = await similarReader(db.read, organizationId, this.deps.clock.now())(found)
    return estimate(found.siteId, codes, exposureOf(found, similar))
  }

  /** For all violations of a report: what is known of the organization is read once. Null where the plan is too small. */
  async forReport(tx: ReadHandle, member: Member) {
    if (!(await this.deps.billing.allows(tx, member.organizationId, 'fineEstimates'))) return null
    const estimate = await this.estimator(tx, member)
    return (violation: ViolationRecord, similar: readonly Similar[]) =>
      estimate(violation.siteId, finableCodes(violation), exposureOf(violation, similar))
  }

  private async estimator(tx: ReadHandle, member: Pick<Member, 'userId' | 'organizationId'>) {
    const user = await this.deps.users.find(tx, member.userId)
    const sites = new Map(
      (await this.deps.sites.all(tx, member.organizationId)).map(site => [site.id, site] as const),
    )
    const companySize = await this.deps.organizations.companySize(tx, member.organizationId)
    const settings = await this.settingsOf(tx, member.organizationId)
    const maxima = penaltyMaximaOn(dayOf(this.deps.clock.now()))
    return (
      siteId: string | null,
      codes: readonly string[],
      { injury, ...exposure }: Exposure,
    ): FineEstimate => {
      const site = siteId === null ? undefined : sites.get(siteId)
      // Without a site, or at one without a country, the reader's region tells.
      if ((site?.country ?? user?.region?.toUpperCase()) !== 'US') return noEstimate('fine.no_method')
      if (codes.length === 0 || !injury) return noEstimate('fine.no_breach')
      const statePlan = site && lawOf(site)?.statePlan
      if (statePlan) return stateEstimate(statePlan)
      if (!codes.some(isOsha)) return noEstimate('fine.other_body')
      if (!maxima) return noEstimate('fine.no_maxima')
      const isGeneralDuty = codes.every(code => generalDuty.test(code))
      return estimateFine({ injury, ...exposure, isGeneralDuty, companySize, settings, maxima })
    }
  }

  private async settingsOf(tx: ReadHandle, organizationId: string): Promise<FineSettings> {
    const found = await settings.find(tx, organizationId)
    if (!found) return unset
    const { employees, goodFaith, history, quickFix } = found
    return { employees, goodFaith, history, quickFix }
  }
}

/** What is only advisory shows no rule broken, so there is nothing to fine. */
function finableCodes({ basis, regulationCodes }: ViolationRecord, asked: readonly string[] = []) {
  if (basis === 'advisory') return []
  return asked.length > 0 ? asked : regulationCodes
}

/** What can happen to how many: `injury` is null where nothing is broken that could be fined. */
type Exposure = { injury: InjurySeverity | null; probability: Probability; allowsQuickFix: boolean }

function exposureOf(violation: ViolationRecord, similar: readonly Similar[]): Exposure {
  const text = `${violation.type} ${violation.description}`
  const id = isHazard(violation.hazard) ? violation.hazard : hazardIn(text)
  return { ...injuryIn(text, id), probability: probabilityOf(violation, similar) }
}

/** Greater where several people are exposed, or the same was found at the same place before. */
function probabilityOf(violation: ViolationRecord, similar: readonly Similar[]): Probability {
  // A machine beside a person is no second person.
  const people = violation.boundingBoxes.filter(({ labelCode }) => markRecord(labelCode)?.isOnPerson)
  if (people.length > 1) return 'greater'
  const alike = similar.filter(other =>
    other.hazard ? other.hazard === violation.hazard : other.type === violation.type,
  )
  return repeatsAt(violation, alike).length > 0 ? 'greater' : 'lesser'
}

/** The injury follows from the hazard; for a hazard that isn't known, from what the text says of it, else the middle. */
function injuryIn(text: string, id: HazardId | null): Omit<Exposure, 'probability'> {
  if (id) {
    const { injury, isEasilyCorrected = false } = hazard(id)
    return { injury, allowsQuickFix: !isEasilyCorrected }
  }
  const injury = severe.test(text) ? 'high' : slight.test(text) ? 'low' : 'medium'
  return { injury, allowsQuickFix: true }
}

/** 'high-visibility' and 'highway' say nothing about an injury. */
const severe = /\b(severe|critical|fatal|(high|severe) (severity|risk|gravity|danger))\b|^\s*high\s*$/i
const slight = /\b(minor|low (severity|risk|gravity|danger))\b|^\s*low\s*$/i
const generalDuty = /^OSH Act 5\(a\)\(1\)/i

/** OSHA fines by its Act, and by title 29 of the Code of Federal Regulations; an older short form has no title. */
function isOsha(code: string) {
  if (/^OSH Act\b/i.test(code)) return true
  const parsed = parseCode(code)
  return parsed?.system === 'cfr' && (parsed.title ?? 29) === 29
}
