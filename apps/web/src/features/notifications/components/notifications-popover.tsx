import { type Notification, readNotifications } from '@plumbline/contract/notifications'
import { Popover } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Async } from '../../../components/ui/async'
import { Button } from '../../../components/ui/button'
import { cx } from '../../../lib/cx'
import { useFormats } from '../../../lib/format'
import { useApiMutation } from '../../../lib/query'
import { useNotifications } from '../api/notifications'

/** What the bell opens. Opening a notification marks it read and closes the list. */
export function NotificationsPopover() {
  const { t } = useTranslation()
  const notifications = useNotifications()
  const markRead = useApiMutation(readNotifications)
  const isMarkingAll = markRead.isPending && !markRead.variables?.body.ids
  return (
    <>
      <h2 className="mb-2 text-title font-strong">{t('notifications.title')}</h2>
      <Async query={notifications} empty={<p className="py-4 text-muted">{t('notifications.empty')}</p>}>
        {({ items }) => (
          <ul className="-mx-2 grid max-h-96 gap-1 overflow-y-auto">
            {items.map(item => (
              <Notice
                key={item.id}
                notification={item}
                onFollow={() => item.read || markRead.mutate({ body: { ids: [item.id] } })}
              />
            ))}
          </ul>
        )}
      </Async>
      {(notifications.data?.unread ?? 0) > 0 && (
        <Button
          look="secondary"
          className="mt-3 w-full"
          loading={isMarkingAll}
          onClick={() => markRead.mutate({ body: {} })}
        >
          {t('notifications.markRead')}
        </Button>
      )}
    </>
  )
}

function Notice({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  const { t } = useTranslation()
  const { ago } = useFormats()
  const { kind, data, href, read, createdAt } = notification
  return (
    <li>
      <Popover.Close asChild>
        <Link to={href} onClick={onFollow} className="flex gap-3 rounded-md p-2 hover:bg-sunken">
          <span
            className={cx('mt-2 size-2 shrink-0 rounded-full', read ? 'bg-line' : 'bg-danger')}
            aria-hidden
          />
          <span>
            <span className={cx('block', !read && 'font-strong')}>
              {t(`notification.${kind}`, { replace: data })}
              {!read && <span className="sr-only"> {t('notifications.new')}</span>}
            </span>
            <span className="text-caption text-subtle">{ago(createdAt) ?? t('time.justNow')}</span>
          </span>
        </Link>
      </Popover.Close>
    </li>
  )
}
