import type { Notification } from '@plumbline/contract/integrations/notifications'
import { notificationText } from '@plumbline/messages/notification-text'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../../lib/cx'

/** Writes what a notification says, in the user's language. */
export function useNotificationText() {
  const t = useTranslation('notification-texts').t as unknown as (key: string, params: object) => string
  return (notification: Notification) => notificationText((_, key, params) => t(key, params), notification)
}

export function NotificationText({ notification }: { notification: Notification }) {
  const { t } = useTranslation('notifications')
  const text = useNotificationText()
  const { read } = notification
  return (
    <span className={cx('block break-words', !read && 'font-strong')}>
      {text(notification)}
      {!read && <span className="sr-only"> {t('new')}</span>}
    </span>
  )
}
