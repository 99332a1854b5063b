import type { requestableMails } from '@plumbline/contract'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { Jobs } from '../../../platform/jobs/jobs'
import { sendUsageLimit } from '../../billing/usage/usage-emails.service'
import { sendVerification } from '../../identity/auth/account-emails.service'

export type EmailRequestsDeps = { db: Database; jobs: Jobs }
export type RequestableEmail = (typeof requestableMails)[number]

const jobFor = { verify_email: sendVerification, usage_limit_reached: sendUsageLimit }

/** Emails that people may request themselves. They are sent to whoever asks and to nobody else. */
export class EmailRequestsService {
  private readonly deps: EmailRequestsDeps
  constructor(deps: EmailRequestsDeps) {
    this.deps = deps
  }

  async send(member: Member, wanted: RequestableEmail = 'usage_limit_reached'): Promise<{ queued: number }> {
    const { db, jobs } = this.deps
    await db.transaction(tx => jobs.enqueue(tx, jobFor[wanted], { userId: member.userId }))
    return { queued: 1 }
  }
}
