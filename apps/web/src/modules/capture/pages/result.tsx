import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Async } from '../../../components/ui/async'
import { ButtonLink } from '../../../components/ui/button'
import { SkeletonLines } from '../../../components/ui/skeleton'
import { EmptyState } from '../../../components/ui/states'
import { ApiError } from '../../../lib/api'
import { useResult } from '../analysis/api/result'
import { PictureSkeleton } from '../media/components/picture-skeleton'
import { Findings } from './results/findings'
import { ResultHeader } from './results/result-header'
import { ResultLayout } from './results/result-layout'
import { RunningResult } from './results/running-result'

/** One analysis on a screen of its own, in whatever state it is. */
export default function ResultPage() {
  const { t } = useTranslation('results')
  const { id = '' } = useParams()
  const { result, setViolation } = useResult(id)
  const { error } = result
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <div className="grid gap-6">
        <ResultHeader />
        <EmptyState
          icon={<ImageOff aria-hidden />}
          title={t('card.notFound')}
          action={
            <ButtonLink to="/upload" look="secondary">
              {t('card.back')}
            </ButtonLink>
          }
        >
          {t('card.notFoundExplain')}
        </EmptyState>
      </div>
    )
  }
  return (
    <Async
      query={result}
      skeleton={
        <ResultLayout header={<ResultHeader />} picture={<PictureSkeleton />}>
          <SkeletonLines lines={8} />
        </ResultLayout>
      }
    >
      {found =>
        found.status === 'completed' ? (
          <Findings key={id} result={found} onChanged={setViolation} />
        ) : (
          <RunningResult result={found} />
        )
      }
    </Async>
  )
}
