import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import { type Limits, limit } from '../../../platform/http/limits'
import type { Member } from '../../../platform/http/member'
import type { EmailRequestsService, RequestableEmail } from './email-requests.service'

const emailByAccount = limit('mail:account', 5, 3600)

type Request = {
  member: Member
  body: { template?: RequestableEmail | undefined; type?: RequestableEmail | undefined }
}

export function emailRequestsRoutes(emailRequests: EmailRequestsService, limits: Limits) {
  const send = async ({ member, body }: Request) => {
    await limits.count([emailByAccount, member.userId])
    return emailRequests.send(member, body.template ?? body.type)
  }
  return [handle(contract.notifyByEmail, send), handle(contract.sendEmail, send)]
}
