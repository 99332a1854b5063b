import { notificationsRoutes } from './notifications.routes'
import { type NotificationsDeps, NotificationsService } from './notifications.service'

export function notificationsFeature(deps: NotificationsDeps) {
  const notifications = new NotificationsService(deps)
  return { notifications, routes: notificationsRoutes(notifications) }
}
