import { setTimeout } from 'node:timers/promises'
import { type DeliveryFault, deliveryFaults } from '@plumbline/contract'
import { type Clock, days, hours, later, minutes } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { OutgoingError } from '../../../platform/outgoing/fault'
import type { Outgoing } from '../../../platform/outgoing/outgoing'
import type { SecretBox } from '../../../platform/secret-box'
import type { NotificationsService } from '../notifications/notifications.service'
import { isPlainSecret, signatureHeaders } from './signature'
import {
  type Attempt,
  deliveriesRepository as deliveries,
  type StoredDelivery,
  type StoredWebhook,
  webhooksRepository as webhooks,
} from './webhooks.repository'
import { secretOwner } from './webhooks.upkeep'

/** How long after each failed attempt the next one is made; after the last one the delivery has failed. */
const retryDelays = [minutes(1), minutes(5), minutes(30), hours(2), hours(5), hours(10), hours(14)]
/** A webhook that fails for this long is turned off, and the admins are told. */
const failuresUntilOff = days(5)
const keptFor = days(30)
/** Longer than any request takes; a worker that dies leaves its deliveries to the others after this. */
const leaseTime = minutes(3)
/** Of all organizations: requests that were just begun, and all that wait for an answer. */
const CONCURRENCY = 20
const MAX_RUNNING = 100
/** A request that takes longer waits for a slow receiver and gives its place to others. */
const SLOW_MS = 1_000
/** The receiver says that it is gone for good. */
const GONE = 410

export type DeliveriesDeps = {
  db: Database
  clock: Clock
  outgoing: Outgoing
  secretBox: SecretBox
  version: string
  notifications: NotificationsService
}
type Outcome = Pick<StoredDelivery, 'responseStatus' | 'fault' | 'responseBody'>
type Running = { webhook: StoredWebhook; since: number }

/** Sends deliveries and keeps what came back. At least once: a receiver knows a repeated one by its id. */
export class DeliveriesService {
  private readonly deps: DeliveriesDeps
  constructor(deps: DeliveriesDeps) {
    this.deps = deps
  }

  /** Sends everything that is due. What is sent to slow receivers waits for them; others take their places. */
  async sendDue() {
    const running = new Map<Promise<void>, Running>()
    const failed: unknown[] = []
    const start = (attempt: Attempt) => {
      const sending = this.send(attempt)
        .catch(error => void failed.push(error))
        .finally(() => running.delete(sending))
      running.set(sending, { webhook: attempt.webhook, since: performance.now() })
    }
    for (;;) {
      const claimed = await this.claim([...running.values()])
      claimed.forEach(start)
      if (claimed.length === 0 && running.size === 0) break
      // What became due in the meantime isn't left to wait for a slow receiver.
      await Promise.race([...running.keys(), setTimeout(SLOW_MS, undefined, { ref: false })])
    }
    if (failed.length > 0) throw failed[0]
  }

  /** As much as has room beside what is being sent. */
  private claim(all: Running[]): Promise<Attempt[]> {
    const { db, clock } = this.deps
    const isPrompt = ({ since }: Running) => performance.now() - since < SLOW_MS
    const running = all.map(({ webhook }) => webhook)
    const prompt = all.filter(isPrompt).map(({ webhook }) => webhook)
    const limit = Math.min(CONCURRENCY - prompt.length, MAX_RUNNING - running.length)
    if (limit <= 0) return Promise.resolve([])
    const now = clock.now()
    return db.transaction(tx =>
      deliveries.claimDue(tx, now, later(now, leaseTime), { limit, running, prompt }),
    )
  }

  /** One attempt, and what it means for the delivery and its webhook. */
  async send({ delivery, webhook }: Attempt): Promise<void> {
    const outcome = await this.post(delivery, webhook)
    await this.deps.db.transaction(tx => this.settle(tx, delivery, webhook, outcome))
  }

  async removeOld() {
    await this.deps.db.transaction(tx => deliveries.removeBefore(tx, later(this.deps.clock.now(), -keptFor)))
  }

  private async post({ id, body }: StoredDelivery, webhook: StoredWebhook): Promise<Outcome> {
    const at = this.deps.clock.now()
    const { secret, oldSecret, oldSecretUntil } = webhook
    const old = oldSecretUntil && oldSecretUntil > at ? oldSecret : null
    const secrets = [secret, old].filter(each => each !== null).map(each => this.readable(each, webhook.id))
    const headers = {
      'content-type': 'application/json',
      'user-agent': `Plumbline/${this.deps.version}`,
      ...signatureHeaders(secrets, { id, at, body }),
    }
    try {
      const response = await this.deps.outgoing.post(webhook.url, { headers, body })
      const isAccepted = response.status >= 200 && response.status < 300
      return {
        responseStatus: response.status,
        fault: isAccepted ? null : 'status',
        // PostgreSQL can't store it, and the other side may send anything.
        responseBody: response.body.replaceAll('\0', ''),
      }
    } catch (error) {
      return { responseStatus: null, fault: faultOf(error), responseBody: '' }
    }
  }

  /** Those of before secrets were sealed are sealed when the server starts. */
  private readable(stored: string, webhookId: string) {
    return isPlainSecret(stored) ? stored : this.deps.secretBox.open(stored, secretOwner(webhookId))
  }

  private async settle(tx: Transaction, delivery: StoredDelivery, webhook: StoredWebhook, outcome: Outcome) {
    const now = this.deps.clock.now()
    const attempts = delivery.attempts + 1
    const made = { ...outcome, attempts, lastAttemptAt: now }
    const { organizationId, id: webhookId } = webhook
    if (outcome.fault === null) {
      await deliveries.update(tx, delivery, { ...made, state: 'delivered', nextAttemptAt: null })
      if (webhook.failingSince) await webhooks.update(tx, organizationId, webhookId, { failingSince: null })
      return
    }
    // A delivery that is resent by hand after it was settled is not put back into the queue.
    const delay = delivery.state === 'pending' ? retryDelays[attempts - 1] : undefined
    const next =
      delay === undefined
        ? {
            state: delivery.state === 'delivered' ? ('delivered' as const) : ('failed' as const),
            nextAttemptAt: null,
          }
        : { nextAttemptAt: later(now, delay) }
    await deliveries.update(tx, delivery, { ...made, ...next })
    const failingSince = webhook.failingSince ?? now
    await webhooks.update(tx, organizationId, webhookId, { failingSince })
    const isHopeless =
      outcome.responseStatus === GONE || now.getTime() - failingSince.getTime() >= failuresUntilOff
    if (webhook.enabled && isHopeless) await this.turnOff(tx, webhook, now)
  }

  private async turnOff(tx: Transaction, { organizationId, id, name }: StoredWebhook, now: Date) {
    await webhooks.update(tx, organizationId, id, { enabled: false, disabledAt: now })
    await deliveries.failPending(tx, id)
    const alert = {
      kind: 'webhook_disabled',
      dataIn: () => ({ name }),
      href: '/settings?tab=webhooks',
    } as const
    await this.deps.notifications.notifyManagers(tx, organizationId, alert, { roles: ['admin'] })
  }
}

function faultOf(error: unknown): DeliveryFault {
  if (!(error instanceof OutgoingError)) throw error
  return deliveryFaults.find(fault => fault === error.fault) ?? 'unreadable'
}
