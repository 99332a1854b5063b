import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import type { Violation } from '@plumbline/contract/findings/violations'
import { SquarePlus } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../app/lazy-page'
import { Button } from '../../../../components/ui/button'
import { SkeletonLines } from '../../../../components/ui/skeleton'
import { useMessages } from '../../../../lib/messages'
import { useIsWide } from '../../../../lib/use-media-query'
import type { AssistantPanelProps } from '../../../assistant/pages/assistant-panel/assistant-panel'
import { AssistantToggle } from '../../../assistant/pages/assistant-panel/assistant-toggle'
import { loadAssistantPanel } from '../../../assistant/pages/assistant-panel/load-assistant-panel'
import { useAssistantPanel } from '../../../assistant/pages/assistant-panel/use-assistant-panel'
import { groupsOf } from '../../../findings/violations/severity-groups'
import { LookCloser } from '../../analysis/components/look-closer'
import { CheckedLines, LookedAt, StatePlan } from '../../analysis/components/what-was-checked'
import { WorkSite } from '../../analysis/components/work-site'
import { LookedFor } from '../../picture-tags/components/looked-for'
import { useQuestions } from '../../questions/api/questions'
import { EvidenceEdit } from './evidence-edit'
import { EvidenceStage } from './evidence-stage'
import { FindingSheet } from './finding-sheet'
import { FindingSteps, FullScreenBar } from './finding-steps'
import { ResultHeader } from './result-header'
import { ResultLayout } from './result-layout'
import { SeverityCounts } from './severity-counts'
import { useEvidence } from './use-evidence'
import { useItems } from './use-items'
import { ViolationList } from './violation-list'

const AssistantPanel = lazyPage<AssistantPanelProps>(loadAssistantPanel, 'assistant', 'regulations')
const CheckYourself = lazy(() => import('./check-yourself'))
const PostureCheck = lazyPage<{ resultId: string; mediaUrl: string | null }>(
  () => import('../../posture/components/posture-check'),
  'posture',
)

type FindingsProps = { result: AnalysisResult; onChanged: (violation: Violation) => void }

/** A finished analysis: its picture first, then what was found in it. */
export function Findings({ result, onChanged }: FindingsProps) {
  const { t } = useTranslation('results')
  const isWide = useIsWide()
  const evidence = useEvidence(result, onChanged)
  const panel = useAssistantPanel(result.id)
  // On a phone a finding opens in a sheet of its own, from which the assistant is one tap away.
  const select = (id: string) => {
    evidence.select(id)
    if (isWide) panel.show()
  }
  const ask = (id: string) => {
    evidence.select(id)
    panel.show()
  }
  const isPanelOpen = isWide && panel.isOpen
  const selectedId = evidence.selected?.id
  // The list is under the picture then; what is selected there is shown on the picture.
  useEffect(() => {
    if (isPanelOpen && selectedId)
      document.querySelector('[data-stage]')?.scrollIntoView({ block: 'nearest' })
  }, [isPanelOpen, selectedId])
  const itemOf = useItems(evidence, {
    onChanged,
    onSelect: select,
    onAsk: ask,
    comesIntoView: !isPanelOpen,
  })
  const { groups, observations, dismissed } = groupsOf(result.violations)
  const none = evidence.ordered.length === 0
  return (
    <>
      <ResultLayout
        header={<ResultHeader result={result} actions={<AssistantToggle panel={panel} />} />}
        isPanelOpen={isPanelOpen}
        panel={
          panel.hasOpened && (
            <Suspense fallback={<PanelSkeleton />}>
              <AssistantPanel
                panel={panel}
                violation={evidence.selected}
                steps={<FindingSteps evidence={evidence} />}
              />
            </Suspense>
          )
        }
        picture={
          <>
            <EvidenceStage
              evidence={evidence}
              result={result}
              onSelect={violation => select(violation.id)}
              bar={<FullScreenBar evidence={evidence} />}
            />
            {isWide && <EvidenceEdit evidence={evidence} analysisId={result.id} />}
          </>
        }
      >
        <SeverityCounts groups={groups} />
        {none && <Checked result={result} none />}
        <ViolationList groups={groups} observations={observations} dismissed={dismissed} itemOf={itemOf} />
        {!none && result.detail?.checked && <Checked result={result} />}
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
          <CheckYourself resultId={result.id} onShowViolation={evidence.select} />
        </Suspense>
        {result.kind === 'image' && (
          <Suspense fallback={null}>
            <PostureCheck resultId={result.id} mediaUrl={result.mediaUrl} />
          </Suspense>
        )}
        <LookedAt result={result}>{result.kind === 'image' && <LookedFor resultId={result.id} />}</LookedAt>
      </ResultLayout>
      {!isWide && !panel.isOpen && (
        <FindingSheet evidence={evidence} analysisId={result.id} itemOf={itemOf} />
      )}
    </>
  )
}

/** Reassuring only where the picture shows a workplace and nothing is left to ask. */
function NothingFound({ result }: { result: AnalysisResult }) {
  const { t } = useTranslation('results')
  const { format } = useMessages()
  const questions = useQuestions(result.id)
  const { workSite, notes = [] } = result.detail ?? {}
  const isClear = workSite === 'picture' && questions.data?.every(each => each.answer !== null)
  // Bare heads that weren't flagged come first: the button below says that it is a worksite.
  const bareHeads = notes.find(({ code }) => code === 'note.no_site')
  if (bareHeads) return <p className="text-title font-strong">{format(bareHeads)}</p>
  return (
    <>
      <p className="text-title font-strong">{t('card.none')}</p>
      <p className="text-muted">{t(isClear ? 'card.noneExplain' : 'card.noneChecked')}</p>
    </>
  )
}

/** What was looked for and what wasn't: where nothing was found that is the result, else it follows the findings. */
function Checked({ result, none = false }: { result: AnalysisResult; none?: boolean }) {
  return (
    <div className="grid gap-2 rounded-lg border border-line bg-surface p-4">
      {none && <NothingFound result={result} />}
      <CheckedLines result={result} />
      <StatePlan result={result} />
      <WorkSite result={result} />
      <LookCloser result={result} />
    </div>
  )
}

const PanelSkeleton = () => (
  <div className="grid gap-4 rounded-lg border border-line bg-surface p-4 max-lg:hidden">
    <SkeletonLines lines={6} />
  </div>
)
