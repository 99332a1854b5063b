import { randomUUID } from 'node:crypto'
import {
  type addSsoDomain,
  type BodyOf,
  MAX_SSO_DOMAINS,
  SSO_RECORD_NAME,
  type SsoChange,
  type SsoSettings,
  type saveSso,
  type switchSso,
} from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Config } from '../../../config'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { isDuplicate } from '../../../platform/db/database-errors'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { OutgoingError } from '../../../platform/outgoing/fault'
import type { Outgoing } from '../../../platform/outgoing/outgoing'
import type { SecretBox } from '../../../platform/secret-box'
import { newToken } from '../../../platform/secrets'
import type { BillingService } from '../../billing/billing/billing.service'
import type { AccessLog } from '../access-log/access-log.service'
import type { SessionsService } from '../sessions/sessions.service'
import { hasTextRecord } from './domain-records'
import type { IdentityProviders } from './identity-provider'
import { type StoredDomain, ssoRepository as sso } from './sso.repository'
import { secretOwner } from './sso.upkeep'

export type SsoSettingsDeps = {
  db: Database
  clock: Clock
  config: Pick<Config, 'dnsServers' | 'outgoing'>
  appUrl: string
  outgoing: Outgoing
  secretBox: SecretBox
  accessLog: AccessLog
  billing: BillingService
  sessions: SessionsService
  providers: IdentityProviders
}

export const redirectUri = (appUrl: string) => `${appUrl}/api/auth/sso/callback`
const recordValue = ({ token }: StoredDomain) => `plumbline-verification=${token}`
const recordName = ({ domain }: StoredDomain) => `${SSO_RECORD_NAME}.${domain}`

/** How an organization's admins set up single sign-on. */
export class SsoSettingsService {
  private readonly deps: SsoSettingsDeps
  constructor(deps: SsoSettingsDeps) {
    this.deps = deps
  }

  get({ organizationId }: Member) {
    return this.view(this.deps.db.read, organizationId)
  }

  async save(
    member: Member,
    { issuer, clientId, clientSecret }: BodyOf<typeof saveSso>,
  ): Promise<SsoSettings> {
    const { db, clock, secretBox } = this.deps
    const { organizationId } = member
    await this.requirePlan(organizationId)
    const known = await sso.connection(db.read, organizationId)
    const isSame = known?.issuer === issuer && known.clientId === clientId
    // A stored secret is never sent to another provider than the one it is from.
    if (!clientSecret && !isSame) throw new AppError('invalid', { fields: { clientSecret: 'required' } })
    const secret = clientSecret ?? secretBox.open(known?.clientSecret ?? '', secretOwner(organizationId))
    await this.requireProvider({ issuer, clientId, clientSecret: secret })
    return db.transaction(async tx => {
      await sso.saveConnection(tx, {
        organizationId,
        issuer,
        clientId,
        clientSecret: secretBox.seal(secret, secretOwner(organizationId)),
        enabled: known?.enabled ?? false,
        required: known?.required ?? false,
        updatedAt: clock.now(),
      })
      await this.record(tx, member, known ? 'changed' : 'connected')
      return this.view(tx, organizationId)
    })
  }

  async switch(member: Member, { enabled, required }: BodyOf<typeof switchSso>): Promise<SsoSettings> {
    const { db, clock } = this.deps
    const { organizationId } = member
    if (enabled || required) await this.requirePlan(organizationId)
    return db.transaction(async tx => {
      const known = await sso.connection(tx, organizationId)
      const domains = await sso.domains(tx, organizationId)
      const next = {
        enabled: enabled ?? known?.enabled ?? false,
        required: required ?? known?.required ?? false,
      }
      if (!next.enabled) next.required = false
      if (!known || (next.enabled && !domains.some(({ verifiedAt }) => verifiedAt)))
        throw new AppError('sso_not_ready')
      if (required && !next.enabled) throw new AppError('sso_not_ready')
      await sso.switch(tx, organizationId, { ...next, updatedAt: clock.now() })
      if (next.enabled !== known.enabled) await this.record(tx, member, next.enabled ? 'enabled' : 'disabled')
      if (next.required !== known.required) {
        await this.record(tx, member, next.required ? 'required' : 'optional')
        if (next.required) await this.endOtherSessions(tx, organizationId)
      }
      return this.view(tx, organizationId)
    })
  }

  remove(member: Member): Promise<SsoSettings> {
    const { organizationId } = member
    return this.deps.db.transaction(async tx => {
      if ((await sso.deleteConnection(tx, organizationId)) > 0) await this.record(tx, member, 'disconnected')
      return this.view(tx, organizationId)
    })
  }

  async addDomain(member: Member, { domain }: BodyOf<typeof addSsoDomain>): Promise<SsoSettings> {
    const { db, clock } = this.deps
    const { organizationId } = member
    await this.requirePlan(organizationId)
    return db.transaction(async tx => {
      if ((await sso.domains(tx, organizationId)).length >= MAX_SSO_DOMAINS)
        throw new AppError('too_many_domains', { params: { limit: String(MAX_SSO_DOMAINS) } })
      const added = await sso.addDomain(tx, {
        id: randomUUID(),
        organizationId,
        domain,
        token: newToken(),
        createdAt: clock.now(),
        verifiedAt: null,
      })
      if (added > 0) await this.record(tx, member, 'domain_added', domain)
      return this.view(tx, organizationId)
    })
  }

  async verifyDomain(member: Member, id: string): Promise<SsoSettings> {
    const { db, clock, config } = this.deps
    const { organizationId } = member
    const domain = await sso.domain(db.read, organizationId, id)
    if (!domain) throw notFound()
    if (domain.verifiedAt) return this.view(db.read, organizationId)
    if (!(await hasTextRecord(recordName(domain), recordValue(domain), config.dnsServers)))
      throw new AppError('domain_unverified')
    try {
      return await db.transaction(async tx => {
        await sso.verifyDomain(tx, organizationId, id, clock.now())
        await this.record(tx, member, 'domain_verified', domain.domain)
        return this.view(tx, organizationId)
      })
    } catch (error) {
      if (isDuplicate(error, 'sso_domains_verified')) throw new AppError('domain_taken')
      throw error
    }
  }

  deleteDomain(member: Member, id: string): Promise<SsoSettings> {
    const { organizationId } = member
    return this.deps.db.transaction(async tx => {
      const deleted = await sso.deleteDomain(tx, organizationId, id)
      if (!deleted) throw notFound()
      await this.record(tx, member, 'domain_removed', deleted.domain)
      // Without a verified domain nobody could get in this way.
      if (!(await sso.domains(tx, organizationId)).some(({ verifiedAt }) => verifiedAt))
        await sso.switch(tx, organizationId, {
          enabled: false,
          required: false,
          updatedAt: this.deps.clock.now(),
        })
      return this.view(tx, organizationId)
    })
  }

  /** Sessions that were opened with a password would otherwise go on for weeks. */
  private async endOtherSessions(tx: Transaction, organizationId: string) {
    for (const id of await sso.memberIds(tx, organizationId))
      if (await this.deps.sessions.admission.isBoundBy(tx, id, organizationId))
        await this.deps.sessions.endAll(tx, id)
  }

  private requirePlan(organizationId: string) {
    const { billing, db } = this.deps
    return billing.require(db.read, organizationId, 'singleSignOn')
  }

  private async requireProvider(provider: { issuer: string; clientId: string; clientSecret: string }) {
    const { outgoing, config, providers } = this.deps
    const { protocol, host } = new URL(provider.issuer)
    if (protocol !== 'https:' && !config.outgoing.allowedHosts.includes(host))
      throw new AppError('invalid', { fields: { issuer: 'issuer_invalid' } })
    try {
      await outgoing.checkAddress(provider.issuer)
      await providers.discover(provider)
    } catch (error) {
      const isPrivate = error instanceof OutgoingError && error.fault === 'address_not_allowed'
      throw new AppError('invalid', {
        fields: { issuer: isPrivate ? 'issuer_private' : 'issuer_unreadable' },
      })
    }
  }

  private record(tx: Transaction, { organizationId, userId }: Member, change: SsoChange, domain?: string) {
    const details = { change, ...(domain && { domain }) }
    return this.deps.accessLog.record(tx, { kind: 'sso_changed', userId, organizationId, details })
  }

  private async view(db: ReadHandle, organizationId: string): Promise<SsoSettings> {
    const { billing, appUrl } = this.deps
    const connection = await sso.connection(db, organizationId)
    const domains = await sso.domains(db, organizationId)
    return {
      isIncluded: await billing.allows(db, organizationId, 'singleSignOn'),
      connection: connection
        ? {
            issuer: connection.issuer,
            clientId: connection.clientId,
            enabled: connection.enabled,
            required: connection.required,
            updatedAt: connection.updatedAt.toISOString(),
          }
        : null,
      domains: domains.map(domain => ({
        id: domain.id,
        domain: domain.domain,
        recordName: recordName(domain),
        recordValue: recordValue(domain),
        verifiedAt: domain.verifiedAt?.toISOString() ?? null,
      })),
      redirectUri: redirectUri(appUrl),
    }
  }
}
