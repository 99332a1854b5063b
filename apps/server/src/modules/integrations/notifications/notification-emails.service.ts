import { notificationKinds } from '@plumbline/contract'
import * as z from 'zod'
import { type Clock, later, minutes } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import { type Jobs, job } from '../../../platform/jobs/jobs'
import type { Mailer } from '../../../platform/mail/mailer'
import type { UsersService } from '../../identity/users/users.service'
import type { NotificationChannel } from './notification-channel'
import { notificationEmail } from './notification-emails'
import type { NotificationPreferencesService } from './notification-preferences.service'
import { type Burst, waitingEmailsRepository as waiting } from './waiting-emails.repository'

export const sendDueEmails = job('notifications.send-due-emails', z.unknown())
export const sendNotificationEmail = job(
  'notifications.send-email',
  z.object({
    organizationId: z.uuid(),
    userId: z.uuid(),
    kind: z.enum(notificationKinds),
    items: z.array(z.object({ data: z.record(z.string(), z.string()), href: z.string() })).min(1),
    count: z.int(),
  }),
)

/** A burst is over when nothing has come for this long. */
const QUIET_MS = minutes(2)
/** However long a burst goes on, its email isn't later than this. */
const MAX_WAIT_MS = minutes(10)
/** Lines in one email; the rest is a number. */
const MAX_LINES = 20
const BATCH_SIZE = 200

export type NotificationEmailsDeps = {
  db: Database
  clock: Clock
  jobs: Jobs
  mailer: Mailer
  appUrl: string
  users: UsersService
  preferences: NotificationPreferencesService
}

/** Notifications by email. They wait a little, so that twenty in a row are one email. */
export class NotificationEmails {
  private readonly deps: NotificationEmailsDeps
  constructor(deps: NotificationEmailsDeps) {
    this.deps = deps
  }

  readonly channel: NotificationChannel = {
    name: 'email',
    deliver: async (tx, notification) => {
      const user = await this.deps.users.find(tx, notification.userId)
      // An address that nobody has confirmed may be someone else's.
      if (user?.emailNotifications && user.emailVerifiedAt) await waiting.insert(tx, notification)
    },
  }

  async sendDue() {
    const { db, clock } = this.deps
    const now = clock.now()
    const limits = {
      quietSince: later(now, -QUIET_MS),
      startedBefore: later(now, -MAX_WAIT_MS),
      limit: BATCH_SIZE,
    }
    for (;;) {
      const due = await waiting.due(db.read, limits)
      for (const burst of due) await this.queue(burst)
      if (due.length < BATCH_SIZE) return
    }
  }

  private queue(burst: Burst) {
    const { db, jobs } = this.deps
    return db.transaction(async tx => {
      const taken = await waiting.remove(tx, burst)
      const oldestFirst = taken.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      const items = oldestFirst.slice(0, MAX_LINES).map(({ data, href }) => ({ data, href }))
      if (items.length > 0)
        await jobs.enqueue(tx, sendNotificationEmail, { ...burst, items, count: taken.length })
    })
  }

  async send({ organizationId, userId, kind, items, count }: z.infer<typeof sendNotificationEmail.data>) {
    const { db, users, preferences, mailer, appUrl } = this.deps
    const prepared = await db.transaction(async tx => {
      const user = await users.find(tx, userId)
      const organization = await waiting.organizationName(tx, { organizationId, userId })
      // The person may have turned it off while the email was waiting.
      const [channels] = await preferences.channelsFor(tx, [userId], kind)
      if (!user?.emailNotifications || !organization || !channels?.wanted.has('email')) return undefined
      return { user, organization, unsubscribeUrl: await preferences.unsubscribeUrl(tx, userId, kind) }
    })
    if (!prepared) return
    const { user, organization, unsubscribeUrl } = prepared
    const recipient = { name: user.firstName, email: user.email, language: user.language }
    const email = notificationEmail({ kind, items, count, recipient, organization, appUrl, unsubscribeUrl })
    await mailer.send(user.email, user.language, email)
  }
}
