import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import type { Violation } from '@plumbline/contract/findings/violations'
import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Skeleton } from '../../../../components/ui/skeleton'
import { useResult } from '../../../capture/analysis/api/result'
import { StatePlan } from '../../../capture/analysis/components/what-was-checked'
import { PictureSkeleton } from '../../../capture/media/components/picture-skeleton'
import { EvidenceEdit } from '../../../capture/pages/results/evidence-edit'
import { EvidenceStage } from '../../../capture/pages/results/evidence-stage'
import { useEvidence } from '../../../capture/pages/results/use-evidence'
import { Corrections } from '../../violations/components/detail/corrections'

type ViolationEvidenceProps = {
  violation: Violation
  onChanged: (violation: Violation) => void
  /** Says what it is. It stands under the picture. */
  head: ReactNode
}

/** The picture, the video or the recording that shows this one violation, and whether it is one. */
export function ViolationEvidence(props: ViolationEvidenceProps) {
  const { t } = useTranslation('violations')
  const { analysisId } = props.violation
  if (analysisId) return <OfAnalysis analysisId={analysisId} {...props} />
  return (
    <>
      {props.head}
      <p className="flex items-center gap-2 text-muted">
        <ImageOff className="size-5 shrink-0 text-subtle" aria-hidden />
        {t('details.noEvidence')}
      </p>
      <Corrections violation={props.violation} onChanged={props.onChanged} onEditBox={null} stacked />
    </>
  )
}

/** With it a phone's first screen still shows what is wrong, whether that's right, and the next step. */
const PICTURE_CLASS = '-mx-4 -mt-4 [--stage:32dvh] sm:mx-0 sm:mt-0 lg:[--stage:50dvh]'

function OfAnalysis({ analysisId, ...rest }: ViolationEvidenceProps & { analysisId: string }) {
  const { result } = useResult(analysisId)
  const waiting = (
    <>
      <div className={PICTURE_CLASS}>
        <PictureSkeleton />
      </div>
      {/* As high as what it is and whether that's right. */}
      <Skeleton className="h-36 w-full" />
    </>
  )
  return (
    <Async query={result} skeleton={waiting}>
      {found => <Stage result={found} {...rest} />}
    </Async>
  )
}

function Stage({ result, violation, onChanged, head }: ViolationEvidenceProps & { result: AnalysisResult }) {
  const alone = { ...result, violations: [violation] }
  const evidence = useEvidence(alone, onChanged)
  const hasBoxes = violation.boundingBoxes.length > 0
  return (
    <>
      <div className={PICTURE_CLASS}>
        <EvidenceStage evidence={evidence} result={alone} onSelect={() => evidence.select(violation.id)} />
      </div>
      <EvidenceEdit evidence={evidence} analysisId={result.id} />
      {head}
      {!evidence.edit && (
        <Corrections
          violation={violation}
          onChanged={onChanged}
          onEditBox={hasBoxes ? () => evidence.editBox(violation) : null}
          stacked
        />
      )}
      <StatePlan result={result} />
    </>
  )
}
