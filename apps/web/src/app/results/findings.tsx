import type { AnalysisResult } from '@plumbline/contract/analysis'
import type { Violation } from '@plumbline/contract/violations'
import { SquarePlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import { CheckedLines, LookedAt, StatePlan } from '../../features/analysis/components/what-was-checked'
import { WorkSite } from '../../features/analysis/components/work-site'
import { groupsOf } from '../../features/violations/severity-groups'
import { useIsWide } from '../../lib/use-media-query'
import { EvidenceEdit } from './evidence-edit'
import { EvidenceStage } from './evidence-stage'
import { FindingSheet } from './finding-sheet'
import { FullScreenBar } from './finding-steps'
import { ResultHeader } from './result-header'
import { ResultLayout } from './result-layout'
import { SeverityCounts } from './severity-counts'
import { useEvidence } from './use-evidence'
import { useItems } from './use-items'
import { ViolationList } from './violation-list'

const QuestionList = lazy(() => import('../../features/questions/components/question-list'))

type FindingsProps = { result: AnalysisResult; onChanged: (violation: Violation) => void }

/** A finished analysis: its picture first, then what was found in it. */
export function Findings({ result, onChanged }: FindingsProps) {
  const { t } = useTranslation('results')
  const isWide = useIsWide()
  const evidence = useEvidence(result, onChanged)
  const itemOf = useItems(evidence, onChanged)
  const { groups, dismissed } = groupsOf(result.violations)
  const none = evidence.ordered.length === 0
  return (
    <>
      <ResultLayout
        header={<ResultHeader result={result} />}
        picture={
          <>
            <EvidenceStage
              evidence={evidence}
              result={result}
              onSelect={violation => evidence.select(violation.id)}
              bar={<FullScreenBar evidence={evidence} />}
            />
            {isWide && <EvidenceEdit evidence={evidence} analysisId={result.id} />}
          </>
        }
      >
        <SeverityCounts groups={groups} />
        {(none || result.detail?.checked) && (
          <div className="grid gap-2 rounded-lg border border-line bg-surface p-4">
            {none && <p className="text-title font-strong">{t('card.none')}</p>}
            {none && <p className="text-muted">{t('card.noneExplain')}</p>}
            <CheckedLines result={result} />
            <StatePlan result={result} />
            <WorkSite result={result} />
          </div>
        )}
        <ViolationList groups={groups} dismissed={dismissed} itemOf={itemOf} />
        {!evidence.missed && (
          <Button
            look="secondary"
            className="justify-self-start max-sm:w-full"
            icon={<SquarePlus className="size-5" aria-hidden />}
            onClick={evidence.startMissed}
          >
            {result.kind === 'image' ? t('missed.start') : t('missed.startUndrawn')}
          </Button>
        )}
        {/* They come later than the rest, so nothing that is pressed stands below them. */}
        <Suspense fallback={null}>
          <QuestionList resultId={result.id} onShowViolation={evidence.select} />
        </Suspense>
        <LookedAt result={result} />
      </ResultLayout>
      {!isWide && <FindingSheet evidence={evidence} analysisId={result.id} itemOf={itemOf} />}
    </>
  )
}
