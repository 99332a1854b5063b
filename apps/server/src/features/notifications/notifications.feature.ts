import type { NotificationChannel } from './notification-channel'
import { notificationsRepository } from './notifications.repository'
import { notificationsRoutes } from './notifications.routes'
import { type NotificationsDeps, NotificationsService } from './notifications.service'

const inAppChannel: NotificationChannel = { name: 'inApp', deliver: notificationsRepository.insert }

/** `channels` are those of other features; the list in the app is the first of all channels. */
export function notificationsFeature(deps: NotificationsDeps) {
  const notifications = new NotificationsService({ ...deps, channels: [inAppChannel, ...deps.channels] })
  return { notifications, routes: notificationsRoutes(notifications) }
}
