import { CalendarX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx'
import { useFormats } from '../../lib/format'
import { Avatar } from './avatar'

/** Who has to do it. */
export function AssigneeCell({ name, className }: { name: string | null; className?: string }) {
  const { t } = useTranslation('lists')
  return (
    <span className={cx('flex min-w-0 items-center gap-2', className)}>
      {name ? (
        <>
          <Avatar name={name} className="size-6 text-[0.625rem]" />
          <span className="truncate">{name}</span>
        </>
      ) : (
        <span className="text-subtle">{t('unassigned')}</span>
      )}
    </span>
  )
}

/** By when; past its date it says so by a sign and to a screen reader, not only in red. */
export function DueCell({ dueDate, overdue }: { dueDate: string | null; overdue: boolean }) {
  const { t } = useTranslation('lists')
  const { date } = useFormats()
  if (!dueDate) return <span className="text-subtle">–</span>
  return (
    <span className={cx('tabular flex items-center gap-1 whitespace-nowrap', overdue && 'text-high')}>
      {overdue && <CalendarX className="size-4 shrink-0" aria-label={t('overdue')} role="img" />}
      {date(`${dueDate}T12:00`)}
    </span>
  )
}

type Column = 'name' | 'severity' | 'priority' | 'status' | 'assignee' | 'due' | 'found'

/** Names the columns on a desk; each row says by itself what it holds. */
export function RowHeads({ columns, className }: { columns: readonly Column[]; className: string }) {
  const { t } = useTranslation('lists')
  return (
    <div
      aria-hidden
      className={cx(
        'hidden gap-x-4 border-b border-line py-1 text-caption font-strong text-subtle xl:grid',
        className,
      )}
    >
      {columns.map(column => (
        <span key={column}>{t(`column.${column}`)}</span>
      ))}
    </div>
  )
}
