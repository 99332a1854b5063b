import type { Notification } from '@plumbline/contract/integrations/notifications'
import {
  AlarmClock,
  AtSign,
  CalendarClock,
  Camera,
  Check,
  CircleCheck,
  ClipboardCheck,
  CreditCard,
  FileArchive,
  Gauge,
  Handshake,
  Lightbulb,
  type LucideIcon,
  Rocket,
  RotateCcw,
  ThumbsDown,
  ThumbsUp,
  Trash2,
  TriangleAlert,
  Undo2,
  Unplug,
  UserPlus,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconButton } from '../../../../components/ui/icon-button'
import { useFormats } from '../../../../lib/format'
import { NotificationText, useNotificationText } from './notification-text'

const icons: Record<Notification['kind'], LucideIcon> = {
  member_joined: UserPlus,
  task_assigned: ClipboardCheck,
  task_due_tomorrow: CalendarClock,
  task_overdue: AlarmClock,
  task_reopened: RotateCcw,
  mentioned: AtSign,
  fix_submitted: Camera,
  fix_accepted: CircleCheck,
  fix_sent_back: Undo2,
  suggestion_submitted: Lightbulb,
  suggestion_approved: ThumbsUp,
  suggestion_rejected: ThumbsDown,
  violation_alert: TriangleAlert,
  usage_limit: Gauge,
  payment_failed: CreditCard,
  webhook_disabled: Unplug,
  export_ready: FileArchive,
  sales_inquiry: Handshake,
  product_update: Rocket,
  organization_deletion: Trash2,
  organization_deletion_canceled: Undo2,
}

type NotificationRowProps = { notification: Notification; onRead: () => void }

/** Leads to what it is about. Following it marks it read, as its button does without leaving. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const { t } = useTranslation('notifications')
  const { time } = useFormats()
  const text = useNotificationText()
  const { kind, href, read, createdAt } = notification
  const Icon = icons[kind]
  return (
    <li className="flex items-center border-b border-line pr-1 last:border-b-0">
      <Link
        to={href}
        data-row
        onClick={() => read || onRead()}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 py-3 pl-4 hover:bg-sunken/50 focus-visible:-outline-offset-2"
      >
        <span className="relative grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted">
          <Icon className="size-5" aria-hidden />
          {!read && (
            <span className="absolute top-0 right-0 size-3 rounded-full border-2 border-surface bg-danger" />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <NotificationText notification={notification} />
          <time dateTime={createdAt} className="tabular text-caption text-subtle">
            {time(createdAt)}
          </time>
        </span>
      </Link>
      {read ? (
        <span className="size-control shrink-0" aria-hidden />
      ) : (
        <IconButton label={t('markOne', { text: text(notification) })} onClick={onRead}>
          <Check className="size-5" aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
