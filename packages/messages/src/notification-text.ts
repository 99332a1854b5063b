import type { Notification } from '@plumbline/contract/integrations/notifications'
import type { MessageKey } from './messages'

type Translate = (
  namespace: 'notification-texts',
  key: MessageKey<'notification-texts'>,
  params: Record<string, string | number>,
) => string

/** What a notification says. Its data is text throughout; a count has to be a number to choose the plural. */
export const notificationText = (
  translate: Translate,
  { kind, data }: Pick<Notification, 'kind' | 'data'>,
): string =>
  translate('notification-texts', `message.${kind}`, {
    ...data,
    ...(data.count !== undefined && { count: Number(data.count) }),
    ...(data.quota !== undefined && { context: data.quota }),
    ...(data.finding !== undefined && { context: data.finding }),
  })
