import type { AnalysisResult } from '@plumbline/contract/analysis'
import type { Violation } from '@plumbline/contract/violations'
import { SquarePlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import { CheckedLines, LookedAt, StatePlan } from '../../features/analysis/components/what-was-checked'
import { WorkSite } from '../../features/analysis/components/work-site'
import { groupsOf } from '../../features/violations/severity-groups'
import { useFormats } from '../../lib/format'
import { EvidenceStage } from './evidence-stage'
import { SeverityCounts } from './severity-counts'
import { useEvidence } from './use-evidence'
import { ViolationList } from './violation-list'

const QuestionList = lazy(() => import('../../features/questions/components/question-list'))

type FindingsProps = {
  result: AnalysisResult
  onChanged: (violation: Violation) => void
}

/** A finished analysis: its picture first, then what was found in it. */
export function Findings({ result, onChanged }: FindingsProps) {
  const { t } = useTranslation('results')
  const { dateTime } = useFormats()
  const evidence = useEvidence(result, onChanged)
  const { groups, dismissed } = groupsOf(result.violations)
  const none = groups.every(({ violations }) => violations.length === 0)

  return (
    <>
      <p className="mb-4 text-muted">
        {[t('card.file', { name: result.fileName, date: dateTime(result.createdAt) }), result.siteName]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <SeverityCounts groups={groups} />
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-4 lg:sticky lg:top-18">
          <EvidenceStage
            evidence={evidence}
            result={result}
            onSelect={violation => evidence.select(violation.id)}
          />
        </div>
        <div className="grid min-w-0 gap-6">
          {(none || result.detail?.checked) && (
            <div className="grid gap-2 rounded-lg border border-line p-4">
              {none && <p className="text-title font-strong">{t('card.none')}</p>}
              {none && <p className="text-muted">{t('card.noneExplain')}</p>}
              <CheckedLines result={result} />
              <StatePlan result={result} />
              <WorkSite result={result} />
            </div>
          )}
          <ViolationList
            groups={groups}
            dismissed={dismissed}
            evidence={evidence}
            onSelect={violation => evidence.select(violation.id)}
            onChanged={onChanged}
          />
          <Suspense fallback={null}>
            <QuestionList resultId={result.id} onShowViolation={evidence.select} />
          </Suspense>
          {!evidence.missed && (
            <Button
              look="secondary"
              className="justify-self-start"
              icon={<SquarePlus className="size-5" aria-hidden />}
              onClick={evidence.startMissed}
            >
              {result.kind === 'image' ? t('missed.start') : t('missed.startUndrawn')}
            </Button>
          )}
          <LookedAt result={result} />
        </div>
      </div>
    </>
  )
}
