import * as z from 'zod'
import type { Database } from '../../../platform/db/client'
import { job } from '../../../platform/jobs/jobs'
import type { Mailer } from '../../../platform/mail/mailer'
import type { UsersService } from '../../identity/users/users.service'
import { usageLimitEmail } from './usage.emails'

export const sendUsageLimit = job('notifications.send-usage-limit', z.object({ userId: z.uuid() }))

export type UsageEmailsDeps = { db: Database; users: UsersService; mailer: Mailer; appUrl: string }

export class UsageEmails {
  private readonly deps: UsageEmailsDeps
  constructor(deps: UsageEmailsDeps) {
    this.deps = deps
  }

  async limitReached({ userId }: { userId: string }) {
    const { db, users, mailer, appUrl } = this.deps
    const user = await users.find(db.read, userId)
    if (!user) return
    const email = usageLimitEmail({ name: user.firstName, link: `${appUrl}/billing/subscribe` })
    await mailer.send(user.email, user.language, email)
  }
}
