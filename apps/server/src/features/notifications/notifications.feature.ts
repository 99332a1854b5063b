import type { NotificationChannel } from './notification-channel'
import { NotificationPreferencesService, type PreferencesDeps } from './notification-preferences.service'
import { notificationsRepository } from './notifications.repository'
import { notificationsRoutes } from './notifications.routes'
import { type NotificationsDeps, NotificationsService } from './notifications.service'

const inAppChannel: NotificationChannel = { name: 'inApp', deliver: notificationsRepository.insert }

type FeatureDeps = Omit<NotificationsDeps, 'preferences'> & PreferencesDeps

/** `channels` are those of other features; the list in the app is the first of all channels. */
export function notificationsFeature(deps: FeatureDeps) {
  const preferences = new NotificationPreferencesService(deps)
  const channels = [inAppChannel, ...deps.channels]
  const notifications = new NotificationsService({ ...deps, preferences, channels })
  return { notifications, routes: notificationsRoutes(notifications, preferences) }
}
