import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import type { Violation } from '@plumbline/contract/findings/violations'
import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Skeleton } from '../../../../components/ui/skeleton'
import { useResult } from '../../../capture/analysis/api/result'
import { StatePlan } from '../../../capture/analysis/components/what-was-checked'
import { EvidenceEdit } from '../../../capture/pages/results/evidence-edit'
import { EvidenceStage } from '../../../capture/pages/results/evidence-stage'
import { useEvidence } from '../../../capture/pages/results/use-evidence'

type ViolationEvidenceProps = { violation: Violation; onChanged: (violation: Violation) => void }

/** The picture with its boxes, the video or the recording that shows this one violation. */
export function ViolationEvidence({ violation, onChanged }: ViolationEvidenceProps) {
  const { t } = useTranslation('violations')
  const { analysisId } = violation
  return (
    <Card aria-labelledby="evidence-title">
      <CardHeader id="evidence-title" title={t('details.evidence')} />
      {analysisId ? (
        <OfAnalysis analysisId={analysisId} violation={violation} onChanged={onChanged} />
      ) : (
        <p className="flex items-center gap-2 text-muted">
          <ImageOff className="size-5 shrink-0 text-subtle" aria-hidden />
          {t('details.noEvidence')}
        </p>
      )}
    </Card>
  )
}

function OfAnalysis({ analysisId, ...rest }: ViolationEvidenceProps & { analysisId: string }) {
  const { result } = useResult(analysisId)
  return (
    <Async query={result} skeleton={<Skeleton className="aspect-4/3 w-full" />}>
      {found => <Stage result={found} {...rest} />}
    </Async>
  )
}

function Stage({ result, violation, onChanged }: ViolationEvidenceProps & { result: AnalysisResult }) {
  const { t } = useTranslation('violations')
  const { t: results } = useTranslation('results')
  const alone = { ...result, violations: [violation] }
  const evidence = useEvidence(alone, onChanged)
  return (
    <div className="grid gap-4">
      <EvidenceStage evidence={evidence} result={alone} onSelect={() => evidence.select(violation.id)} />
      <EvidenceEdit evidence={evidence} analysisId={result.id} />
      <StatePlan result={result} />
      {!evidence.edit && (
        <div className="flex flex-wrap gap-2">
          {violation.boundingBoxes.length > 0 && (
            <Button look="secondary" onClick={() => evidence.editBox(violation)}>
              {results('correct.box')}
            </Button>
          )}
          <ButtonLink look="secondary" to={`/results/${result.id}`}>
            {t('details.toAnalysis')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
