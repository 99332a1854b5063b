import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../components/ui/async'
import { Card, CardHeader } from '../../components/ui/card'
import { IconButton } from '../../components/ui/icon-button'
import { Skeleton, SkeletonLines } from '../../components/ui/skeleton'
import { useResult } from '../../features/analysis/api/result'
import { Unfinished } from '../../features/analysis/components/unfinished-analysis'
import { Findings } from './findings'

type AnalysisResultsProps = { id: string; onClose: () => void }

/** The Analysis Results card of one upload, in whatever state it is. */
export default function AnalysisResults({ id, onClose }: AnalysisResultsProps) {
  const { t } = useTranslation('results')
  const { t: common } = useTranslation()
  const { result, setViolation } = useResult(id)
  const close = (
    <IconButton label={common('action.close')} onClick={onClose}>
      <X className="size-5" aria-hidden />
    </IconButton>
  )
  if (result.data?.status === 'completed') {
    return (
      <Card aria-labelledby="results-title">
        <Findings result={result.data} close={close} onChanged={setViolation} />
      </Card>
    )
  }
  return (
    <Card aria-labelledby="results-title">
      <CardHeader
        id="results-title"
        title={t('card.title')}
        description={result.data?.fileName}
        action={close}
      />
      <Async
        query={result}
        skeleton={
          <div className="grid gap-6 lg:grid-cols-2">
            <Skeleton className="aspect-4/3 w-full" />
            <SkeletonLines lines={8} />
          </div>
        }
      >
        {found => <Unfinished result={found} />}
      </Async>
    </Card>
  )
}
