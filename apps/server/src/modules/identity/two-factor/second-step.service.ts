import type {
  BodyOf,
  completeLogin,
  LoginFailure,
  LoginMethod,
  PasskeyAssertion,
  PasskeyLogin,
  SecondStep,
} from '@plumbline/contract'
import type * as z from 'zod/mini'
import { later, minutes } from '../../../platform/clock'
import type { Transaction } from '../../../platform/db/client'
import { AppError } from '../../../platform/http/errors'
import { hashToken, newToken } from '../../../platform/secrets'
import type { WayIn } from '../sessions/admission'
import type { OpenedSession } from '../sessions/sessions.service'
import type { PasskeysDeps, PasskeysService } from './passkeys.service'
import { sendFactorEmail } from './two-factor.emails'
import { twoFactorRepository as factors, type StoredChallenge } from './two-factor.repository'

const lifetime = minutes(10)
const MAX_FAILURES = 5

type Proof = BodyOf<typeof completeLogin>['proof']

const methods: Record<Proof['method'], LoginMethod> = {
  code: 'password_and_code',
  recovery_code: 'password_and_recovery_code',
  passkey: 'password_and_passkey',
}
const failures: Record<Proof['method'], LoginFailure> = {
  code: 'wrong_code',
  recovery_code: 'wrong_recovery_code',
  passkey: 'wrong_passkey',
}

export type SecondStepDeps = PasskeysDeps & { passkeys: PasskeysService }

/** Logins that need more than a password, and those that need none. */
export class SecondStepService {
  private readonly deps: SecondStepDeps
  constructor(deps: SecondStepDeps) {
    this.deps = deps
  }

  /** What is missing after the right password; undefined where the password is enough. */
  async begin(tx: Transaction, userId: string): Promise<SecondStep | undefined> {
    const authenticator = await factors.authenticator(tx, userId)
    const passkeys = await factors.passkeysOf(tx, userId)
    const hasApp = Boolean(authenticator?.confirmedAt)
    if (!hasApp && passkeys.length === 0) return undefined
    const [challenge, passkeyChallenge] = [newToken(), newToken()]
    await this.remember(tx, challenge, { purpose: 'second_step', userId, passkeyChallenge })
    return {
      challenge,
      methods: [
        ...(hasApp ? (['code'] as const) : []),
        ...(passkeys.length > 0 ? (['passkey'] as const) : []),
        'recovery_code',
      ],
      passkey: passkeys.length > 0 ? this.deps.passkeys.request(passkeyChallenge, passkeys) : null,
    }
  }

  async complete(
    { challenge, proof }: BodyOf<typeof completeLogin>,
    userAgent: string,
  ): Promise<OpenedSession> {
    const { db, clock, proofs } = this.deps
    const tokenHash = hashToken(challenge)
    const userId = await factors.challengedUser(db.read, tokenHash)
    if (!userId) throw new AppError('login_expired')
    await proofs.countTry(userId)
    // A wrong try is counted, so it must not be rolled back by the error it ends in.
    const outcome = await db.transaction(async tx => {
      const pending = await factors.challenge(tx, tokenHash, 'second_step', clock.now())
      if (!pending) return 'expired'
      if (!(await this.proves(tx, pending, userId, proof))) {
        await this.countFailure(tx, pending, userId, failures[proof.method])
        return 'wrong'
      }
      await factors.deleteChallenge(tx, tokenHash)
      return this.open(tx, userId, userAgent, methods[proof.method], 'second_step')
    })
    if (outcome === 'expired') throw new AppError('login_expired')
    if (outcome === 'wrong' && proof.method === 'passkey') throw new AppError('passkey_rejected')
    if (outcome === 'wrong') throw new AppError('code_wrong', { fields: { code: 'code_wrong' } })
    await proofs.clearTries(userId)
    return outcome
  }

  async beginPasskeyLogin(): Promise<z.output<typeof PasskeyLogin>> {
    const [challenge, passkeyChallenge] = [newToken(), newToken()]
    await this.deps.db.transaction(tx =>
      this.remember(tx, challenge, { purpose: 'passkey_login', userId: null, passkeyChallenge }),
    )
    return { challenge, passkey: this.deps.passkeys.request(passkeyChallenge) }
  }

  /** The device has checked who holds it, by fingerprint, face or PIN: that makes it both factors. */
  async passkeyLogin(
    challenge: string,
    assertion: PasskeyAssertion,
    userAgent: string,
  ): Promise<OpenedSession> {
    const { db, clock, passkeys } = this.deps
    const outcome = await db.transaction(async tx => {
      const pending = await factors.challenge(tx, hashToken(challenge), 'passkey_login', clock.now())
      if (!pending?.passkeyChallenge) return 'expired'
      await factors.deleteChallenge(tx, pending.tokenHash)
      const userId = await passkeys.verify(tx, pending.passkeyChallenge, assertion)
      if (!userId) return 'wrong'
      return this.open(tx, userId, userAgent, 'passkey', 'passkey')
    })
    if (outcome === 'expired') throw new AppError('login_expired')
    if (outcome === 'wrong') throw new AppError('passkey_rejected')
    return outcome
  }

  /** Those that somebody else may have set up before the address was proven. */
  deleteFactors(tx: Transaction, userId: string) {
    return this.deps.twoFactor.deleteFactors(tx, userId)
  }

  private async open(tx: Transaction, userId: string, userAgent: string, method: LoginMethod, way: WayIn) {
    await this.deps.accessLog.record(tx, { kind: 'login', userId, details: { method } })
    return this.deps.sessions.open(tx, userId, userAgent, way)
  }

  private async proves(tx: Transaction, pending: StoredChallenge, userId: string, proof: Proof) {
    const { proofs, passkeys } = this.deps
    if (proof.method === 'code') return proofs.useCode(tx, userId, proof.code)
    if (proof.method === 'recovery_code') return proofs.useRecoveryCode(tx, userId, proof.code)
    return userId === (await passkeys.verify(tx, pending.passkeyChallenge ?? '', proof.passkey))
  }

  /** The last wrong try ends the login, and its owner hears of it: whoever tried knew the password. */
  private async countFailure(
    tx: Transaction,
    pending: StoredChallenge,
    userId: string,
    reason: LoginFailure,
  ) {
    await this.deps.accessLog.record(tx, { kind: 'login_failed', userId, details: { reason } })
    if (pending.failures + 1 < MAX_FAILURES) return factors.countFailure(tx, pending)
    await factors.deleteChallenge(tx, pending.tokenHash)
    await this.deps.jobs.enqueue(tx, sendFactorEmail, { userId, email: 'wrong_codes' })
  }

  private remember(
    tx: Transaction,
    challenge: string,
    row: Pick<StoredChallenge, 'purpose' | 'userId' | 'passkeyChallenge'>,
  ) {
    const expiresAt = later(this.deps.clock.now(), lifetime)
    return factors.insertChallenge(tx, { ...row, tokenHash: hashToken(challenge), expiresAt })
  }
}
