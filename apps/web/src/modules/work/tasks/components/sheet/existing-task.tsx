import type { Task } from '@plumbline/contract/work/tasks'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../../../components/ui/avatar'
import { DueDate, TaskStatusBadge } from '../task-badges'

/** The task that is already open for a finding, so that nobody makes a second one unknowingly. */
export function ExistingTask({ task }: { task: Task }) {
  const { t } = useTranslation('tasks')
  return (
    <div className="grid gap-3 rounded-lg border border-line p-4">
      <p className="font-strong">{task.title}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {task.assigneeName ? (
          <span className="flex items-center gap-2">
            <Avatar name={task.assigneeName} />
            {task.assigneeName}
          </span>
        ) : (
          <span className="text-subtle">{t('row.unassigned')}</span>
        )}
        <DueDate task={task} />
        <TaskStatusBadge status={task.status} />
      </p>
    </div>
  )
}
