import { readNotifications } from '@plumbline/contract/integrations/notifications'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { PageHeader } from '../../../components/ui/page-header'
import { useApiMutation } from '../../../lib/query'
import { useNotificationsPage } from '../notifications/api/notifications'
import { NotificationFilters } from '../notifications/components/notification-filters'
import { NotificationsList } from '../notifications/components/notifications-list'
import { useNotificationsView } from '../notifications/notifications-view'

export default function NotificationsPage() {
  const { t } = useTranslation('notifications')
  const { t: common } = useTranslation()
  const view = useNotificationsView()
  const notifications = useNotificationsPage(view)
  const markRead = useApiMutation(readNotifications)
  const isMarkingAll = markRead.isPending && !markRead.variables?.body.ids
  const unread = notifications.data?.unread ?? 0
  return (
    <div className="max-w-[52rem]">
      <PageHeader
        title={common('notifications.title')}
        actions={
          <Button
            look="secondary"
            loading={isMarkingAll}
            disabled={unread === 0}
            onClick={() => markRead.mutate({ body: {} })}
          >
            {t('markAll')}
          </Button>
        }
      />
      <NotificationFilters view={view} unread={unread} />
      <NotificationsList
        view={view}
        notifications={notifications}
        onRead={id => markRead.mutate({ body: { ids: [id] } })}
      />
    </div>
  )
}
