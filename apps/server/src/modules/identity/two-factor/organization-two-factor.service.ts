import type { Confirmation, OrganizationTwoFactor } from '@plumbline/contract'
import { AppError } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { OrganizationsService } from '../organizations/organizations.service'
import { sendFactorEmail } from './two-factor.emails'
import { twoFactorRepository as factors } from './two-factor.repository'
import type { TwoFactorDeps, TwoFactorService } from './two-factor.service'

export type OrganizationTwoFactorDeps = TwoFactorDeps & {
  twoFactor: TwoFactorService
  organizations: OrganizationsService
}

/** What an admin decides for everybody, and the way back for somebody who lost their device. */
export class OrganizationTwoFactorService {
  private readonly deps: OrganizationTwoFactorDeps
  constructor(deps: OrganizationTwoFactorDeps) {
    this.deps = deps
  }

  async get({ organizationId }: Member): Promise<OrganizationTwoFactor> {
    const { db, organizations } = this.deps
    const members = await organizations.membersWithin(db.read, organizationId)
    const protectedIds = await factors.withFactor(
      db.read,
      members.map(({ id }) => id),
    )
    return {
      required: await factors.isRequired(db.read, organizationId),
      members: members.map(({ id, name, email }) => ({ id, name, email, enabled: protectedIds.has(id) })),
    }
  }

  /** An admin goes first: otherwise the first one locked out would be the one who could undo it. */
  async require(member: Member, required: boolean): Promise<OrganizationTwoFactor> {
    const { userId, organizationId } = member
    await this.deps.db.transaction(async tx => {
      if (required && !(await this.deps.twoFactor.hasFactor(tx, userId)))
        throw new AppError('two_factor_missing')
      if ((await factors.isRequired(tx, organizationId)) === required) return
      await factors.setRequired(tx, organizationId, required)
      await this.deps.accessLog.record(tx, {
        kind: 'two_factor_required_changed',
        userId,
        organizationId,
        details: { required },
      })
    })
    return this.get(member)
  }

  /**
   * Not for oneself, which would replace the confirmation by a click, and not for people whom another organization
   * relies on: its admins decide about its security.
   */
  async reset(member: Member, userId: string, confirmation: Confirmation) {
    const { db, organizations, proofs, sessions, twoFactor, jobs, accessLog } = this.deps
    const { organizationId } = member
    await organizations.requireMember(db.read, member, userId)
    if (userId === member.userId) throw new AppError('forbidden')
    await proofs.confirm(member, confirmation)
    await db.transaction(async tx => {
      await organizations.requireMember(tx, member, userId)
      if (await factors.isMemberElsewhere(tx, organizationId, userId)) throw new AppError('member_elsewhere')
      await twoFactor.deleteFactors(tx, userId)
      await sessions.endAll(tx, userId)
      await accessLog.record(tx, {
        kind: 'two_factor_reset_by_admin',
        userId: member.userId,
        organizationId,
        subjectId: userId,
      })
      await jobs.enqueue(tx, sendFactorEmail, { userId, email: 'two_factor_reset' })
    })
    return {}
  }
}
