import { randomUUID } from 'node:crypto'
import type { listNotifications, Notification, QueryOf, ResponseOf } from '@plumbline/contract'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { NotificationChannel } from './notification-channel'
import type { NotificationPreferencesService } from './notification-preferences.service'
import { notificationsRepository as notifications } from './notifications.repository'
import { waitingEmailsRepository as waiting } from './waiting-emails.repository'

export type NotificationsDeps = {
  db: Database
  clock: Clock
  channels: NotificationChannel[]
  preferences: NotificationPreferencesService
}

export class NotificationsService {
  private readonly deps: NotificationsDeps
  constructor(deps: NotificationsDeps) {
    this.deps = deps
  }

  async list(
    member: Member,
    query: QueryOf<typeof listNotifications>,
  ): Promise<ResponseOf<typeof listNotifications>> {
    const { read } = this.deps.db
    const { items: found, total } = await notifications.list(read, member, query)
    const items = found.map(({ id, kind, data, href, readAt, createdAt }) => ({
      id,
      kind: kind as Notification['kind'],
      data,
      href,
      read: readAt !== null,
      createdAt: createdAt.toISOString(),
    }))
    return { items, unread: await notifications.countUnread(read, member), total }
  }

  countUnread(person: Pick<Member, 'organizationId' | 'userId'>) {
    return notifications.countUnread(this.deps.db.read, person)
  }

  markRead(member: Member, ids: string[] | undefined): Promise<{ unread: number }> {
    return this.deps.db.transaction(async tx => {
      const known = ids && (await notifications.countOf(tx, member, ids))
      if (ids && known !== new Set(ids).size) throw notFound()
      await notifications.markRead(tx, member, ids, this.deps.clock.now())
      return { unread: await notifications.countUnread(tx, member) }
    })
  }

  /** Emails that wait are not sent to somebody who has left. */
  deleteWaiting(tx: Transaction, person: { organizationId: string; userId: string }) {
    return waiting.removeAll(tx, person)
  }

  /** The one place where a person is notified: the notification goes to every channel they want. */
  async notify(
    tx: Transaction,
    organizationId: string,
    userId: string,
    what: Pick<Notification, 'kind' | 'data' | 'href'>,
  ) {
    const { channels, preferences, clock } = this.deps
    // Somebody who has left may still be named in a record. They learn nothing more of the organization.
    if (!(await notifications.isMember(tx, organizationId, userId))) return
    const notification = { id: randomUUID(), organizationId, userId, ...what, createdAt: clock.now() }
    const wanted = await preferences.channelsFor(tx, userId, what.kind)
    for (const { name, deliver } of channels) if (wanted.has(name)) await deliver(tx, notification)
  }
}
