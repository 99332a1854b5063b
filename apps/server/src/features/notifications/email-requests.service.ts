import type { requestableMails } from '@plumbline/contract'
import * as z from 'zod'
import type { Database } from '../../platform/db/client'
import type { Member } from '../../platform/http/member'
import { type Jobs, job } from '../../platform/jobs/jobs'
import type { Mailer } from '../../platform/mail/mailer'
import { sendVerification } from '../auth/account-emails.service'
import type { UsersService } from '../users/users.service'

export const sendUsageLimit = job('notifications.send-usage-limit', z.object({ userId: z.uuid() }))

/** Letters of the product that people may ask for themselves. They go to the asker and to nobody else. */
export class MailRequests {
  private readonly db: Database
  private readonly jobs: Jobs
  private readonly users: UsersService
  private readonly mailer: Mailer
  private readonly appUrl: string
  constructor(db: Database, jobs: Jobs, users: UsersService, mailer: Mailer, appUrl: string) {
    this.db = db
    this.jobs = jobs
    this.users = users
    this.mailer = mailer
    this.appUrl = appUrl
  }

  async send(
    member: Member,
    wanted: (typeof requestableMails)[number] | undefined,
  ): Promise<{ queued: number }> {
    const letter = wanted === 'verify_email' ? sendVerification : sendUsageLimit
    await this.db.transaction(tx => this.jobs.enqueue(tx, letter, { userId: member.userId }))
    return { queued: 1 }
  }

  async usageLimit({ userId }: { userId: string }) {
    const user = await this.db.transaction(tx => this.users.find(tx, userId))
    if (!user) return
    const link = `${this.appUrl}/billing/subscribe`
    await this.mailer.send(user.email, user.language, {
      kind: 'usage_limit_reached',
      name: user.firstName,
      link,
    })
  }
}
