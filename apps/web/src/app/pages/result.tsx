import { ArrowLeft, ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Async } from '../../components/ui/async'
import { ButtonLink } from '../../components/ui/button'
import { Card } from '../../components/ui/card'
import { PageHeader } from '../../components/ui/page-header'
import { Skeleton, SkeletonLines } from '../../components/ui/skeleton'
import { EmptyState } from '../../components/ui/states'
import { useResult } from '../../features/analysis/api/result'
import { Unfinished } from '../../features/analysis/components/unfinished-analysis'
import { ApiError } from '../../lib/api'
import { Findings } from '../results/findings'

/** One analysis on a screen of its own, in whatever state it is. */
export default function ResultPage() {
  const { t } = useTranslation('results')
  const { id = '' } = useParams()
  const { result, setViolation } = useResult(id)
  const { error } = result
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <>
      <PageHeader
        title={t('card.title')}
        actions={
          <ButtonLink to="/upload" look="quiet" icon={<ArrowLeft className="size-5" aria-hidden />}>
            {t('card.back')}
          </ButtonLink>
        }
      />
      {isGone ? (
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
      ) : (
        <Card>
          <Async
            query={result}
            skeleton={
              <div className="grid gap-6 lg:grid-cols-2">
                <Skeleton className="aspect-4/3 w-full" />
                <SkeletonLines lines={8} />
              </div>
            }
          >
            {found =>
              found.status === 'completed' ? (
                <Findings key={id} result={found} onChanged={setViolation} />
              ) : (
                <Unfinished result={found} />
              )
            }
          </Async>
        </Card>
      )}
    </>
  )
}
