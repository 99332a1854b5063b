import type { Task } from '@plumbline/contract/work/tasks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Card, CardHeader } from '../../../../components/ui/card'
import { useUser } from '../../../identity/auth/session'
import { useFixes } from '../../fixes/api/fixes'
import { FixEntry } from '../../fixes/components/fix-entry'
import { useViolationTasks } from '../../tasks/api/tasks'

export type ViolationFixesProps = { violationId: string }

/** What proves that a violation was fixed: the newest photo of each task that has one. */
export default function ViolationFixes({ violationId }: ViolationFixesProps) {
  const { data: tasks = [] } = useViolationTasks(violationId)
  return tasks.map(task => <TaskFix key={task.id} task={task} />)
}

function TaskFix({ task: { id, title } }: { task: Task }) {
  const { t } = useTranslation('fixes')
  const { role } = useUser()
  const [newest] = useFixes(id).data ?? []
  if (!newest) return null
  return (
    <Card aria-labelledby={`fix-${id}`}>
      <CardHeader id={`fix-${id}`} title={t('title')} />
      <div className="grid gap-3">
        <FixEntry fix={newest} canReview={role !== 'user'} />
        <Link to={`/tasks/${id}`} className="flex min-h-12 items-center break-words underline">
          {title}
        </Link>
      </div>
    </Card>
  )
}
