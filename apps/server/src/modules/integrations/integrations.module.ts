import { exported, type Module, notExported, ofInstallation } from '../../platform/module'
import {
  notificationPreferences,
  notificationSettings,
  notifications,
  waitingEmails,
} from './notifications/notifications.tables'
import { pushDevices, pushKeys } from './push/push.tables'
import { webhookDeliveries, webhooks } from './webhooks/webhooks.tables'

export const integrations: Module = {
  name: 'integrations',
  tables: [
    exported(notificationPreferences, { owner: 'user_id' }),
    exported(notificationSettings, { owner: 'user_id', omit: ['unsubscribeKey'] }),
    exported(notifications, { live: 'notifications' }),
    exported(webhooks, { omit: ['secret', 'oldSecret', 'oldSecretUntil'] }),
    exported(webhookDeliveries),
    notExported(waitingEmails, 'Emails that are sent within minutes'),
    notExported(pushDevices, 'Keys of browsers, which end with their session'),
    ofInstallation(pushKeys),
  ],
  jobs: [
    'notifications.send-due-emails',
    'notifications.send-email',
    'push.send',
    'webhooks.remove-old-deliveries',
    'webhooks.send-deliveries',
  ],
}
