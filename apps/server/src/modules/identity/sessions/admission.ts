import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { AppError } from '../../../platform/http/errors'
import type { BillingService } from '../../billing/billing/billing.service'
import { admissionRepository as admission } from './admission.repository'

/** How somebody showed who they are. */
export type WayIn = 'sign_up' | 'invitation' | 'password' | 'second_step' | 'passkey' | 'single_sign_on'

type OpenSession = { userId: string; singleSignOn: boolean }

const withTwoFactors: ReadonlySet<WayIn> = new Set(['second_step', 'passkey'])

/** Decides whether a person may have a session, by the rules of their organizations, whatever way they come. */
export class Admission {
  private readonly billing: BillingService
  constructor(billing: BillingService) {
    this.billing = billing
  }

  /** Says whether the session has shown two factors, or rejects where the way isn't open to this person. */
  async admit(db: ReadHandle, userId: string, way: WayIn): Promise<{ twoFactor: boolean }> {
    if (way === 'single_sign_on')
      return { twoFactor: (await admission.standing(db, userId)).organizations === 1 }
    if (await this.needsSingleSignOn(db, userId)) throw new AppError('sso_required')
    return { twoFactor: withTwoFactors.has(way) }
  }

  /** The provider of one organization can't stand in for the second factor that guards the others. */
  async isGuardedByOwnFactor(db: ReadHandle, userId: string): Promise<boolean> {
    const { organizations, hasOwnFactor } = await admission.standing(db, userId)
    return organizations > 1 && hasOwnFactor
  }

  /** Whether an organization lets this person in by single sign-on only. */
  async isBoundBy(db: ReadHandle, userId: string, organizationId: string): Promise<boolean> {
    return (await admission.requiredBy(db, userId)).includes(organizationId)
  }

  /** Of these open sessions, those that the rules of today still let in. */
  async stillAdmitted<S extends OpenSession>(db: ReadHandle, open: S[]): Promise<S[]> {
    const others = open.filter(({ singleSignOn }) => !singleSignOn).map(({ userId }) => userId)
    const shutOut = new Set<string>()
    for (const userId of others.length > 0 ? await admission.bound(db, others) : [])
      if (await this.needsSingleSignOn(db, userId)) shutOut.add(userId)
    return open.filter(({ userId, singleSignOn }) => singleSignOn || !shutOut.has(userId))
  }

  /** Whether what somebody shared shows what they see: it shows nothing while they would see nothing. */
  async mayStandIn(db: ReadHandle, userId: string, organizationId: string): Promise<boolean> {
    return (await admission.requiresTwoFactor(db, organizationId))
      ? admission.hasFactorFor(db, userId, organizationId)
      : true
  }

  /** Admins keep their password, as a way back. */
  async needsSingleSignOn(db: ReadHandle, userId: string): Promise<boolean> {
    const required = await admission.requiredBy(db, userId)
    if (required.length === 0 || (await this.isGuardedByOwnFactor(db, userId))) return false
    for (const organizationId of required)
      if (await this.billing.allows(db, organizationId, 'singleSignOn')) return true
    return false
  }
}
