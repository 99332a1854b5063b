import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Async } from '../../../../components/ui/async'
import { useViolationTasks } from '../api/tasks'
import { DueDate, TaskStatusBadge } from './task-badges'

/** The tasks that fix a violation. */
export function ViolationTasks({ violationId }: { violationId: string }) {
  const { t } = useTranslation('tasks')
  const tasks = useViolationTasks(violationId)
  return (
    <section aria-labelledby="violation-tasks-title">
      <h2 id="violation-tasks-title" className="sr-only">
        {t('fromViolation.tasks')}
      </h2>
      <Async
        query={tasks}
        failed={t('failed.ofViolation')}
        empty={<p className="text-muted">{t('fromViolation.none')}</p>}
      >
        {found => (
          <ul className="grid gap-2">
            {found.map(task => (
              <li key={task.id}>
                <Link
                  to={`/tasks/${task.id}`}
                  className="grid gap-1 rounded-lg border border-line bg-surface p-3 hover:bg-sunken/50"
                >
                  <span className="font-strong">{task.title}</span>
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted">
                    <TaskStatusBadge status={task.status} />
                    <span>{task.assigneeName ?? t('row.unassigned')}</span>
                    <DueDate task={task} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Async>
    </section>
  )
}
