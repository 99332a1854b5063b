import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  type createWebhook,
  type DeliveryEvent,
  type listWebhookDeliveries,
  MAX_WEBHOOKS,
  type QueryOf,
  type ResponseOf,
  type rotateWebhookSecret,
  type updateWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
} from '@plumbline/contract'
import { rowsBefore } from '@plumbline/list-engine/paging'
import { loadFormatter } from '@plumbline/messages'
import { type Clock, days, later } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { Jobs } from '../../../platform/jobs/jobs'
import { OutgoingError } from '../../../platform/outgoing/fault'
import type { Outgoing } from '../../../platform/outgoing/outgoing'
import type { SecretBox } from '../../../platform/secret-box'
import type { AccessLog } from '../../identity/access-log/access-log.service'
import type { EventsService } from '../../insights/events/events.service'
import { chatBody, chatMessage, chatTest } from './chat-messages'
import type { DeliveriesService } from './deliveries.service'
import { presentDelivery, presentWebhook } from './present-webhook'
import { type EventRecords, jsonBody, jsonTest, type ProductEvent } from './product-events'
import { newSecret } from './signature'
import { sendDeliveries } from './webhooks.jobs'
import {
  deliveriesRepository as deliveries,
  type StoredDelivery,
  type StoredWebhook,
  webhooksRepository as webhooks,
} from './webhooks.repository'
import { secretOwner } from './webhooks.upkeep'

/** How long the secret before a rotation still signs, so that receivers can be changed without a gap. */
const oldSecretLifetime = days(1)

export type WebhooksDeps = {
  db: Database
  clock: Clock
  jobs: Jobs
  outgoing: Outgoing
  appUrl: string
  events: EventsService
  config: { outgoing: { allowedHosts: string[] } }
  deliveries: DeliveriesService
  secretBox: SecretBox
  accessLog: AccessLog
}

/** Nobody where the product itself did it. */
export type EventAuthor = { organizationId: string; userId: string | null }

export class WebhooksService {
  private readonly deps: WebhooksDeps
  constructor(deps: WebhooksDeps) {
    this.deps = deps
  }

  async list({ organizationId }: Member): Promise<Webhook[]> {
    return (await webhooks.list(this.deps.db.read, organizationId)).map(presentWebhook)
  }

  async create(
    member: Member,
    { name, kind, url, events, language = member.language }: BodyOf<typeof createWebhook>,
  ): Promise<ResponseOf<typeof createWebhook>> {
    await this.requirePublic(url)
    const { organizationId } = member
    const id = randomUUID()
    const secret = kind === 'json' ? newSecret() : null
    const webhook: StoredWebhook = {
      id,
      organizationId,
      name,
      kind,
      url,
      events: [...new Set(events)],
      language,
      enabled: true,
      secret: secret && this.deps.secretBox.seal(secret, secretOwner(id)),
      oldSecret: null,
      oldSecretUntil: null,
      failingSince: null,
      disabledAt: null,
      createdAt: this.deps.clock.now(),
    }
    await this.deps.db.transaction(async tx => {
      await webhooks.lockOrganization(tx, organizationId)
      if ((await webhooks.count(tx, organizationId)) >= MAX_WEBHOOKS)
        throw new AppError('too_many_webhooks', { params: { limit: String(MAX_WEBHOOKS) } })
      await webhooks.insert(tx, webhook)
      await this.record(tx, member, 'webhook_created', webhook)
    })
    return { webhook: presentWebhook(webhook), secret }
  }

  async update(
    member: Member,
    id: string,
    { name, url, events, language, enabled }: BodyOf<typeof updateWebhook>,
  ): Promise<Webhook> {
    const { organizationId } = member
    await this.findOr404(organizationId, id)
    if (url !== undefined) await this.requirePublic(url)
    const changes = {
      ...(name !== undefined && { name }),
      // Another address starts without the failures of the one before.
      ...(url !== undefined && { url, failingSince: null }),
      ...(events && { events: [...new Set(events)] }),
      ...(language && { language }),
      ...(enabled !== undefined && { enabled }),
      ...(enabled && { disabledAt: null, failingSince: null }),
    }
    return this.deps.db.transaction(async tx => {
      const changed =
        Object.keys(changes).length > 0
          ? await webhooks.update(tx, organizationId, id, changes)
          : await webhooks.find(tx, organizationId, id)
      if (!changed) throw notFound()
      if (enabled === false) await deliveries.failPending(tx, id)
      if (url !== undefined) await this.record(tx, member, 'webhook_changed', changed)
      return presentWebhook(changed)
    })
  }

  async remove(member: Member, id: string): Promise<Record<string, never>> {
    const { organizationId } = member
    const webhook = await this.findOr404(organizationId, id)
    return this.deps.db.transaction(async tx => {
      if (!(await webhooks.remove(tx, organizationId, id))) throw notFound()
      await this.record(tx, member, 'webhook_removed', webhook)
      return {}
    })
  }

  async rotateSecret(member: Member, id: string): Promise<ResponseOf<typeof rotateWebhookSecret>> {
    const { organizationId } = member
    const webhook = await this.findOr404(organizationId, id)
    if (webhook.kind !== 'json') throw new AppError('webhook_unsigned')
    const secret = newSecret()
    const oldSecretUntil = later(this.deps.clock.now(), oldSecretLifetime)
    const sealed = this.deps.secretBox.seal(secret, secretOwner(id))
    const changes = { secret: sealed, oldSecret: webhook.secret, oldSecretUntil }
    await this.deps.db.transaction(async tx => {
      await webhooks.update(tx, organizationId, id, changes)
      await this.record(tx, member, 'webhook_changed', webhook)
    })
    return { secret, oldSecretUntil: oldSecretUntil.toISOString() }
  }

  /** The host tells where the organization's data goes; the rest of an address can be a secret. */
  private record(
    tx: Transaction,
    { organizationId, userId }: Member,
    kind: 'webhook_created' | 'webhook_changed' | 'webhook_removed',
    { name, url }: StoredWebhook,
  ) {
    const details = { name, host: new URL(url).host }
    return this.deps.accessLog.record(tx, { kind, organizationId, userId, details })
  }

  async listDeliveries(
    { organizationId }: Member,
    id: string,
    paging: QueryOf<typeof listWebhookDeliveries>,
  ): Promise<ResponseOf<typeof listWebhookDeliveries>> {
    await this.findOr404(organizationId, id)
    const page = { offset: rowsBefore(paging), limit: paging.pageSize }
    const { items, total } = await deliveries.page(this.deps.db.read, organizationId, id, page)
    return { items: items.map(presentDelivery), total, ...paging }
  }

  /** Sent while the admin waits, also to a webhook that is off. */
  async test({ organizationId }: Member, id: string): Promise<WebhookDelivery> {
    const webhook = await this.findOr404(organizationId, id)
    const now = this.deps.clock.now()
    const { appUrl, db } = this.deps
    const body =
      webhook.kind === 'json'
        ? jsonTest(now, appUrl)
        : chatBody(webhook.kind, chatTest({ formatter: await loadFormatter(webhook.language), appUrl }))
    const delivery = newDelivery(webhook, 'test', body, now)
    // No worker takes it: a test that fails is not tried again.
    await db.transaction(tx =>
      deliveries.insertAll(tx, [{ ...delivery, state: 'failed', nextAttemptAt: null }]),
    )
    return this.sendNow(organizationId, delivery.id)
  }

  async resend({ organizationId }: Member, id: string): Promise<WebhookDelivery> {
    return this.sendNow(organizationId, id)
  }

  private async sendNow(organizationId: string, id: string): Promise<WebhookDelivery> {
    const { read } = this.deps.db
    const attempt = await deliveries.find(read, organizationId, id)
    if (!attempt) throw notFound()
    await this.deps.deliveries.send(attempt)
    const sent = await deliveries.find(read, organizationId, id)
    if (!sent) throw notFound()
    return presentDelivery(sent.delivery)
  }

  /**
   * Records what happened to the records with these ids, and queues it for every webhook that wants to know, in the
   * transaction of the change itself. `load` is called only if there is one.
   */
  async publish<E extends WebhookEvent>(
    tx: Transaction,
    author: EventAuthor,
    event: E,
    ids: readonly string[],
    load: () => Promise<EventRecords[E][]>,
  ) {
    const { organizationId } = author
    if (ids.length === 0) return
    const key = `${event.split('.')[0]}_id`
    const data = ids.map(id => ({ [key]: id }))
    // Suggestions record each of their steps themselves.
    if (event !== 'suggestion.decided') await this.deps.events.recordAll(tx, author, event, data)
    const subscribed = await webhooks.subscribed(tx, organizationId, event)
    if (subscribed.length === 0) return
    const events = (await load()).map(record => ({ event, record }) as ProductEvent)
    if (events.length === 0) return
    const now = this.deps.clock.now()
    const rows: StoredDelivery[] = []
    for (const webhook of subscribed)
      for (const body of await this.bodiesFor(webhook, event, events, now))
        rows.push(newDelivery(webhook, event, body, now))
    await deliveries.insertAll(tx, rows)
    await this.deps.jobs.enqueue(tx, sendDeliveries, {})
  }

  /** A program gets one delivery for each record; a chat gets one message for all of them. */
  private async bodiesFor(
    { kind, language }: StoredWebhook,
    event: WebhookEvent,
    events: readonly ProductEvent[],
    now: Date,
  ): Promise<string[]> {
    const { appUrl } = this.deps
    if (kind === 'json') return events.map(each => jsonBody(each, now, appUrl))
    const formatter = await loadFormatter(language)
    return [chatBody(kind, chatMessage(event, events, { formatter, language, appUrl }))]
  }

  /** Checked again before each delivery; here the admin learns of it while they can still change it. */
  private async requirePublic(url: string) {
    const { outgoing, config } = this.deps
    const { protocol, host } = new URL(url)
    if (protocol !== 'https:' && !config.outgoing.allowedHosts.includes(host))
      throw new AppError('invalid', { fields: { url: 'webhook_url_invalid' } })
    try {
      await outgoing.checkAddress(url)
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      const isPrivate = error.fault === 'address_not_allowed'
      throw new AppError('invalid', {
        fields: { url: isPrivate ? 'webhook_address_private' : 'webhook_host_unknown' },
      })
    }
  }

  private async findOr404(organizationId: string, id: string): Promise<StoredWebhook> {
    const found = await webhooks.find(this.deps.db.read, organizationId, id)
    if (!found) throw notFound()
    return found
  }
}

const newDelivery = (
  { id: webhookId, organizationId }: StoredWebhook,
  event: DeliveryEvent,
  body: string,
  now: Date,
): StoredDelivery => ({
  id: randomUUID(),
  organizationId,
  webhookId,
  event,
  body,
  state: 'pending',
  attempts: 0,
  responseStatus: null,
  fault: null,
  responseBody: '',
  createdAt: now,
  lastAttemptAt: null,
  nextAttemptAt: now,
})
