import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Skeleton } from '../../../../components/ui/skeleton'
import { reloadIfOutdated } from '../../../../lib/stale-chunks'
import { useUser } from '../../../identity/auth/session'

const FixList = lazy(() => reloadIfOutdated(() => import('../../fixes/components/fix-list')))

/** Proof of fix on a task: send a photo, see it beside the finding, and let a manager decide. */
export function FixPhotos({ taskId }: { taskId: string }) {
  const { t } = useTranslation('fixes')
  const { role } = useUser()
  return (
    <Card>
      <CardHeader title={t('title')} />
      <Suspense fallback={<Skeleton className="h-28 w-full" />}>
        <FixList taskId={taskId} canReview={role !== 'user'} />
      </Suspense>
    </Card>
  )
}
