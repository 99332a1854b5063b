import type { Notification } from '@plumbline/contract/notifications'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../lib/cx'

/** What a notification says, in the user's language. */
export function NotificationText({ notification }: { notification: Notification }) {
  const { t } = useTranslation('notifications')
  const { kind, data, read } = notification
  return (
    <span className={cx('block break-words', !read && 'font-strong')}>
      {t(`message.${kind}`, { replace: data })}
      {!read && <span className="sr-only"> {t('new')}</span>}
    </span>
  )
}
