import { randomUUID } from 'node:crypto'
import type { Session, SignedIn } from '@plumbline/contract'
import { type Clock, days, later, minutes } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError } from '../../../platform/http/errors'
import type { Limits } from '../../../platform/http/limits'
import type { Member } from '../../../platform/http/member'
import { hashToken, newToken } from '../../../platform/secrets'
import type { BillingService } from '../../billing/billing/billing.service'
import type { AccessLog } from '../access-log/access-log.service'
import type { UsersService } from '../users/users.service'
import { Admission, type WayIn } from './admission'
import { refreshBySession } from './sessions.limits'
import { sessionsRepository as sessions } from './sessions.repository'

/** Thirty days, as specified. Every use of the session extends it. */
export const sessionLifetime = days(30)
const bearerLifetime = minutes(15)

/** A new session: the cookie that carries it, and the first bearer. */
export type OpenedSession = { cookie: string; signedIn: SignedIn }

export type SessionsDeps = {
  db: Database
  clock: Clock
  users: UsersService
  limits: Limits
  accessLog: AccessLog
  billing: BillingService
}

/** Somebody who logs in more often loses the session that was used the longest ago. */
const MAX_SESSIONS = 100

export class SessionsService {
  /** Decides before every session, and before somebody is asked for more. */
  readonly admission: Admission
  private readonly deps: SessionsDeps
  constructor(deps: SessionsDeps) {
    this.deps = deps
    this.admission = new Admission(deps.billing)
  }

  async open(tx: Transaction, userId: string, userAgent: string, way: WayIn): Promise<OpenedSession> {
    const { twoFactor } = await this.admission.admit(tx, userId, way)
    const cookie = newToken()
    const now = this.deps.clock.now()
    const id = randomUUID()
    await sessions.insert(tx, {
      id,
      userId,
      tokenHash: hashToken(cookie),
      userAgent: userAgent.slice(0, 300),
      twoFactor,
      singleSignOn: way === 'single_sign_on',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: later(now, sessionLifetime),
    })
    await sessions.endOldest(tx, userId, { keep: MAX_SESSIONS })
    return { cookie, signedIn: await this.issueBearer(tx, id, userId) }
  }

  async issueBearer(tx: Transaction, sessionId: string, userId: string): Promise<SignedIn> {
    const token = newToken()
    const expiresAt = later(this.deps.clock.now(), bearerLifetime)
    await sessions.insertBearer(tx, { tokenHash: hashToken(token), sessionId, expiresAt })
    return { token, expiresAt: expiresAt.toISOString(), user: await this.deps.users.view(tx, userId) }
  }

  async refresh(cookie: string | undefined): Promise<SignedIn> {
    const { db, clock, limits } = this.deps
    const known = cookie ? await sessions.findByCookie(db.read, hashToken(cookie), clock.now()) : undefined
    if (!known) throw new AppError('not_signed_in')
    await limits.count([refreshBySession, known.id])
    return db.transaction(async tx => {
      const now = this.deps.clock.now()
      const session = cookie ? await sessions.findByCookie(tx, hashToken(cookie), now) : undefined
      const [admitted] = await this.admission.stillAdmitted(tx, session ? [session] : [])
      if (!session || !admitted) throw new AppError('not_signed_in')
      await sessions.touch(tx, session.id, now, later(now, sessionLifetime))
      return this.issueBearer(tx, session.id, session.userId)
    })
  }

  memberByBearer(token: string): Promise<Member | null> {
    return sessions.memberByBearer(this.deps.db.read, hashToken(token), this.deps.clock.now())
  }

  memberByCookie(cookie: string): Promise<Member | null> {
    return sessions.memberByCookie(this.deps.db.read, hashToken(cookie), this.deps.clock.now())
  }

  /** Of these members, those whose session is still open in the same organization, and admitted by its rules. */
  async stillSignedIn<M extends Pick<Member, 'sessionId' | 'organizationId'>>(members: M[]): Promise<Set<M>> {
    const ids = [...new Set(members.map(({ sessionId }) => sessionId))]
    const { db, clock } = this.deps
    const open = await sessions.withinTheirRules(db.read, ids, clock.now())
    const admitted = await this.admission.stillAdmitted(db.read, open)
    const organizationOf = new Map(
      admitted.map(({ sessionId, organizationId }) => [sessionId, organizationId]),
    )
    return new Set(
      members.filter(({ sessionId, organizationId }) => organizationOf.get(sessionId) === organizationId),
    )
  }

  /** A program's key has no session; it is checked with every request. */
  async isSignedIn(member: Member): Promise<boolean> {
    if (member.apiKey) return true
    return (await this.stillSignedIn([member])).size > 0
  }

  async list(member: Member): Promise<Session[]> {
    const { read } = this.deps.db
    const found = await sessions.listOf(read, member.userId, this.deps.clock.now())
    return found.map(session => ({
      id: session.id,
      current: session.id === member.sessionId,
      device: session.userAgent,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    }))
  }

  end(member: Member, which: string): Promise<{ ended: number }> {
    return this.deps.db.transaction(async tx => {
      const { userId, sessionId } = member
      const ended =
        which === 'all'
          ? await sessions.endAll(tx, userId, { except: sessionId })
          : await sessions.end(tx, userId, which)
      if (ended === 0 && which !== 'all') throw new AppError('not_found')
      if (which === sessionId) await this.deps.accessLog.record(tx, { kind: 'logout', userId })
      else if (ended > 0)
        await this.deps.accessLog.record(tx, {
          kind: 'sessions_revoked',
          userId,
          details: { sessions: ended },
        })
      return { ended }
    })
  }

  async endAll(tx: Transaction, userId: string, options: { except?: string } = {}) {
    await sessions.endAll(tx, userId, options)
  }

  /** The session a second factor was set up in has shown it; without factors, no session has. */
  async setTwoFactor(tx: Transaction, userId: string, twoFactor: boolean, only?: string) {
    await sessions.setTwoFactor(tx, userId, twoFactor, only)
  }

  /** Where more people rely on an account now, the provider of one organization counts as one factor only. */
  async distrustSingleSignOn(tx: Transaction, userId: string) {
    await sessions.distrustSingleSignOn(tx, userId)
  }

  purge() {
    return this.deps.db.transaction(tx => sessions.purge(tx, this.deps.clock.now()))
  }
}
