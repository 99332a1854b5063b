import * as contract from '@plumbline/contract'
import { handle } from '../../platform/http/endpoints'
import type { Limits } from '../../platform/http/limits'
import type { Member } from '../../platform/http/member'
import type { MailRequests } from './email-requests.service'
import type { NotificationsService } from './notifications.service'

type Deps = { notifications: NotificationsService; mailRequests: MailRequests; limits: Limits }
type Wanted = (typeof contract.requestableMails)[number]

export function notificationsRoutes({ notifications, mailRequests, limits }: Deps) {
  const sendOwnLetter = async ({
    member,
    body,
  }: {
    member: Member
    body: { template?: Wanted | undefined; type?: Wanted | undefined }
  }) => {
    await limits.count({ 'mail:account': member.userId })
    return mailRequests.send(member, body.template ?? body.type)
  }
  return [
    handle(contract.listNotifications, ({ member, query }) => notifications.list(member, query.limit)),
    handle(contract.readNotifications, ({ member, body }) => notifications.markRead(member, body.ids)),
    handle(contract.notifyByEmail, sendOwnLetter),
    handle(contract.sendEmail, sendOwnLetter),
  ]
}
