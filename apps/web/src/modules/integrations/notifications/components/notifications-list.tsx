import type { Notification } from '@plumbline/contract/integrations/notifications'
import { Bell, CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Button } from '../../../../components/ui/button'
import { Pager } from '../../../../components/ui/pager'
import { Skeleton } from '../../../../components/ui/skeleton'
import { EmptyState } from '../../../../components/ui/states'
import { useFormats } from '../../../../lib/format'
import { useListKeys } from '../../../../lib/use-list-keys'
import { useRowFocus } from '../../../../lib/use-row-focus'
import { PAGE_SIZE, type useNotificationsPage } from '../api/notifications'
import { dayOf, groupByDay } from '../group-by-day'
import type { NotificationsView } from '../notifications-view'
import { NotificationRow } from './notification-row'

type NotificationsListProps = {
  view: NotificationsView
  notifications: ReturnType<typeof useNotificationsPage>
  onRead: (id: string) => void
}

/** One page of notifications under the days they came on. */
export function NotificationsList({ view, notifications, onRead }: NotificationsListProps) {
  const { t } = useTranslation('notifications')
  return (
    <Async
      query={notifications}
      failed={t('list.failed')}
      skeleton={<ListSkeleton />}
      empty={<Nothing view={view} />}
    >
      {({ items, total }) => (
        <>
          <Days items={items} onRead={onRead} />
          <div className="mt-4">
            <Pager page={view.page} pages={Math.ceil(total / PAGE_SIZE)} onPage={view.turnTo} />
          </div>
        </>
      )}
    </Async>
  )
}

function Days({ items, onRead }: { items: readonly Notification[]; onRead: (id: string) => void }) {
  const dayName = useDayName()
  const listKeys = useListKeys<HTMLDivElement>()
  const rowFocus = useRowFocus(items)
  return (
    <div {...listKeys} {...rowFocus} className="grid gap-6">
      {groupByDay(items).map(({ day, items: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-2 font-strong text-muted">
            {dayName(day)}
          </h2>
          <ul className="overflow-hidden rounded-lg border border-line bg-surface">
            {ofDay.map(item => (
              <NotificationRow key={item.id} notification={item} onRead={() => onRead(item.id)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** 'Today', 'Yesterday', or the date with its weekday. */
function useDayName() {
  const { t } = useTranslation('notifications')
  const { weekday } = useFormats()
  const now = new Date()
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  return (day: string) => {
    if (day === dayOf(now)) return t('day.today')
    return day === dayOf(yesterday) ? t('day.yesterday') : weekday(`${day}T12:00`)
  }
}

function Nothing({ view: { show, isFiltered, reset, page, turnTo } }: { view: NotificationsView }) {
  const { t } = useTranslation('notifications')
  if (!isFiltered && page === 1) {
    return (
      <EmptyState icon={<Bell aria-hidden />} title={t('list.none')}>
        {t('list.noneExplain')}
      </EmptyState>
    )
  }
  const caughtUp = show === 'unread'
  return (
    <EmptyState
      icon={caughtUp ? <CheckCheck aria-hidden /> : <Bell aria-hidden />}
      title={t(caughtUp ? 'list.caughtUp' : 'list.noMatch')}
      action={
        <Button look="secondary" onClick={isFiltered ? reset : () => turnTo(1)}>
          {t(isFiltered ? 'list.showAll' : 'list.firstPage')}
        </Button>
      }
    >
      {t(caughtUp ? 'list.caughtUpExplain' : 'list.noMatchExplain')}
    </EmptyState>
  )
}

const ListSkeleton = () => (
  <>
    <Skeleton className="mb-2 h-6 w-24" />
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      {['a', 'b', 'c', 'd', 'e', 'f'].map(key => (
        <div
          key={key}
          className="flex h-[4.3125rem] items-center gap-3 border-b border-line px-4 last:border-b-0"
        >
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3 w-16" />
          </div>
        </div>
      ))}
    </div>
  </>
)
