import type { Priority } from '@plumbline/contract/options'
import type { Task } from '@plumbline/contract/work/tasks'
import {
  ArrowDown,
  ArrowUp,
  CalendarX,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleDotDashed,
  Equal,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '../../../../components/ui/badge'
import { useFormats } from '../../../../lib/format'
import { atNoon } from '../due-date'

type Look = { tone: Tone; Icon: LucideIcon }

const statuses: Record<Task['status'], Look> = {
  open: { tone: 'low', Icon: CircleDot },
  in_progress: { tone: 'info', Icon: CircleDotDashed },
  completed: { tone: 'good', Icon: CircleCheck },
  closed: { tone: 'good', Icon: CircleCheck },
}
/** A status this version does not know shows a gray marker. */
const unknownStatus: Look = { tone: 'neutral', Icon: CircleDashed }

export function TaskStatusBadge({ status }: { status: Task['status'] }) {
  const { t } = useTranslation('tasks')
  const { tone, Icon } = statuses[status] ?? unknownStatus
  return (
    <Badge tone={tone} icon={<Icon className="size-3.5" aria-hidden />}>
      {/* Completing closes a task; on a single task the two read the same. */}
      {t(status === 'closed' ? 'status.completed' : `status.${status}`, status)}
    </Badge>
  )
}

const priorityIcons: Record<Priority, LucideIcon> = { high: ArrowUp, medium: Equal, low: ArrowDown }

export function PriorityBadge({ priority }: { priority: Priority }) {
  const { t } = useTranslation('tasks')
  const Icon = priorityIcons[priority]
  return <Badge icon={<Icon className="size-3.5" aria-hidden />}>{t(`priorityBadge.${priority}`)}</Badge>
}

type DueDateProps = {
  task: Pick<Task, 'dueDate' | 'overdue'>
  /** Where a label beside it says already what it is. */
  bare?: boolean
}

/** When it is due; past its date it says so in words, not only in red. */
export function DueDate({ task: { dueDate, overdue }, bare = false }: DueDateProps) {
  const { t } = useTranslation('tasks')
  const { date } = useFormats()
  if (!dueDate) return <span className="text-subtle">{t('due.none')}</span>
  const day = date(atNoon(dueDate))
  if (!overdue) return <span className="tabular">{bare ? day : t('due.on', { date: day })}</span>
  return (
    <Badge tone="high" icon={<CalendarX className="size-3.5" aria-hidden />}>
      {t('due.overdue', { date: day })}
    </Badge>
  )
}
