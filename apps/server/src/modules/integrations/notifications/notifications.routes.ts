import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { NotificationPreferencesService } from './notification-preferences.service'
import type { NotificationsService } from './notifications.service'

export const notificationsRoutes = (
  notifications: NotificationsService,
  preferences: NotificationPreferencesService,
) => [
  handle(contract.listNotifications, ({ member, query }) => notifications.list(member, query)),
  handle(contract.readNotifications, ({ member, body }) => notifications.markRead(member, body.ids)),
  handle(contract.getNotificationPreferences, ({ member }) => preferences.get(member)),
  handle(contract.saveNotificationPreferences, ({ member, body }) => preferences.save(member, body)),
  // Mail scanners open links; only the button of the page, or of the mail program, turns anything off.
  handle(contract.unsubscribePage, ({ params, reply }) =>
    reply.redirect(`/unsubscribe/${encodeURIComponent(params.token)}`),
  ),
  handle(contract.unsubscribe, ({ params }) => preferences.unsubscribe(params.token)),
]
