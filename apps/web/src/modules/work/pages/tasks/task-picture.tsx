import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import type { Violation } from '@plumbline/contract/findings/violations'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Skeleton } from '../../../../components/ui/skeleton'
import { useResult } from '../../../capture/analysis/api/result'
import { EvidenceCloseUp } from '../../../capture/pages/results/evidence-close-up'
import { useEvidence } from '../../../capture/pages/results/use-evidence'
import { useTaskViolation } from '../../tasks/api/tasks'

/** What has to be fixed: the part of the picture around the finding, with its box. It leads to the violation. */
export function TaskPicture({ violationId }: { violationId: string }) {
  const { t } = useTranslation('tasks')
  const { data: violation, isError } = useTaskViolation(violationId)
  if (isError) return null
  return (
    <Link
      to={`/violations?violation=${violationId}`}
      aria-label={t('detail.picture')}
      className="block size-full overflow-hidden rounded-md"
    >
      {violation ? <Evidence violation={violation} /> : <Skeleton className="size-full" />}
    </Link>
  )
}

function Evidence({ violation }: { violation: Violation }) {
  const { analysisId, boundingBoxes, mediaUrl } = violation
  if (analysisId && boundingBoxes.length > 0)
    return <OfAnalysis analysisId={analysisId} violation={violation} />
  return mediaUrl ? <img src={mediaUrl} alt="" className="size-full bg-sunken object-contain" /> : null
}

function OfAnalysis({ analysisId, violation }: { analysisId: string; violation: Violation }) {
  const { result } = useResult(analysisId)
  return result.data ? (
    <Marked result={result.data} violation={violation} />
  ) : (
    <Skeleton className="size-full" />
  )
}

function Marked({ result, violation }: { result: AnalysisResult; violation: Violation }) {
  const evidence = useEvidence({ ...result, violations: [violation] }, () => {})
  return <EvidenceCloseUp violation={violation} evidence={evidence} />
}
