import type { Confirmation } from '@plumbline/contract'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError } from '../../../platform/http/errors'
import type { Limits } from '../../../platform/http/limits'
import type { Member } from '../../../platform/http/member'
import type { Jobs } from '../../../platform/jobs/jobs'
import type { SecretBox } from '../../../platform/secret-box'
import { passwordMatches } from '../../../platform/secrets'
import type { AccessLog } from '../access-log/access-log.service'
import type { UsersService } from '../users/users.service'
import { hashRecoveryCode, normalizeCode } from './recovery-codes'
import { stepOf } from './totp'
import { sendFactorEmail } from './two-factor.emails'
import { codesByAccount, codesByAccountDaily, confirmationsByAccount } from './two-factor.limits'
import { twoFactorRepository as factors } from './two-factor.repository'

export type FactorProofsDeps = {
  db: Database
  clock: Clock
  jobs: Jobs
  limits: Limits
  secretBox: SecretBox
  users: UsersService
  accessLog: AccessLog
}

/** Checks codes and passwords. Whatever proves something once proves nothing a second time. */
export class FactorProofs {
  private readonly deps: FactorProofsDeps
  constructor(deps: FactorProofsDeps) {
    this.deps = deps
  }

  /** Counts a try; the tries are cleared once one succeeds, so that only wrong ones add up. */
  countTry(userId: string) {
    return this.deps.limits.count([codesByAccount, userId], [codesByAccountDaily, userId])
  }

  async clearTries(userId: string) {
    await this.deps.limits.reset(codesByAccount, userId)
    await this.deps.limits.reset(codesByAccountDaily, userId)
  }

  /** A code of the authenticator app, which counts from its first confirmation on. */
  async useCode(tx: Transaction, userId: string, typed: string, { confirmed = true } = {}): Promise<boolean> {
    // A recovery code works also where the key that encrypts the app's secret was lost.
    const code = normalizeCode(typed)
    if (!/^\d{6}$/.test(code)) return false
    const found = await factors.authenticator(tx, userId)
    if (!found || (found.confirmedAt !== null) !== confirmed) return false
    const secret = this.deps.secretBox.open(found.secret, userId)
    const step = stepOf(secret, code, this.deps.clock.now())
    return step !== undefined && (await factors.useStep(tx, userId, step))
  }

  async useRecoveryCode(tx: Transaction, userId: string, typed: string): Promise<boolean> {
    const now = this.deps.clock.now()
    if (!(await factors.useRecoveryCode(tx, userId, hashRecoveryCode(typed), now))) return false
    const left = await factors.recoveryCodesLeft(tx, userId)
    await this.deps.accessLog.record(tx, { kind: 'recovery_code_used', userId, details: { left } })
    await this.deps.jobs.enqueue(tx, sendFactorEmail, { userId, email: 'recovery_code_used' })
    return true
  }

  /** Whoever signed up with an address that isn't theirs must not be able to lock its owner out. */
  async confirmOwner(member: Member, confirmation: Confirmation) {
    await this.confirm(member, confirmation)
    const user = await this.deps.users.find(this.deps.db.read, member.userId)
    if (!user?.emailVerifiedAt) throw new AppError('address_unverified')
  }

  /** Who changes factors proves who they are: a session that was left open is not enough. */
  async confirm({ userId }: Member, { password, code }: Confirmation) {
    const { db, limits, users } = this.deps
    await limits.count([confirmationsByAccount, userId])
    const user = await users.find(db.read, userId)
    if (!(await passwordMatches(user?.passwordHash, password)))
      throw new AppError('wrong_password', { fields: { password: 'password_wrong' } })
    await limits.reset(confirmationsByAccount, userId)
    const authenticator = await factors.authenticator(db.read, userId)
    if (!authenticator?.confirmedAt) return
    if (code === undefined) throw new AppError('code_wrong', { fields: { code: 'code_required' } })
    await this.countTry(userId)
    const isRight = await db.transaction(
      async tx => (await this.useCode(tx, userId, code)) || (await this.useRecoveryCode(tx, userId, code)),
    )
    if (!isRight) throw new AppError('code_wrong', { fields: { code: 'code_wrong' } })
    await this.clearTries(userId)
  }
}
