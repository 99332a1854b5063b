import { Email, type SsoOutcome } from '@plumbline/contract'
import type { Logger } from 'pino'
import { type Clock, later, minutes } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { isDuplicate } from '../../../platform/db/database-errors'
import { AppError } from '../../../platform/http/errors'
import { OutgoingError } from '../../../platform/outgoing/fault'
import type { SecretBox } from '../../../platform/secret-box'
import { hashPassword, hashToken, newToken } from '../../../platform/secrets'
import type { BillingService } from '../../billing/billing/billing.service'
import type { AccessLog } from '../access-log/access-log.service'
import type { OrganizationsService } from '../organizations/organizations.service'
import type { OpenedSession, SessionsService } from '../sessions/sessions.service'
import type { StoredUser, UsersService } from '../users/users.service'
import { type IdentityProviders, providerFault, type SignedInPerson } from './identity-provider'
import { type StoredConnection, ssoRepository as sso } from './sso.repository'
import { secretOwner } from './sso.upkeep'
import { redirectUri } from './sso-settings.service'

/** How long somebody may take at their identity provider. */
export const attemptLifetime = minutes(10)
const MAX_NAME = 100

export type SsoDeps = {
  db: Database
  clock: Clock
  log: Logger
  appUrl: string
  secretBox: SecretBox
  accessLog: AccessLog
  billing: BillingService
  organizations: OrganizationsService
  sessions: SessionsService
  users: UsersService
  providers: IdentityProviders
}

/** Why a login by single sign-on goes no further. */
class Rejected extends Error {
  override name = 'Rejected'
  readonly outcome: SsoOutcome
  constructor(outcome: SsoOutcome) {
    super(outcome)
    this.outcome = outcome
  }
}

type Finished = { outcome: SsoOutcome; opened?: OpenedSession }
type Callback = { search: string; state: string; browser: string | undefined; userAgent: string }
type Person = SignedInPerson & { email: string }

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)

/** Logs people in through the identity provider of their organization. */
export class SsoService {
  private readonly deps: SsoDeps
  constructor(deps: SsoDeps) {
    this.deps = deps
  }

  /** `browser` is the secret in the cookie of whoever begins. */
  async begin(email: string, browser: string): Promise<{ url: string }> {
    const { db, clock, billing, providers, appUrl, log } = this.deps
    const connection = await sso.ownerOf(db.read, domainOf(email))
    if (!connection || !(await billing.allows(db.read, connection.organizationId, 'singleSignOn')))
      throw new AppError('sso_unknown')
    const begun = await providers
      .begin(this.providerOf(connection), redirectUri(appUrl), email)
      .catch((error: unknown) => {
        const { organizationId } = connection
        log.warn({ fault: providerFault(error), organizationId }, 'single sign-on could not begin')
        throw new AppError('sso_unavailable')
      })
    await db.transaction(tx =>
      sso.insertAttempt(tx, {
        stateHash: hashToken(begun.state),
        organizationId: connection.organizationId,
        browserHash: hashToken(browser),
        nonce: begun.nonce,
        codeVerifier: begun.codeVerifier,
        expiresAt: later(clock.now(), attemptLifetime),
      }),
    )
    return { url: begun.url }
  }

  async finish(callback: Callback): Promise<Finished> {
    try {
      return { outcome: 'done', opened: await this.logIn(callback) }
    } catch (error) {
      if (error instanceof Rejected) return { outcome: error.outcome }
      throw error
    }
  }

  private async logIn({ search, state, browser, userAgent }: Callback): Promise<OpenedSession> {
    const { db, clock, appUrl } = this.deps
    const attempt = await db.transaction(tx => sso.takeAttempt(tx, hashToken(state), clock.now()))
    if (!attempt || !browser || hashToken(browser) !== attempt.browserHash) throw new Rejected('expired')
    const { organizationId, nonce, codeVerifier } = attempt
    const connection = await sso.connection(db.read, organizationId)
    if (!connection?.enabled) throw new Rejected('rejected')
    const callback = new URL(`${redirectUri(appUrl)}${search}`)
    const person = await this.ask(connection, callback, { state, nonce, codeVerifier })
    const passwordHash = await hashPassword(newToken())
    try {
      return await db.transaction(tx => this.open(tx, connection, person, { passwordHash, userAgent }))
    } catch (error) {
      if (error instanceof AppError && error.code === 'seat_limit') throw new Rejected('no_seat')
      // Two first logins at the same moment: the second one finds the account of the first.
      if (isDuplicate(error, 'users_email_unique') || isDuplicate(error, 'sso_identities_of_user'))
        throw new Rejected('expired')
      throw error
    }
  }

  private async ask(
    connection: StoredConnection,
    callback: URL,
    secrets: { state: string; nonce: string; codeVerifier: string },
  ): Promise<Person> {
    const { db, log, providers, accessLog } = this.deps
    const { organizationId } = connection
    try {
      const person = await providers.finish(this.providerOf(connection), callback, secrets)
      const email = Email.safeParse(person.email)
      if (!email.success || person.emailVerified === false) throw new Rejected('no_email')
      const domains = await sso.domains(db.read, organizationId)
      if (!domains.some(({ domain, verifiedAt }) => verifiedAt && domain === domainOf(email.data)))
        throw new Rejected('foreign_domain')
      return { ...person, email: email.data }
    } catch (error) {
      await db.transaction(tx =>
        accessLog.record(tx, {
          kind: 'login_failed',
          userId: null,
          organizationId,
          details: { reason: 'sso_rejected' },
        }),
      )
      if (error instanceof Rejected) throw error
      log.warn(
        { fault: providerFault(error), organizationId },
        'an identity provider sent somebody back without an identity',
      )
      const isUnreachable = error instanceof OutgoingError || hasCause(error, OutgoingError)
      throw new Rejected(isUnreachable ? 'unavailable' : 'rejected')
    }
  }

  private async open(
    tx: Transaction,
    { organizationId, issuer }: StoredConnection,
    person: Person,
    { passwordHash, userAgent }: { passwordHash: string; userAgent: string },
  ): Promise<OpenedSession> {
    const { sessions, users, accessLog } = this.deps
    const userId =
      (await this.known(tx, organizationId, issuer, person)) ??
      (await this.create(tx, organizationId, issuer, person, passwordHash))
    if (await sessions.admission.isGuardedByOwnFactor(tx, userId)) throw new Rejected('own_factor')
    await users.workIn(tx, userId, organizationId)
    await accessLog.record(tx, { kind: 'sso_login', userId, organizationId, details: { issuer } })
    return sessions.open(tx, userId, userAgent, 'single_sign_on')
  }

  /** By the provider's own name for them; at the first login by their address, which the organization owns. */
  private async known(tx: Transaction, organizationId: string, issuer: string, { subject, email }: Person) {
    const { users, clock, organizations, sessions } = this.deps
    const identity = await sso.identity(tx, { organizationId, issuer, subject })
    const user = identity ? await users.find(tx, identity.userId) : await users.findByEmail(tx, email)
    if (!user) return undefined
    // A stranger can sign up with any address; the owner of its domain says whose it is.
    if (!user.emailVerifiedAt && !(await organizations.findMember(tx, organizationId, user.id))) {
      await users.releaseAddress(tx, user.id)
      await sessions.endAll(tx, user.id)
      return undefined
    }
    await this.requireOwnMember(tx, organizationId, user)
    if (!identity) {
      await sso.insertIdentity(tx, {
        organizationId,
        issuer,
        subject,
        userId: user.id,
        createdAt: clock.now(),
      })
      if (!user.emailVerifiedAt) await users.confirmAddress(tx, user.id)
    }
    return user.id
  }

  /** An account of somebody else's domain is opened by nobody's provider, and neither is one outside the organization. */
  private async requireOwnMember(tx: Transaction, organizationId: string, user: StoredUser) {
    const domains = await sso.domains(tx, organizationId)
    if (!domains.some(({ domain, verifiedAt }) => verifiedAt && domain === domainOf(user.email)))
      throw new Rejected('foreign_domain')
    if (!(await this.deps.organizations.findMember(tx, organizationId, user.id)))
      throw new Rejected('not_member')
  }

  /** A new account takes a seat like any other, and starts with the fewest rights. */
  private async create(
    tx: Transaction,
    organizationId: string,
    issuer: string,
    { subject, email, name }: Person,
    passwordHash: string,
  ) {
    const { billing, organizations, users, clock } = this.deps
    await billing.requireRoom(tx, organizationId, 'users', () => organizations.seatsUsed(tx, organizationId))
    const userId = await users.create(tx, { email, name: plainName(name, email), passwordHash })
    await users.confirmAddress(tx, userId)
    await organizations.join(tx, organizationId, userId, 'user')
    await sso.insertIdentity(tx, { organizationId, issuer, subject, userId, createdAt: clock.now() })
    return userId
  }

  private providerOf({ organizationId, issuer, clientId, clientSecret }: StoredConnection) {
    const secret = this.deps.secretBox.open(clientSecret, secretOwner(organizationId))
    return { issuer, clientId, clientSecret: secret }
  }
}

/** A name from elsewhere, without what could pass for more than a name. */
function plainName(name: string | undefined, email: string) {
  const plain = (name ?? '')
    .replace(/[\p{C}<>]|(?<!\w)\w+:\/\/\S*/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME)
  return plain || email.slice(0, email.indexOf('@'))
}

const hasCause = (error: unknown, kind: typeof OutgoingError): boolean =>
  error instanceof Error && (error.cause instanceof kind || hasCause(error.cause, kind))
