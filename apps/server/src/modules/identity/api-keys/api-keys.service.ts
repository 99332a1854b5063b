import { randomUUID } from 'node:crypto'
import {
  API_KEY_START,
  type ApiKey,
  apiScopeFor,
  type BodyOf,
  type createApiKey,
  type Endpoint,
  endpoints,
  MAX_API_KEYS,
  type ResponseOf,
} from '@plumbline/contract'
import { dayOf } from '@plumbline/domain'
import { type Clock, days, later, minutes } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import { type Limits, limit } from '../../../platform/http/limits'
import type { Member } from '../../../platform/http/member'
import { UNUSABLE_MAIL_DOMAIN } from '../../../platform/mail/mailer'
import { hashPassword, hashToken, newToken } from '../../../platform/secrets'
import type { BillingService } from '../../billing/billing/billing.service'
import type { AccessLog } from '../access-log/access-log.service'
import { fullName, type UsersService } from '../users/users.service'
import { apiKeysRepository as apiKeys, type StoredApiKey } from './api-keys.repository'

export type ApiKeysDeps = {
  db: Database
  clock: Clock
  limits: Limits
  accessLog: AccessLog
  billing: BillingService
  users: UsersService
}

/** Nobody where an account is deleted. */
type RevokedBy = { organizationId: string; userId: string | null }

/** As much of a key as tells it from others. */
const PREFIX_LENGTH = 12
/** How exact the time of the last use is; a busy key doesn't write it with every request. */
const lastUsedPrecision = minutes(1)

const scopes = new Map(endpoints.map(({ endpoint }) => [endpoint, apiScopeFor(endpoint)]))

/** Keys with which an organization's own programs call the API. */
export class ApiKeysService {
  private readonly deps: ApiKeysDeps
  constructor(deps: ApiKeysDeps) {
    this.deps = deps
  }

  async list({ organizationId }: Member): Promise<ApiKey[]> {
    const found = await apiKeys.list(this.deps.db.read, organizationId)
    return found.map(({ key, creator }) => present(key, creator ? fullName(creator) : null))
  }

  async create(
    member: Member,
    { name, scopes, expiresInDays, requestsPerMinute }: BodyOf<typeof createApiKey>,
  ): Promise<ResponseOf<typeof createApiKey>> {
    const { db, clock, billing, users, accessLog } = this.deps
    const { organizationId, userId } = member
    await billing.require(db.read, organizationId, 'apiAccess')
    const key = `${API_KEY_START}${newToken()}`
    const passwordHash = await hashPassword(newToken())
    const now = clock.now()
    return db.transaction(async tx => {
      await apiKeys.lockOrganization(tx, organizationId)
      if ((await apiKeys.count(tx, organizationId)) >= MAX_API_KEYS)
        throw new AppError('too_many_api_keys', { params: { limit: String(MAX_API_KEYS) } })
      const id = randomUUID()
      const account = await users.create(tx, { name, email: `${id}@${UNUSABLE_MAIL_DOMAIN}`, passwordHash })
      const stored: StoredApiKey = {
        id,
        organizationId,
        userId: account,
        name,
        prefix: key.slice(0, PREFIX_LENGTH),
        tokenHash: hashToken(key),
        scopes: [...new Set(scopes)],
        requestsPerMinute: Number(requestsPerMinute),
        createdBy: userId,
        createdAt: now,
        expiresAt: later(now, days(Number(expiresInDays))),
        lastUsedAt: null,
        revokedAt: null,
      }
      await apiKeys.insert(tx, stored)
      await accessLog.record(tx, {
        kind: 'api_key_created',
        userId,
        organizationId,
        details: {
          name,
          prefix: stored.prefix,
          scopes: stored.scopes.join(' '),
          expires: dayOf(stored.expiresAt, await billing.timeZoneOf(tx, organizationId)),
        },
      })
      const creator = await users.find(tx, userId)
      return { apiKey: present(stored, creator ? fullName(creator) : null), key }
    })
  }

  revoke(member: Member, id: string): Promise<Record<string, never>> {
    return this.deps.db.transaction(async tx => {
      if ((await this.revokeWithin(tx, member, { id })) === 0) throw notFound()
      return {}
    })
  }

  /** Whoever created a key has seen it, so it ends when they stop being an admin. */
  revokeCreatedBy(tx: Transaction, by: RevokedBy, userId: string) {
    return this.revokeWithin(tx, by, { createdBy: userId })
  }

  private async revokeWithin(
    tx: Transaction,
    { organizationId, userId }: RevokedBy,
    which: { id: string } | { createdBy: string },
  ) {
    const revoked = await apiKeys.revoke(tx, organizationId, which, this.deps.clock.now())
    for (const { name, prefix } of revoked)
      await this.deps.accessLog.record(tx, {
        kind: 'api_key_revoked',
        userId,
        organizationId,
        details: { name, prefix },
      })
    return revoked.length
  }

  /** Who calls with a key. Unknown, expired and revoked keys are rejected alike. */
  async authenticate(token: string, endpoint: Endpoint): Promise<Member> {
    const { db, clock, limits, billing } = this.deps
    const now = clock.now()
    const key = await apiKeys.byToken(db.read, hashToken(token), now)
    if (!key) throw new AppError('api_key_invalid')
    const { id, userId, organizationId, name, requestsPerMinute, expiresAt, lastUsedAt } = key
    await this.count(limits, id, requestsPerMinute)
    const scope = scopes.get(endpoint) ?? null
    if (!scope) throw new AppError('api_key_forbidden')
    if (!key.scopes.includes(scope)) throw new AppError('api_key_scope', { params: { scope } })
    if (!(await billing.allows(db.read, organizationId, 'apiAccess'))) throw new AppError('api_key_plan')
    if (!lastUsedAt || lastUsedAt <= later(now, -lastUsedPrecision))
      await db.transaction(tx => apiKeys.touch(tx, id, now))
    return {
      userId,
      organizationId,
      role: 'manager',
      language: 'en',
      sessionId: id,
      bearerExpiresAt: expiresAt,
      apiKey: { id, name },
    }
  }

  private async count(limits: Limits, id: string, requestsPerMinute: number) {
    try {
      await limits.count([limit(`api-key:${requestsPerMinute}`, requestsPerMinute, 60), id])
    } catch (error) {
      if (!(error instanceof AppError) || error.retryAfter === undefined) throw error
      throw new AppError('api_key_limit', {
        retryAfter: error.retryAfter,
        params: { limit: String(requestsPerMinute) },
      })
    }
  }
}

const present = (key: StoredApiKey, createdBy: string | null): ApiKey => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  requestsPerMinute: key.requestsPerMinute,
  createdBy,
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt.toISOString(),
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
})
