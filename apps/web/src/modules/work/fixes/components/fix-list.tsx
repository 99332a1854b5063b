import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Skeleton } from '../../../../components/ui/skeleton'
import { useFixes } from '../api/fixes'
import { FixEntry } from './fix-entry'
import { PhotoButtons } from './photo-buttons'

type FixListProps = { taskId: string; canReview: boolean }

/** The photos of the fix of a task, the newest open, and the way to add one. */
export default function FixList({ taskId, canReview }: FixListProps) {
  const { t } = useTranslation('fixes')
  const fixes = useFixes(taskId)
  return (
    <Async query={fixes} failed={t('failed')} skeleton={<Skeleton className="h-28 w-full" />}>
      {([newest, ...earlier]) => (
        <div className="grid gap-4">
          {newest ? (
            <FixEntry fix={newest} canReview={canReview} />
          ) : (
            <p className="text-muted">{t('explain')}</p>
          )}
          {newest?.review !== 'accepted' && newest?.outcome !== 'pending' && (
            <PhotoButtons taskId={taskId} first={!newest} />
          )}
          {earlier.length > 0 && (
            <details className="border-t border-line pt-3">
              <summary className="min-h-control cursor-pointer py-2 font-strong">{t('earlier')}</summary>
              <div className="grid gap-6 pt-3">
                {earlier.map(fix => (
                  <FixEntry key={fix.id} fix={fix} canReview={false} />
                ))}
              </div>
            </details>
          )}
        </div>
      )}
    </Async>
  )
}
