import { randomUUID } from 'node:crypto'
import {
  type addPasskey,
  type BodyOf,
  type Confirmation,
  MAX_PASSKEYS,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@plumbline/contract'
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { later, minutes } from '../../../platform/clock'
import type { Transaction } from '../../../platform/db/client'
import { isDuplicate } from '../../../platform/db/database-errors'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { hashToken, newToken } from '../../../platform/secrets'
import { fullName } from '../users/users.service'
import { sendFactorEmail } from './two-factor.emails'
import { twoFactorRepository as factors, type StoredPasskey } from './two-factor.repository'
import { presentPasskey, type TwoFactorDeps, type TwoFactorService } from './two-factor.service'

const NAME = 'Plumbline'
/** EdDSA, ES256 and RS256: what devices offer. */
const algorithms = [-8, -7, -257]
const timeout = minutes(5)

export type PasskeysDeps = TwoFactorDeps & { twoFactor: TwoFactorService; appUrl: string }

const asReference = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
})

/** Passkeys belong to the host of APP_URL; from any other address they don't work. */
export class PasskeysService {
  private readonly deps: PasskeysDeps
  private readonly origin: string
  private readonly host: string
  constructor(deps: PasskeysDeps) {
    this.deps = deps
    const { origin, hostname } = new URL(deps.appUrl)
    this.origin = origin
    this.host = hostname
  }

  /** What the browser asks the device for. Without passkeys named, the device offers those it has. */
  request(challenge: string, passkeys: StoredPasskey[] = []): PasskeyRequest {
    return {
      challenge,
      rpId: this.host,
      timeout,
      userVerification: 'required',
      allowCredentials: passkeys.map(asReference),
    }
  }

  async start(
    member: Member,
    confirmation: Confirmation,
  ): Promise<{ challenge: string; passkey: PasskeyCreation }> {
    const { db, clock, users, proofs } = this.deps
    await proofs.confirmOwner(member, confirmation)
    const { userId } = member
    const [challenge, passkeyChallenge] = [newToken(), newToken()]
    const { known, user } = await db.transaction(async tx => {
      const known = await this.roomFor(tx, userId)
      await factors.insertChallenge(tx, {
        tokenHash: hashToken(challenge),
        purpose: 'new_passkey',
        userId,
        passkeyChallenge,
        expiresAt: later(clock.now(), timeout),
      })
      return { known, user: await users.find(tx, userId) }
    })
    if (!user) throw new AppError('not_signed_in')
    const passkey: PasskeyCreation = {
      challenge: passkeyChallenge,
      rp: { id: this.host, name: NAME },
      user: {
        id: Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'),
        name: user.email,
        displayName: fullName(user),
      },
      pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
      timeout,
      attestation: 'none',
      excludeCredentials: known.map(asReference),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    }
    return { challenge, passkey }
  }

  async add(member: Member, { challenge, name, passkey }: BodyOf<typeof addPasskey>) {
    const { db, clock, twoFactor } = this.deps
    const { userId } = member
    const created = await this.created(member, challenge, passkey)
    const now = clock.now()
    try {
      return await db.transaction(async tx => {
        await factors.lockAccount(tx, userId)
        await this.roomFor(tx, userId)
        const isFirst = !(await twoFactor.hasFactor(tx, userId))
        const row = {
          id: randomUUID(),
          userId,
          name,
          credentialId: created.id,
          publicKey: Buffer.from(created.publicKey),
          counter: created.counter,
          transports: (passkey.response.transports ?? []).slice(0, 10),
          createdAt: now,
          lastUsedAt: null,
        }
        await factors.insertPasskey(tx, row)
        await this.report(tx, userId, 'passkey_added', name)
        const recoveryCodes = isFirst ? await twoFactor.startUsingFactors(tx, member) : null
        return { passkey: presentPasskey(row), recoveryCodes }
      })
    } catch (error) {
      if (isDuplicate(error, 'passkeys_credentialId_unique')) throw new AppError('passkey_exists')
      throw error
    }
  }

  rename({ userId }: Member, id: string, name: string): Promise<Passkey> {
    return this.deps.db.transaction(async tx => {
      const renamed = await factors.renamePasskey(tx, userId, id, name)
      if (!renamed) throw notFound()
      return presentPasskey(renamed)
    })
  }

  async remove(member: Member, id: string, confirmation: Confirmation) {
    const { db, proofs, twoFactor } = this.deps
    const { userId } = member
    if (!(await factors.passkeysOf(db.read, userId)).some(passkey => passkey.id === id)) throw notFound()
    await proofs.confirm(member, confirmation)
    await db.transaction(async tx => {
      await factors.lockAccount(tx, userId)
      const removed = await factors.deletePasskey(tx, userId, id)
      if (!removed) throw notFound()
      await twoFactor.stopUsingFactors(tx, member)
      await this.report(tx, userId, 'passkey_removed', removed.name)
    })
    return {}
  }

  /** The passkey that signed the challenge; undefined where none of ours did. */
  async verify(
    tx: Transaction,
    passkeyChallenge: string,
    assertion: PasskeyAssertion,
  ): Promise<string | undefined> {
    const passkey = await factors.passkeyByCredential(tx, assertion.id)
    if (!passkey) return undefined
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion as AuthenticationResponseJSON,
      expectedChallenge: passkeyChallenge,
      expectedOrigin: this.origin,
      expectedRPID: this.host,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }))
    if (!verified || !authenticationInfo) return undefined
    await factors.usePasskey(tx, passkey.id, authenticationInfo.newCounter, this.deps.clock.now())
    return passkey.userId
  }

  /** A challenge is good for one try: a new one costs nothing. */
  private async created(
    { userId }: Member,
    challenge: string,
    passkey: BodyOf<typeof addPasskey>['passkey'],
  ) {
    const { db, clock } = this.deps
    const found = await db.transaction(async tx => {
      const pending = await factors.challenge(tx, hashToken(challenge), 'new_passkey', clock.now())
      if (pending) await factors.deleteChallenge(tx, pending.tokenHash)
      return pending
    })
    if (found?.userId !== userId || !found.passkeyChallenge) throw new AppError('login_expired')
    const { registrationInfo } = await verifyRegistrationResponse({
      response: passkey as RegistrationResponseJSON,
      expectedChallenge: found.passkeyChallenge,
      expectedOrigin: this.origin,
      expectedRPID: this.host,
      supportedAlgorithmIDs: algorithms,
    }).catch(() => ({ registrationInfo: undefined }))
    if (!registrationInfo) throw new AppError('passkey_rejected')
    return registrationInfo.credential
  }

  private async roomFor(tx: Transaction, userId: string) {
    const known = await factors.passkeysOf(tx, userId)
    if (known.length >= MAX_PASSKEYS)
      throw new AppError('too_many_passkeys', { params: { limit: String(MAX_PASSKEYS) } })
    return known
  }

  private async report(
    tx: Transaction,
    userId: string,
    what: 'passkey_added' | 'passkey_removed',
    name: string,
  ) {
    await this.deps.accessLog.record(tx, { kind: what, userId, details: { name } })
    await this.deps.jobs.enqueue(tx, sendFactorEmail, { userId, email: what })
  }
}
