import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Skeleton } from '../../../../components/ui/skeleton'
import { reloadIfOutdated } from '../../../../lib/stale-chunks'
import { useReturnFocus } from '../../../../lib/use-return-focus'
import { useUser } from '../../../identity/auth/session'
import { ResolveOffer } from '../../tasks/components/resolve-offer'

const FixList = lazy(() => reloadIfOutdated(() => import('../../fixes/components/fix-list')))

/** Proof of fix on a task: send a photo, see it beside the finding, and let a manager decide. */
export function FixPhotos({ taskId }: { taskId: string }) {
  const { t } = useTranslation('fixes')
  const { role } = useUser()
  const [resolvable, setResolvable] = useState<string | null>(null)
  useReturnFocus(resolvable !== null)
  return (
    <Card>
      <CardHeader title={t('title')} />
      <Suspense fallback={<Skeleton className="h-28 w-full" />}>
        <FixList taskId={taskId} canReview={role !== 'user'} onResolvable={setResolvable} />
      </Suspense>
      {resolvable && <ResolveOffer violationId={resolvable} onClose={() => setResolvable(null)} />}
    </Card>
  )
}
