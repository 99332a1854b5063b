import { ArrowLeft, ClipboardX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { Async } from '../../../components/ui/async'
import { ButtonLink } from '../../../components/ui/button'
import { PageHeader } from '../../../components/ui/page-header'
import { Skeleton } from '../../../components/ui/skeleton'
import { EmptyState } from '../../../components/ui/states'
import { ApiError } from '../../../lib/api'
import { useUser } from '../../identity/auth/session'
import { useHasFix } from '../fixes/api/fixes'
import { useTask } from '../tasks/api/task'
import { TaskDetail } from '../tasks/components/task-detail'
import { FixPhotos } from './fixes/fix-photos'
import { TaskPicture } from './tasks/task-picture'
import { useCompletion } from './tasks/use-completion'

export default function TaskPage() {
  const { t } = useTranslation('tasks')
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { role } = useUser()
  const task = useTask(id)
  const hasFix = useHasFix(id)
  const { moves, dialogs } = useCompletion()
  const { error } = task
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <>
      <PageHeader
        title={task.data?.title ?? t('detail.title')}
        actions={
          <ButtonLink
            to="/tasks"
            look="quiet"
            className="max-lg:hidden"
            icon={<ArrowLeft className="size-5" aria-hidden />}
          >
            {t('detail.back')}
          </ButtonLink>
        }
      />
      {isGone ? (
        <EmptyState
          icon={<ClipboardX aria-hidden />}
          title={t('detail.notFound')}
          action={
            <ButtonLink to="/tasks" look="secondary">
              {t('detail.back')}
            </ButtonLink>
          }
        >
          {t('detail.notFoundExplain')}
        </EmptyState>
      ) : (
        <Async query={task} skeleton={<Skeleton className="h-120 w-full rounded-lg" />}>
          {found => (
            <TaskDetail
              key={found.id}
              task={found}
              picture={
                found.violationId && found.violationMedia && <TaskPicture violationId={found.violationId} />
              }
              fixes={<FixPhotos taskId={found.id} />}
              hasFix={hasFix}
              isManager={role !== 'user'}
              onDeleted={() => navigate('/tasks', { replace: true })}
              {...moves}
            />
          )}
        </Async>
      )}
      {dialogs}
    </>
  )
}
