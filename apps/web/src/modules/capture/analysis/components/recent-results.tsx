import { type AnalysisResult, deleteResult } from '@plumbline/contract/capture/analysis'
import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Pager } from '../../../../components/ui/pager'
import { Skeleton } from '../../../../components/ui/skeleton'
import { EmptyState } from '../../../../components/ui/states'
import { useApiMutation } from '../../../../lib/query'
import { reloadIfOutdated } from '../../../../lib/stale-chunks'
import { toast } from '../../../../lib/toast'
import { PAGE_SIZE, useResults } from '../api/results'
import { ResultTile } from './result-tile'

const ConfirmDialog = lazy(() =>
  reloadIfOutdated(() => import('../../../../components/ui/confirm-dialog')).then(({ ConfirmDialog }) => ({
    default: ConfirmDialog,
  })),
)

const TILES = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4'

/** What the organization had analyzed, newest first, pictures before words. */
export function RecentResults() {
  const { t } = useTranslation('analysis')
  const [page, setPage] = useState(1)
  const [deleting, setDeleting] = useState<AnalysisResult | null>(null)
  const results = useResults(page)
  const remove = useApiMutation(deleteResult, { showsOwnError: true })

  const confirmed = async ({ id }: AnalysisResult) => {
    await remove.mutateAsync({ params: { id } })
    toast({ title: t('recent.deleted') })
    setDeleting(null)
  }

  return (
    <Card aria-labelledby="recent-title">
      <CardHeader id="recent-title" title={t('recent.title')} />
      <Async
        query={results}
        skeleton={
          <div className={TILES}>
            {['a', 'b', 'c', 'd'].map(key => (
              <Skeleton key={key} className="aspect-square w-full" />
            ))}
          </div>
        }
        empty={
          <EmptyState icon={<Images aria-hidden />} title={t('recent.none')}>
            {t('recent.noneExplain')}
          </EmptyState>
        }
      >
        {({ items, total }) => (
          <div className="grid gap-4">
            <ul className={TILES}>
              {items.map(result => (
                <ResultTile key={result.id} result={result} onDelete={() => setDeleting(result)} />
              ))}
            </ul>
            <Pager page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
          </div>
        )}
      </Async>
      {deleting && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t('recent.confirmDelete.title', { name: deleting.fileName })}
            description={t('recent.confirmDelete.explain')}
            confirm={t('recent.confirmDelete.confirm')}
            danger
            pending={remove.isPending}
            error={remove.error}
            onConfirm={() => confirmed(deleting).catch(() => {})}
            onClose={() => {
              remove.reset()
              setDeleting(null)
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}
