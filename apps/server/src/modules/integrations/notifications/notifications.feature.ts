import type { NotificationChannel } from './notification-channel'
import { NotificationEmails, type NotificationEmailsDeps } from './notification-emails.service'
import { NotificationPreferencesService, type PreferencesDeps } from './notification-preferences.service'
import { notificationsHandlers } from './notifications.jobs'
import { notificationsRepository } from './notifications.repository'
import { notificationsRoutes } from './notifications.routes'
import { NotificationsService } from './notifications.service'

const inAppChannel: NotificationChannel = { name: 'inApp', deliver: notificationsRepository.insert }

type FeatureDeps = Omit<NotificationEmailsDeps, 'preferences'> &
  PreferencesDeps & { channels: NotificationChannel[] }

/** `channels` are those of other features, after the list in the app and emails. */
export function notificationsFeature(deps: FeatureDeps) {
  const preferences = new NotificationPreferencesService(deps)
  const emails = new NotificationEmails({ ...deps, preferences })
  const channels = [inAppChannel, emails.channel, ...deps.channels]
  const notifications = new NotificationsService({ ...deps, preferences, channels })
  return {
    notifications,
    notificationPreferences: preferences,
    handlers: notificationsHandlers(emails),
    routes: notificationsRoutes(notifications, preferences),
  }
}
