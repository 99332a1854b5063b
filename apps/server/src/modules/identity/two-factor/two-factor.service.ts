import type { Confirmation, ResponseOf, startAuthenticator, TwoFactor } from '@plumbline/contract'
import { renderSVG } from 'uqr'
import { hours, later } from '../../../platform/clock'
import type { Transaction } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { SessionsService } from '../sessions/sessions.service'
import type { FactorProofs, FactorProofsDeps } from './factor-proofs.service'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'
import { newSecret, otpauthUri } from './totp'
import { sendFactorEmail } from './two-factor.emails'
import { twoFactorRepository as factors, type StoredPasskey } from './two-factor.repository'

const ISSUER = 'Plumbline'
const setupLifetime = hours(1)

export type TwoFactorDeps = FactorProofsDeps & { sessions: SessionsService; proofs: FactorProofs }

/** What a person sets up for their own account. */
export class TwoFactorService {
  private readonly deps: TwoFactorDeps
  constructor(deps: TwoFactorDeps) {
    this.deps = deps
  }

  async overview({ userId, organizationId }: Member): Promise<TwoFactor> {
    const { read } = this.deps.db
    const authenticator = await factors.authenticator(read, userId)
    return {
      authenticator: authenticator?.confirmedAt ? { since: authenticator.confirmedAt.toISOString() } : null,
      passkeys: (await factors.passkeysOf(read, userId)).map(presentPasskey),
      recoveryCodesLeft: await factors.recoveryCodesLeft(read, userId),
      requiredByOrganization: await factors.isRequired(read, organizationId),
    }
  }

  async startAuthenticator(
    member: Member,
    confirmation: Confirmation,
  ): Promise<ResponseOf<typeof startAuthenticator>> {
    const { db, clock, users, secretBox, proofs } = this.deps
    await proofs.confirmOwner(member, confirmation)
    const { userId } = member
    const secret = newSecret()
    const user = await db.transaction(async tx => {
      if ((await factors.authenticator(tx, userId))?.confirmedAt) throw new AppError('authenticator_exists')
      await factors.startAuthenticator(tx, {
        userId,
        secret: secretBox.seal(secret, userId),
        createdAt: clock.now(),
      })
      return users.find(tx, userId)
    })
    const uri = otpauthUri(secret, user?.email ?? '', ISSUER)
    return { secret, uri, qrCode: renderSVG(uri, { border: 2 }) }
  }

  async confirmAuthenticator(member: Member, code: string) {
    const { db, clock, proofs } = this.deps
    const { userId } = member
    await proofs.countTry(userId)
    const recoveryCodes = await db.transaction(async tx => {
      await factors.lockAccount(tx, userId)
      const pending = await factors.authenticator(tx, userId)
      const now = clock.now()
      if (!pending || pending.confirmedAt || later(pending.createdAt, setupLifetime) < now) throw notFound()
      if (!(await proofs.useCode(tx, userId, code, { confirmed: false })))
        throw new AppError('code_wrong', { fields: { code: 'code_wrong' } })
      const isFirst = !(await this.hasFactor(tx, userId))
      await factors.confirmAuthenticator(tx, userId, now)
      await this.report(tx, userId, 'two_factor_enabled')
      return isFirst ? this.startUsingFactors(tx, member) : null
    })
    await proofs.clearTries(userId)
    return { recoveryCodes }
  }

  async removeAuthenticator(member: Member, confirmation: Confirmation) {
    const { db, proofs } = this.deps
    const { userId } = member
    if (!(await factors.authenticator(db.read, userId))?.confirmedAt) throw notFound()
    await proofs.confirm(member, confirmation)
    await db.transaction(async tx => {
      await factors.lockAccount(tx, userId)
      await factors.deleteAuthenticator(tx, userId)
      await this.stopUsingFactors(tx, member)
      await this.report(tx, userId, 'two_factor_disabled')
    })
    return {}
  }

  async renewRecoveryCodes(member: Member, confirmation: Confirmation) {
    const { db, proofs } = this.deps
    const { userId } = member
    await proofs.confirm(member, confirmation)
    return db.transaction(async tx => {
      if (!(await this.hasFactor(tx, userId))) throw new AppError('two_factor_missing')
      await this.report(tx, userId, 'recovery_codes_created')
      return { recoveryCodes: await this.createRecoveryCodes(tx, userId) }
    })
  }

  async hasFactor(tx: Transaction, userId: string) {
    return (await factors.withFactor(tx, [userId])).has(userId)
  }

  /**
   * With the first factor come recovery codes. Sessions opened with a password alone end, as after a change of the
   * password; this one has just shown more.
   */
  async startUsingFactors(tx: Transaction, { userId, sessionId }: Member): Promise<string[]> {
    await this.deps.sessions.endAll(tx, userId, { except: sessionId })
    await this.deps.sessions.setTwoFactor(tx, userId, true, sessionId)
    await this.deps.accessLog.record(tx, { kind: 'recovery_codes_created', userId })
    return this.createRecoveryCodes(tx, userId)
  }

  /** After a factor was removed: without the last one, nothing of the second step is left. */
  async stopUsingFactors(tx: Transaction, { userId, organizationId }: Member) {
    if (await this.hasFactor(tx, userId)) return
    if (await factors.isRequired(tx, organizationId)) throw new AppError('last_factor')
    await this.deleteSecondStep(tx, userId)
    await this.deps.sessions.setTwoFactor(tx, userId, false)
  }

  async deleteFactors(tx: Transaction, userId: string) {
    await factors.deleteAuthenticator(tx, userId)
    await factors.deletePasskeys(tx, userId)
    await this.deleteSecondStep(tx, userId)
  }

  private async deleteSecondStep(tx: Transaction, userId: string) {
    await factors.replaceRecoveryCodes(tx, userId, [], this.deps.clock.now())
    await factors.deleteChallengesOf(tx, userId)
  }

  private async createRecoveryCodes(tx: Transaction, userId: string) {
    const codes = newRecoveryCodes()
    await factors.replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode), this.deps.clock.now())
    return codes
  }

  private async report(
    tx: Transaction,
    userId: string,
    what: 'two_factor_enabled' | 'two_factor_disabled' | 'recovery_codes_created',
  ) {
    await this.deps.accessLog.record(tx, { kind: what, userId })
    await this.deps.jobs.enqueue(tx, sendFactorEmail, { userId, email: what })
  }

  /** Logins that nobody finished, and apps that nobody confirmed. */
  purge() {
    const now = this.deps.clock.now()
    return this.deps.db.transaction(tx => factors.purge(tx, now, later(now, -setupLifetime)))
  }
}

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: StoredPasskey) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
