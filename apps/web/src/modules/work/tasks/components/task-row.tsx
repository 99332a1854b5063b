import type { Task } from '@plumbline/contract/work/tasks'
import { formatCitation } from '@plumbline/domain'
import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../components/ui/checkbox'
import { AssigneeCell, DueCell } from '../../../../components/ui/row-cells'
import { RowLink } from '../../../../components/ui/row-link'
import { cx } from '../../../../lib/cx'
import { isOpen } from '../task-draft'
import { DueDate, PriorityBadge, TaskStatusBadge } from './task-badges'

type TaskRowProps = {
  task: Task
  /** Where its details stand. */
  to: string
  current: boolean
  onShow: ((id: string) => void) | null
  move: ReactNode
  selected: boolean
  onSelected: (on: boolean) => void
}

/** Name, priority, status, assignee, due date. */
export const TASK_COLUMNS = 'xl:grid-cols-[minmax(0,1fr)_9rem_8rem_10rem_8rem]'

export function TaskRow({ task, to, current, onShow, move, selected, onSelected }: TaskRowProps) {
  const { t } = useTranslation('tasks')
  const { t: lists } = useTranslation('lists')
  const { id, title, steps, assigneeName, worksite, area, regulationCode, status } = task
  const done = steps.filter(step => step.done).length
  const over = !isOpen(task)
  return (
    <li
      className={cx(
        'flex items-start border-b border-line last:border-b-0',
        selected && 'bg-signal-soft/40',
        current && !selected && 'bg-sunken/60',
      )}
    >
      <div className="pt-2 xl:pt-0.5">
        <Checkbox
          hideLabel
          label={lists('select', { name: title })}
          checked={selected}
          onChange={({ currentTarget }) => onSelected(currentTarget.checked)}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center">
        <RowLink
          id={id}
          to={to}
          current={current}
          onShow={onShow}
          heading="task-title"
          className={cx(
            'group grid min-w-0 flex-1 gap-x-4 gap-y-2 py-3 pr-4 hover:bg-sunken/50 focus-visible:-outline-offset-2 xl:items-center xl:py-0.5 xl:leading-tight',
            TASK_COLUMNS,
          )}
        >
          <span className="grid min-w-0 gap-1 xl:gap-0">
            <span className={cx('font-strong group-hover:underline xl:truncate', over && 'text-muted')}>
              {title}
            </span>
            <span className="flex min-h-4.5 flex-wrap gap-x-3 text-muted lg:text-caption xl:flex-nowrap xl:overflow-hidden">
              {(worksite || area) && (
                <span className="xl:truncate">{[worksite, area].filter(Boolean).join(' · ')}</span>
              )}
              {regulationCode && <span className="xl:shrink-0">{formatCitation(regulationCode)}</span>}
              {steps.length > 0 && (
                <span className="tabular inline-flex items-center gap-1 xl:shrink-0">
                  <ListChecks className="size-4" aria-hidden />
                  <span className="xl:sr-only">{t('row.steps', { done, count: steps.length })}</span>
                  <span className="max-xl:hidden" aria-hidden>
                    {done}/{steps.length}
                  </span>
                </span>
              )}
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-2 lg:text-caption xl:contents">
            <span className="xl:hidden">{over ? null : <DueDate task={task} />}</span>
            <span>
              <PriorityBadge priority={task.priority} />
            </span>
            <span>
              <TaskStatusBadge status={status} />
            </span>
          </span>
          <AssigneeCell name={assigneeName} className="lg:text-caption" />
          <span className="hidden text-caption xl:block">
            <DueCell dueDate={task.dueDate} overdue={task.overdue} />
          </span>
        </RowLink>
        <div
          className={cx('grid sm:w-36 sm:shrink-0 sm:py-0.5 sm:pr-3', move ? 'pr-4 pb-3' : 'max-xl:hidden')}
        >
          {move}
        </div>
      </div>
    </li>
  )
}
