import { changeTasks, type TasksChange } from '@plumbline/contract/work/bulk'
import type { Task } from '@plumbline/contract/work/tasks'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { RowList } from '../../../../components/ui/row-list'
import { cx } from '../../../../lib/cx'
import { useApiMutation } from '../../../../lib/query'
import { useRows } from '../../../../lib/use-rows'
import type { TasksView } from '../tasks-view'
import type { BulkBarProps, TaskField } from './bulk-bar'
import { TASK_COLUMNS, TaskRow } from './task-row'

const BulkBar = lazy<ComponentType<BulkBarProps>>(() => import('./bulk-bar'))

const COLUMNS = ['name', 'priority', 'status', 'assignee', 'due'] as const
const fieldOfKey = { a: 'assignee', s: 'status', v: 'priority', d: 'dueDate' } as const

type TaskRowsProps = {
  view: TasksView
  items: readonly Task[]
  isManager: boolean
  /** The button that moves a task on. */
  move: (task: Task) => ReactNode
}

/** A selection lasts as long as the rows it was made in are shown. */
export function TaskRows({ view, items, isManager, move }: TaskRowsProps) {
  const { t } = useTranslation('tasks')
  const [params] = useSearchParams()
  const { mutateAsync } = useApiMutation(changeTasks, {})
  const rows = useRows<TaskField>({
    items,
    isManager,
    fields: fieldOfKey,
    send: change => mutateAsync({ body: change as TasksChange }),
  })
  const detailsOf = (id: string) => {
    if (!view.hasRoomBeside) return `/tasks/${id}`
    const address = new URLSearchParams(params)
    address.set('task', id)
    return `?${address}`
  }
  return (
    <RowList
      label={t('title')}
      heads={{ columns: COLUMNS, className: cx('pr-40 pl-9.5', TASK_COLUMNS) }}
      rows={rows}
      urgency="priority"
      bar={<BulkBar {...rows.bar} />}
    >
      {items.map(task => (
        <TaskRow
          key={task.id}
          task={task}
          to={detailsOf(task.id)}
          current={task.id === view.chosen}
          onShow={view.chosen ? view.showBeside : null}
          move={move(task)}
          {...rows.row(task.id)}
        />
      ))}
    </RowList>
  )
}
