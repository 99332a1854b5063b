import * as contract from '@plumbline/contract'
import type { Database } from '../../../platform/db/client'
import { handle } from '../../../platform/http/endpoints'
import { type Limits, limit } from '../../../platform/http/limits'
import type { Member } from '../../../platform/http/member'
import type { Jobs } from '../../../platform/jobs/jobs'
import { sendVerification } from '../../identity/auth/account-emails.service'
import { sendUsageLimit } from './usage-emails.service'

export type EmailRequestsDeps = { db: Database; jobs: Jobs; limits: Limits }
type RequestableEmail = (typeof contract.requestableMails)[number]
type Request = {
  member: Member
  body: { template?: RequestableEmail | undefined; type?: RequestableEmail | undefined }
}

const emailByAccount = limit('mail:account', 5, 3600)
const jobFor = { verify_email: sendVerification, usage_limit_reached: sendUsageLimit }

/** Emails that people may request themselves. They are sent to whoever asks and to nobody else. */
export function emailRequestsRoutes({ db, jobs, limits }: EmailRequestsDeps) {
  const send = async ({ member, body }: Request) => {
    await limits.count([emailByAccount, member.userId])
    const wanted = body.template ?? body.type ?? 'usage_limit_reached'
    await db.transaction(tx => jobs.enqueue(tx, jobFor[wanted], { userId: member.userId }))
    return { queued: 1 }
  }
  return [handle(contract.notifyByEmail, send), handle(contract.sendEmail, send)]
}
