import { randomUUID } from 'node:crypto'
import type { listNotifications, Notification, QueryOf, ResponseOf, Role } from '@plumbline/contract'
import type { Language } from '@plumbline/domain'
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

type Notice = Pick<Notification, 'kind' | 'data' | 'href'>
/** The same for several people, each of whom reads it in their language. */
type ManagersNotice = Omit<Notice, 'data'> & {
  dataIn: (language: Language) => Promise<Notice['data']> | Notice['data']
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
  async notify(tx: Transaction, organizationId: string, userId: string, what: Notice) {
    // Somebody who has left may still be named in a record. They learn nothing more of the organization.
    if (!(await notifications.isMember(tx, organizationId, userId))) return
    await this.deliver(tx, organizationId, what.kind, new Map([[userId, what]]))
  }

  /** Notifies everyone who manages the organization, except whoever knows because they did it. */
  async notifyManagers(
    tx: Transaction,
    organizationId: string,
    { kind, ...what }: ManagersNotice,
    { roles = ['manager', 'admin'], except }: { roles?: Role[]; except?: string | null } = {},
  ) {
    const members = await notifications.membersWith(tx, organizationId, roles)
    const notices = new Map<string, Notice>()
    for (const { id, language } of members)
      if (id !== except) notices.set(id, { kind, href: what.href, data: await what.dataIn(language) })
    await this.deliver(tx, organizationId, kind, notices)
  }

  private async deliver(
    tx: Transaction,
    organizationId: string,
    kind: Notice['kind'],
    notices: ReadonlyMap<string, Notice>,
  ) {
    if (notices.size === 0) return
    const { channels, preferences, clock } = this.deps
    const createdAt = clock.now()
    for (const { userId, wanted } of await preferences.channelsFor(tx, [...notices.keys()], kind)) {
      const what = notices.get(userId)
      if (!what) continue
      const notification = { id: randomUUID(), organizationId, userId, ...what, createdAt }
      for (const { name, deliver } of channels) if (wanted.has(name)) await deliver(tx, notification)
    }
  }
}
