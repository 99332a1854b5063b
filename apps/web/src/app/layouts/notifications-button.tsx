import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../components/ui/icon-button'
import { Popover } from '../../components/ui/popover'
import {
  NotificationsPopover,
  useNotifications,
} from '../../features/notifications/components/notifications-popover'

export function NotificationsButton() {
  const { t } = useTranslation()
  const unread = useNotifications().data?.unread ?? 0
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
      <NotificationsPopover />
    </Popover>
  )
}
