import { ArrowLeft, ClipboardX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { Async } from '../../components/ui/async'
import { ButtonLink } from '../../components/ui/button'
import { PageHeader } from '../../components/ui/page-header'
import { SkeletonRows } from '../../components/ui/skeleton'
import { EmptyState } from '../../components/ui/states'
import { useTask } from '../../features/tasks/api/task'
import { ResolveOffer } from '../../features/tasks/components/resolve-offer'
import { TaskDetail } from '../../features/tasks/components/task-detail'
import { ApiError } from '../../lib/api'
import { FixPhotos } from '../fixes/fix-photos'

export default function TaskPage() {
  const { t } = useTranslation('tasks')
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const task = useTask(id)
  const [resolvable, setResolvable] = useState<string | null>(null)
  const { error } = task
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <>
      <PageHeader
        title={task.data?.title ?? t('detail.title')}
        actions={
          <ButtonLink to="/tasks" look="quiet" icon={<ArrowLeft className="size-5" aria-hidden />}>
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
        <Async query={task} skeleton={<SkeletonRows rows={3} />}>
          {found => (
            <div className="grid gap-6">
              <TaskDetail
                key={found.id}
                task={found}
                onDeleted={() => navigate('/tasks', { replace: true })}
                onLastCompleted={setResolvable}
              />
              <FixPhotos taskId={found.id} />
            </div>
          )}
        </Async>
      )}
      {resolvable && <ResolveOffer violationId={resolvable} onClose={() => setResolvable(null)} />}
    </>
  )
}
