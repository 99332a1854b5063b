import type { Task } from '@plumbline/contract/work/tasks'
import { CalendarX, CircleCheck, ClipboardCheck, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Badge } from '../../../../../components/ui/badge'
import { useFormats } from '../../../../../lib/format'
import type { Today } from '../../api/dashboard'
import { DAY_LINK_CLASS, DAY_ROW_CLASS, DayCard } from './day-card'

/** What the person in front of the screen has to do today. */
export function MineCard({ mine }: { mine: Today['mine'] }) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormats()
  const { items, overdue, dueToday, open } = mine
  const counts = [
    overdue > 0 && t('mine.overdue', { count: overdue, total: number(overdue) }),
    dueToday > 0 && t('mine.dueToday', { count: dueToday, total: number(dueToday) }),
  ]
  return (
    <DayCard
      title={t('mine.title')}
      icon={<ClipboardCheck className="size-5 shrink-0 text-muted" aria-hidden />}
      count={counts.filter(Boolean).join(' · ')}
      more={
        open > 0
          ? {
              to: '/tasks?assignee=me&tab=unresolved&sort=due',
              label: t('mine.all', { count: open, total: number(open) }),
            }
          : { to: '/tasks', label: t('mine.allTasks') }
      }
    >
      {items.length === 0 ? (
        <p className="flex items-start gap-2 px-4 py-3 text-muted">
          <CircleCheck className="mt-0.5 size-5 shrink-0" aria-hidden />
          {t('mine.none')}
        </p>
      ) : (
        <ul>
          {items.map(task => (
            <MineRow key={task.id} task={task} />
          ))}
        </ul>
      )}
    </DayCard>
  )
}

/** A date without a time belongs to no time zone: UTC keeps it on its day everywhere. */
function useDay() {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return (date: string) => format.format(new Date(date))
}

function MineRow({ task: { id, title, worksite, dueDate, overdue } }: { task: Task }) {
  const { t } = useTranslation('dashboard')
  const day = useDay()
  return (
    <li className={DAY_ROW_CLASS}>
      <Link to={`/tasks/${id}`} className={DAY_LINK_CLASS}>
        <span className="grid min-w-0 flex-1 gap-x-3 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
          <span className="line-clamp-2 font-strong group-hover:underline">{title}</span>
          <span className="flex min-w-0 items-center gap-2 sm:row-span-2">
            {overdue && dueDate ? (
              <Badge tone="high" icon={<CalendarX className="size-3.5" aria-hidden />}>
                {t('mine.since', { date: day(dueDate) })}
              </Badge>
            ) : (
              <Badge tone="medium" icon={<Clock className="size-3.5" aria-hidden />}>
                {t('mine.today')}
              </Badge>
            )}
            {worksite && <span className="truncate text-caption text-muted sm:hidden">{worksite}</span>}
          </span>
          {worksite && <span className="truncate text-caption text-muted max-sm:hidden">{worksite}</span>}
        </span>
      </Link>
    </li>
  )
}
