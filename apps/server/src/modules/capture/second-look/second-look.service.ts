import type {
  BodyOf,
  SecondLookSettings,
  SecondLookTrial,
  saveSecondLook,
  switchSecondLook,
} from '@plumbline/contract'
import type { LanguageModelOptions, SecondLook } from '@plumbline/inference'
import { visionUrl } from '@plumbline/inference/vision-model/ask'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Config } from '../../../config'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { OutgoingError } from '../../../platform/outgoing/fault'
import type { Outgoing } from '../../../platform/outgoing/outgoing'
import type { SecretBox } from '../../../platform/secret-box'
import { fullName, type UsersService } from '../../identity/users/users.service'
import type { EventsService } from '../../insights/events/events.service'
import { secondLookRepository as models, type StoredVisionModel } from './second-look.repository'
import { secretOwner } from './second-look.upkeep'
import { postBy } from './vision-requests'

export type SecondLookDeps = {
  db: Database
  clock: Clock
  config: Pick<Config, 'hostedModel' | 'outgoing' | 'visionAllowedHosts'>
  secretBox: SecretBox
  events: EventsService
  users: UsersService
  /** For the models of organizations, and for the installation's own. */
  requests: { organization: Outgoing; installation: Outgoing }
}

const hostOf = (baseUrl: string | null | undefined) => new URL(visionUrl(baseUrl ? { baseUrl } : {})).host

type Destination = Pick<StoredVisionModel, 'provider' | 'baseUrl'>
const isSameHost = (one: Destination, other: Destination) =>
  one.provider === other.provider && hostOf(one.baseUrl) === hostOf(other.baseUrl)

/** Which vision model takes a second look at an organization's photos, and who decided that. */
export class SecondLookService {
  private readonly deps: SecondLookDeps
  constructor(deps: SecondLookDeps) {
    this.deps = deps
  }

  get({ organizationId }: Member) {
    return this.view(this.deps.db.read, organizationId)
  }

  async save(member: Member, body: BodyOf<typeof saveSecondLook>): Promise<SecondLookSettings> {
    const { db, clock, secretBox } = this.deps
    const { organizationId } = member
    const { provider, model, apiKey } = body
    const baseUrl = provider === 'anthropic' ? null : (body.baseUrl ?? null)
    if (provider === 'openai-compatible') await this.requireReachable(baseUrl)
    return db.transaction(async tx => {
      const known = await models.findForUpdate(tx, organizationId)
      // A stored key is never sent to another host than the one it is for, and neither is consent.
      const kept = known && isSameHost(known, { provider, baseUrl }) ? known : undefined
      if (provider === 'anthropic' && !apiKey && !kept?.apiKey)
        throw new AppError('invalid', { fields: { apiKey: 'required' } })
      await models.save(tx, {
        organizationId,
        provider,
        model,
        baseUrl,
        apiKey: apiKey ? secretBox.seal(apiKey, secretOwner(organizationId)) : (kept?.apiKey ?? null),
        enabled: kept?.enabled ?? false,
        confirmedBy: kept?.confirmedBy ?? null,
        confirmedAt: kept?.confirmedAt ?? null,
        updatedAt: clock.now(),
      })
      if (known?.enabled && !kept) await this.record(tx, member, 'disabled', known)
      return this.view(tx, organizationId)
    })
  }

  /** Whoever switches it on names the host that photos are sent to, as the screen showed it. */
  switch(member: Member, { enabled, host }: BodyOf<typeof switchSecondLook>): Promise<SecondLookSettings> {
    const { db, clock } = this.deps
    const { organizationId, userId } = member
    return db.transaction(async tx => {
      const known = await models.findForUpdate(tx, organizationId)
      if (!known) throw notFound()
      if (enabled && host !== hostOf(known.baseUrl))
        throw new AppError('invalid', { fields: { host: 'not_an_option' } })
      if (known.enabled !== enabled) {
        const now = clock.now()
        const confirmed = enabled ? { confirmedBy: userId, confirmedAt: now } : {}
        await models.save(tx, { ...known, ...confirmed, enabled, updatedAt: now })
        await this.record(tx, member, enabled ? 'enabled' : 'disabled', known)
      }
      return this.view(tx, organizationId)
    })
  }

  /** Asks about a drawing of ours, also while it is off. */
  async try({ organizationId }: Member): Promise<SecondLookTrial> {
    const known = await models.find(this.deps.db.read, organizationId)
    if (!known) throw notFound()
    const { tryModel } = await import('@plumbline/inference/vision-model/try-model')
    const reply = await tryModel(this.ownLook(known))
    return typeof reply === 'string' ? { answer: null, seen: '', fault: reply } : { ...reply, fault: null }
  }

  remove(member: Member): Promise<SecondLookSettings> {
    return this.deps.db.transaction(async tx => {
      const known = await models.findForUpdate(tx, member.organizationId)
      await models.remove(tx, member.organizationId)
      if (known?.enabled) await this.record(tx, member, 'disabled', known)
      return this.view(tx, member.organizationId)
    })
  }

  /** The model that is asked about somebody's photo; nobody's who declined. */
  async lookAt(
    db: ReadHandle,
    { organizationId, requestedBy }: { organizationId: string; requestedBy: string | null },
    facesAreHidden: boolean,
  ): Promise<SecondLook | undefined> {
    const { users, config, requests } = this.deps
    const own = await models.find(db, organizationId)
    if (own)
      return own.enabled && !(await users.declinesModels(db, organizationId, requestedBy))
        ? { ...this.ownLook(own), facesAreHidden }
        : undefined
    const { hostedModel: model } = config
    if (!model || !(await users.usesAdvancedModels(db, organizationId, requestedBy))) return undefined
    return { model, post: postBy(requests.installation), facesAreHidden }
  }

  private ownLook({ organizationId, provider, model, baseUrl, apiKey }: StoredVisionModel) {
    const { secretBox, requests } = this.deps
    const options: LanguageModelOptions = {
      provider,
      model,
      ...(baseUrl && { baseUrl }),
      ...(apiKey && { apiKey: secretBox.open(apiKey, secretOwner(organizationId)) }),
    }
    return { model: options, post: postBy(requests.organization) }
  }

  /** Checked again with each request; here the admin learns of it while they can still change it. */
  private async requireReachable(baseUrl: string | null) {
    const { requests, config } = this.deps
    if (!baseUrl) throw new AppError('invalid', { fields: { baseUrl: 'required' } })
    const { protocol, host, username, password, search, hash } = new URL(baseUrl)
    const invalid = new AppError('invalid', { fields: { baseUrl: 'vision_url_invalid' } })
    // A key in the address would be shown with it.
    if (username || password || search || hash) throw invalid
    try {
      await requests.organization.checkAddress(baseUrl)
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      const isPrivate = error.fault === 'address_not_allowed'
      throw new AppError('invalid', {
        fields: { baseUrl: isPrivate ? 'vision_address_private' : 'vision_host_unknown' },
      })
    }
    const named = [...config.outgoing.allowedHosts, ...config.visionAllowedHosts]
    if (protocol !== 'https:' && !named.includes(host)) throw invalid
  }

  private record(tx: Transaction, member: Member, change: 'enabled' | 'disabled', known: StoredVisionModel) {
    const data = { host: hostOf(known.baseUrl), model: known.model }
    return this.deps.events.recordWithin(tx, member, {
      event: `second_look.${change}`,
      source: 'product',
      data,
    })
  }

  private async view(db: ReadHandle, organizationId: string): Promise<SecondLookSettings> {
    const { hostedModel } = this.deps.config
    const known = await models.find(db, organizationId)
    const confirmer = known && (await models.confirmedBy(db, organizationId))
    return {
      model: known
        ? {
            provider: known.provider,
            model: known.model,
            baseUrl: known.baseUrl,
            host: hostOf(known.baseUrl),
            hasKey: known.apiKey !== null,
            enabled: known.enabled,
            confirmedBy: confirmer ? fullName(confirmer) : null,
            confirmedAt: known.confirmedAt?.toISOString() ?? null,
          }
        : null,
      installation: hostedModel ? { model: hostedModel.model, host: hostOf(hostedModel.baseUrl) } : null,
    }
  }
}
