import { listNotifications, readNotifications } from '@plumbline/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Async } from '../../components/ui/async'
import { Button } from '../../components/ui/button'
import { IconButton } from '../../components/ui/icon-button'
import { Popover } from '../../components/ui/popover'
import { cx } from '../../lib/cx'
import { useFormats } from '../../lib/format'
import { keyOf, queryFor, useApiMutation } from '../../lib/query'

export function NotificationsButton() {
  const { t } = useTranslation()
  const { ago } = useFormats()
  const notifications = useQuery(queryFor(listNotifications, { query: {} }))
  const markRead = useApiMutation(readNotifications, { invalidates: [keyOf(listNotifications)] })
  const unread = notifications.data?.unread ?? 0
  return (
    <Popover
      label={t('notifications.title')}
      trigger={
        <IconButton
          label={unread > 0 ? t('notifications.unread', { count: unread }) : t('notifications.title')}
        >
          <span className="relative">
            <Bell className="size-5" aria-hidden />
            {unread > 0 && (
              <span className="absolute -top-1 -right-1 size-2.5 rounded-full border-2 border-surface bg-danger" />
            )}
          </span>
        </IconButton>
      }
    >
      <h2 className="mb-2 text-title font-strong">{t('notifications.title')}</h2>
      <Async query={notifications} empty={<p className="py-4 text-muted">{t('notifications.empty')}</p>}>
        {({ items }) => (
          <ul className="-mx-2 grid max-h-96 gap-1 overflow-y-auto">
            {items.map(({ id, kind, data, href, read, createdAt }) => (
              <li key={id}>
                <Link to={href} className="flex gap-3 rounded-md p-2 hover:bg-sunken">
                  <span
                    className={cx('mt-2 size-2 shrink-0 rounded-full', read ? 'bg-line' : 'bg-danger')}
                    aria-hidden
                  />
                  <span>
                    <span className={cx('block', !read && 'font-strong')}>
                      {t(`notification.${kind}`, { replace: data })}
                    </span>
                    <span className="text-caption text-subtle">{ago(createdAt) ?? t('time.justNow')}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Async>
      {unread > 0 && (
        <Button
          look="secondary"
          className="mt-3 w-full"
          loading={markRead.isPending}
          onClick={() => markRead.mutate({ body: {} })}
        >
          {t('notifications.markRead')}
        </Button>
      )}
    </Popover>
  )
}
