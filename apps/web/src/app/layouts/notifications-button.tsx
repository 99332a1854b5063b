import { Bell } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { IconButton } from '../../components/ui/icon-button'
import { Popover } from '../../components/ui/popover'
import { SkeletonLines } from '../../components/ui/skeleton'
import { isLive } from '../../lib/live/live-state'
import { useNotifications } from '../../modules/integrations/notifications/api/notifications'
import { lazyPage } from '../lazy-page'

const loadPopover = () => import('../../modules/integrations/notifications/components/notifications-popover')
const NotificationsPopover = lazyPage(loadPopover, 'notifications', 'notification-texts')

export function NotificationsButton() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { data, refetch } = useNotifications()
  const unread = data?.unread ?? 0
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (!isLive()) void refetch()
  }, [pathname, refetch])

  return (
    <Popover
      label={t('notifications.title')}
      trigger={
        <IconButton
          onPointerEnter={() => void loadPopover()}
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
      <Suspense fallback={<SkeletonLines lines={6} />}>
        <NotificationsPopover />
      </Suspense>
    </Popover>
  )
}
