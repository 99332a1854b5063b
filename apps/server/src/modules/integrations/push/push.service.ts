import { randomUUID } from 'node:crypto'
import {
  type addPushDevice,
  type BodyOf,
  type listPushDevices,
  MAX_PUSH_DEVICES,
  notificationKinds,
  type PushDevice,
  type ResponseOf,
} from '@plumbline/contract'
import { loadFormatter, notificationText } from '@plumbline/messages'
import * as z from 'zod'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { type Jobs, job } from '../../../platform/jobs/jobs'
import { OutgoingError } from '../../../platform/outgoing/fault'
import type { Outgoing } from '../../../platform/outgoing/outgoing'
import type { UsersService } from '../../identity/users/users.service'
import type { NotificationChannel } from '../notifications/notification-channel'
import { encrypt, isPublicKey } from './encrypt'
import { pushRepository as push, type StoredDevice } from './push.repository'
import { newVapidKeys, type VapidKeys, vapidHeader } from './vapid'

export const sendPush = job(
  'push.send',
  z.object({
    deviceId: z.uuid(),
    notificationId: z.uuid(),
    /** Missing in jobs that were queued before it was needed. */
    organizationId: z.optional(z.uuid()),
    kind: z.enum(notificationKinds),
    data: z.record(z.string(), z.string()),
    href: z.string(),
  }),
)

/** A phone that is off for a day doesn't get yesterday's news all at once. */
const LIFETIME_SECONDS = 24 * 3600

export type PushDeps = {
  db: Database
  clock: Clock
  jobs: Jobs
  outgoing: Outgoing
  appUrl: string
  users: UsersService
}

/** Notifications on devices, through the push service of each browser. */
export class PushService {
  private readonly deps: PushDeps
  constructor(deps: PushDeps) {
    this.deps = deps
  }

  readonly channel: NotificationChannel = {
    name: 'push',
    deliver: async (tx, { id: notificationId, organizationId, userId, kind, data, href }) => {
      const message = { notificationId, organizationId, kind, data, href }
      for (const { id: deviceId } of await push.devicesOf(tx, userId))
        await this.deps.jobs.enqueue(tx, sendPush, { deviceId, ...message })
    },
  }

  async list({ userId }: Member): Promise<ResponseOf<typeof listPushDevices>> {
    const { publicKey } = await this.keys()
    return { publicKey, devices: (await push.devicesOf(this.deps.db.read, userId)).map(present) }
  }

  async add(
    { userId, sessionId }: Member,
    { endpoint, keys, name = '' }: BodyOf<typeof addPushDevice>,
  ): Promise<PushDevice> {
    if (!isPublicKey(keys.p256dh)) throw new AppError('invalid', { fields: { 'keys.p256dh': 'wrong_type' } })
    await this.requirePublic(endpoint)
    const createdAt = this.deps.clock.now()
    const device = { id: randomUUID(), userId, sessionId, endpoint, ...keys, name, createdAt }
    return this.deps.db.transaction(async tx => {
      const saved = await push.save(tx, device)
      const extra = (await push.devicesOf(tx, userId)).slice(0, -MAX_PUSH_DEVICES)
      if (extra.length > 0)
        await push.remove(
          tx,
          extra.map(({ id }) => id),
        )
      return present(saved ?? device)
    })
  }

  remove({ userId }: Member, id: string): Promise<Record<string, never>> {
    return this.deps.db.transaction(async tx => {
      if (!(await push.removeOwn(tx, userId, id))) throw notFound()
      return {}
    })
  }

  /** A device that its push service no longer knows is removed; any other failure is tried again. */
  async send({ deviceId, notificationId, organizationId, kind, data, href }: z.infer<typeof sendPush.data>) {
    const { db, outgoing, appUrl, clock, users } = this.deps
    const device = await push.find(db.read, deviceId)
    const user = device && (await users.find(db.read, device.userId))
    if (!device || !user) return
    // They may have been removed while the message was waiting.
    if (organizationId && !(await users.isMember(db.read, user.id, organizationId))) return
    const { translate } = await loadFormatter(user.language)
    const message = {
      title: 'Plumbline',
      body: notificationText(translate, { kind, data }),
      href,
      tag: notificationId,
    }
    const { status } = await outgoing.post(device.endpoint, {
      headers: {
        authorization: vapidHeader(await this.keys(), device.endpoint, appUrl, clock.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(LIFETIME_SECONDS),
        urgency: 'normal',
      },
      body: encrypt(JSON.stringify(message), device),
    })
    if (status === 404 || status === 410) await db.transaction(tx => push.remove(tx, [deviceId]))
    else if (status >= 300) throw new Error(`the push service answered ${status}`)
  }

  private async keys(): Promise<VapidKeys> {
    const { db, clock } = this.deps
    const known = await push.keys(db.read)
    if (known) return known
    await db.transaction(tx => push.insertKeys(tx, newVapidKeys(), clock.now()))
    return this.keys()
  }

  private async requirePublic(endpoint: string) {
    try {
      await this.deps.outgoing.checkAddress(endpoint)
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      const isPrivate = error.fault === 'address_not_allowed'
      throw new AppError('invalid', {
        fields: { endpoint: isPrivate ? 'webhook_address_private' : 'webhook_host_unknown' },
      })
    }
  }
}

const present = ({ id, name, endpoint, createdAt }: StoredDevice): PushDevice => ({
  id,
  name,
  endpoint,
  createdAt: createdAt.toISOString(),
})
