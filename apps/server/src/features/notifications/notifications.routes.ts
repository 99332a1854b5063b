import * as contract from '@plumbline/contract'
import { handle } from '../../platform/http/endpoints'
import type { NotificationsService } from './notifications.service'

export const notificationsRoutes = (notifications: NotificationsService) => [
  handle(contract.listNotifications, ({ member, query }) => notifications.list(member, query)),
  handle(contract.readNotifications, ({ member, body }) => notifications.markRead(member, body.ids)),
]
