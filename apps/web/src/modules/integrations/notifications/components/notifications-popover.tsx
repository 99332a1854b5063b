import { type Notification, readNotifications } from '@plumbline/contract/integrations/notifications'
import { Popover } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Async } from '../../../../components/ui/async'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { cx } from '../../../../lib/cx'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { useNotifications } from '../api/notifications'
import { NotificationText } from './notification-text'

/** What the bell opens. Opening a notification marks it read and closes the list. */
export default function NotificationsPopover() {
  const { t } = useTranslation('notifications')
  const { t: common } = useTranslation()
  const notifications = useNotifications()
  const markRead = useApiMutation(readNotifications)
  const isMarkingAll = markRead.isPending && !markRead.variables?.body.ids
  return (
    <>
      <h2 className="mb-2 text-title font-strong">{common('notifications.title')}</h2>
      <Async query={notifications} empty={<p className="py-4 text-muted">{t('empty')}</p>}>
        {({ items }) => (
          <ul className="-mx-2 grid max-h-[min(24rem,50dvh)] gap-1 overflow-y-auto">
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
      <div className="mt-3 grid gap-1">
        {(notifications.data?.unread ?? 0) > 0 && (
          <Button look="secondary" loading={isMarkingAll} onClick={() => markRead.mutate({ body: {} })}>
            {t('markAll')}
          </Button>
        )}
        <Popover.Close asChild>
          <ButtonLink look="quiet" to="/notifications">
            {t('seeAll')}
          </ButtonLink>
        </Popover.Close>
      </div>
    </>
  )
}

function Notice({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  const { t } = useTranslation()
  const { ago } = useFormats()
  const { href, read, createdAt } = notification
  return (
    <li>
      <Popover.Close asChild>
        <Link to={href} onClick={onFollow} className="flex gap-3 rounded-md p-2 hover:bg-sunken">
          <span
            className={cx('mt-2 size-2 shrink-0 rounded-full', read ? 'bg-line' : 'bg-danger')}
            aria-hidden
          />
          <span className="min-w-0">
            <NotificationText notification={notification} />
            <span className="text-caption text-subtle">{ago(createdAt) ?? t('time.justNow')}</span>
          </span>
        </Link>
      </Popover.Close>
    </li>
  )
}
