import { ClipboardX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Button } from '../../../../components/ui/button'
import { Skeleton } from '../../../../components/ui/skeleton'
import { EmptyState } from '../../../../components/ui/states'
import { ApiError } from '../../../../lib/api'
import { useUser } from '../../../identity/auth/session'
import { useHasFix } from '../../fixes/api/fixes'
import { useTask } from '../../tasks/api/task'
import { TaskDetail } from '../../tasks/components/task-detail'
import { FixPhotos } from '../fixes/fix-photos'
import { TaskPicture } from './task-picture'
import { useCompletion } from './use-completion'

export type TaskDetailsProps = {
  id: string
  onList: () => void
  onDeleted: () => void
  /** Beside its list, where no page says its name. */
  isBeside?: boolean
}

/** One task with everything that belongs to it. Its layout follows the room it has. */
export default function TaskDetails({ id, onList, onDeleted, isBeside = false }: TaskDetailsProps) {
  const { t } = useTranslation('tasks')
  const { role } = useUser()
  const task = useTask(id)
  const hasFix = useHasFix(id)
  const { moves, dialogs } = useCompletion()
  const { error } = task
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        icon={<ClipboardX aria-hidden />}
        title={t('detail.notFound')}
        action={
          <Button look="secondary" onClick={onList}>
            {t('detail.back')}
          </Button>
        }
      >
        {t('detail.notFoundExplain')}
      </EmptyState>
    )
  }
  return (
    <div className="@container">
      <Async query={task} skeleton={<Skeleton className="h-120 w-full rounded-lg" />}>
        {found => (
          <TaskDetail
            key={found.id}
            task={found}
            head={
              isBeside && (
                <h2 id="task-title" tabIndex={-1} className="text-title font-strong">
                  {found.title}
                </h2>
              )
            }
            picture={
              found.violationId && found.violationMedia && <TaskPicture violationId={found.violationId} />
            }
            fixes={<FixPhotos taskId={found.id} />}
            hasFix={hasFix}
            isManager={role !== 'user'}
            onDeleted={onDeleted}
            {...moves}
          />
        )}
      </Async>
      {dialogs}
    </div>
  )
}
