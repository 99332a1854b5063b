import type { Task } from '@plumbline/contract/work/tasks'
import { formatCitation } from '@plumbline/domain'
import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Avatar } from '../../../../components/ui/avatar'
import { cx } from '../../../../lib/cx'
import { DueDate, PriorityBadge, TaskStatusBadge } from './task-badges'

export function TaskRow({ task, move }: { task: Task; move: ReactNode }) {
  const { t } = useTranslation('tasks')
  const { id, title, steps, assigneeName, worksite, regulationCode, status } = task
  const done = steps.filter(step => step.done).length
  const over = status === 'closed' || status === 'completed'
  return (
    <li className="flex flex-col border-b border-line last:border-b-0 sm:flex-row sm:items-center">
      <Link
        to={`/tasks/${id}`}
        data-row
        className="group grid min-w-0 flex-1 gap-x-4 gap-y-2 p-4 hover:bg-sunken/50 focus-visible:-outline-offset-2 xl:grid-cols-[minmax(0,1fr)_9rem_25rem] xl:items-center"
      >
        <span className="grid min-w-0 gap-1">
          <span className={cx('font-strong group-hover:underline', over && 'text-muted')}>{title}</span>
          <span className="flex flex-wrap gap-x-3 text-muted lg:text-caption">
            {worksite && <span>{worksite}</span>}
            {regulationCode && <span>{formatCitation(regulationCode)}</span>}
            {steps.length > 0 && (
              <span className="tabular inline-flex items-center gap-1">
                <ListChecks className="size-4" aria-hidden />
                {t('row.steps', { done, count: steps.length })}
              </span>
            )}
          </span>
        </span>
        <span className="flex min-w-0 items-center gap-2 lg:text-caption">
          {assigneeName ? (
            <>
              <Avatar name={assigneeName} className="size-6 text-[0.625rem]" />
              <span className="truncate">{assigneeName}</span>
            </>
          ) : (
            <span className="text-subtle">{t('row.unassigned')}</span>
          )}
        </span>
        <span className="flex flex-wrap items-center gap-2 lg:text-caption xl:justify-end">
          {over ? null : <DueDate task={task} />}
          <PriorityBadge priority={task.priority} />
          <TaskStatusBadge status={status} />
        </span>
      </Link>
      {move && <div className="grid px-4 pb-4 sm:w-44 sm:py-2 sm:pr-4 sm:pl-0">{move}</div>}
    </li>
  )
}
