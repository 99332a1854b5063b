import { allows, type Gate } from '@plumbline/contract/billing/plans'
import { type Violation, violationReport } from '@plumbline/contract/findings/violations'
import { FileDown, SearchX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../app/lazy-page'
import { SiteLink } from '../../../../app/site-link'
import { Async } from '../../../../components/ui/async'
import { Button, buttonClass } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Skeleton, SkeletonLines } from '../../../../components/ui/skeleton'
import { EmptyState } from '../../../../components/ui/states'
import { ApiError } from '../../../../lib/api'
import { upgradeHref, useConfig } from '../../../../lib/config'
import { cx } from '../../../../lib/cx'
import { useDownload } from '../../../../lib/use-download'
import { useIsWide } from '../../../../lib/use-media-query'
import type { AssistantPanelProps } from '../../../assistant/pages/assistant-panel/assistant-panel'
import { AssistantToggle } from '../../../assistant/pages/assistant-panel/assistant-toggle'
import { loadAssistantPanel } from '../../../assistant/pages/assistant-panel/load-assistant-panel'
import { useAssistantPanel } from '../../../assistant/pages/assistant-panel/use-assistant-panel'
import { useUser } from '../../../identity/auth/session'
import { useOrganization } from '../../../identity/organizations/api/organization'
import type { ViolationFixesProps } from '../../../work/pages/fixes/violation-fixes'
import { ViolationTaskButton } from '../../../work/pages/tasks/violation-task-button'
import { SuggestButton } from '../../../work/suggestions/components/suggest-button'
import type { ViolationSuggestionsProps } from '../../../work/suggestions/components/violation-suggestions'
import { ViolationTasks } from '../../../work/tasks/components/violation-tasks'
import { useViolation } from '../../violations/api/violations'
import { RootCauseCard } from '../../violations/components/causes/root-cause-card'
import { AuditTrail } from '../../violations/components/detail/audit-trail'
import { Corrections } from '../../violations/components/detail/corrections'
import { FeatureGate } from '../../violations/components/detail/feature-gate'
import { StatusActions } from '../../violations/components/detail/status-actions'
import { ViolationHead, ViolationSummary } from '../../violations/components/detail/violation-summary'
import { FineCard } from '../../violations/components/fines/fine-card'
import { LinkedRegulationCard } from '../../violations/components/links/linked-regulation-card'
import type { PlanCardProps } from '../../violations/components/plan/plan-card'
import { RecheckButton } from '../../violations/components/recheck/recheck-button'
import { ShareButton } from './share-button'
import { ViolationEvidence } from './violation-evidence'

const AssistantPanel = lazyPage<AssistantPanelProps>(loadAssistantPanel, 'assistant', 'regulations')
const PlanCard = lazyPage<PlanCardProps>(() => import('../../violations/components/plan/plan-card'), 'plan')
const ViolationSuggestions = lazyPage<ViolationSuggestionsProps>(
  () => import('../../../work/suggestions/components/violation-suggestions'),
  'suggestions',
)
const ViolationFixes = lazyPage<ViolationFixesProps>(
  () => import('../../../work/pages/fixes/violation-fixes'),
  'fixes',
)

type ViolationDetailsProps = { id: string; onList: () => void }

/** One violation with everything that belongs to it. */
export default function ViolationDetails({ id, onList }: ViolationDetailsProps) {
  const { t } = useTranslation('violations')
  const { violation, setViolation } = useViolation(id)
  const { error } = violation
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t('details.goneTitle')}
        action={
          <Button look="secondary" onClick={onList}>
            {t('details.toList')}
          </Button>
        }
      >
        {t('details.gone')}
      </EmptyState>
    )
  }
  return (
    <Async
      query={violation}
      fallback={t('fallback.get')}
      skeleton={
        <div className="grid gap-6 lg:grid-cols-2">
          <SkeletonLines lines={8} />
          <Skeleton className="aspect-4/3 w-full" />
        </div>
      }
    >
      {found => <Details key={found.id} violation={found} onChanged={setViolation} />}
    </Async>
  )
}

type DetailsProps = { violation: Violation; onChanged: (violation: Violation) => void }

function Details({ violation, onChanged }: DetailsProps) {
  const { t } = useTranslation('violations')
  const user = useUser()
  const config = useConfig()
  const report = useDownload(violationReport, 'violation.pdf')
  const panel = useAssistantPanel(violation.id)
  const isPanelOpen = useIsWide() && panel.isOpen
  // Causes and fines wait until it's known that the organization doesn't work for a lawyer, so that they never flash.
  const { counselMode, mayShare } = useOrganization().data ?? {}
  const judges = counselMode === false
  const has = (gate: Gate) => allows(user.subscriptionTier, gate)
  const [generated, setGenerated] = useState<string | null>(null)
  const upgrade = (
    <SiteLink to={upgradeHref(config)} className={buttonClass('secondary')}>
      {t('gate.upgrade')}
    </SiteLink>
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 gap-6">
        <ViolationHead violation={violation} />
        {/* On a phone the picture comes first. */}
        <div
          className={cx(
            'grid grid-cols-2 gap-3 max-lg:order-1 max-sm:[&>*:nth-child(-n+3)]:col-span-2 sm:flex sm:flex-wrap',
            // A last one that would stand alone is as wide as the screen.
            has('taskSuggestions')
              ? 'max-sm:[&>*:nth-child(odd):last-child]:col-span-2'
              : 'max-sm:[&>*:nth-child(even):last-child]:col-span-2',
          )}
        >
          <StatusActions violation={violation} isManager={user.role !== 'user'} onChanged={onChanged} />
          <ViolationTaskButton violation={violation} />
          {has('taskSuggestions') && (
            <SuggestButton violationId={violation.id} userId={user.id} onGenerated={setGenerated} />
          )}
          <Button
            look="secondary"
            loading={report.isPending}
            icon={<FileDown className="size-5" aria-hidden />}
            onClick={() => report.mutate({ params: { id: violation.id }, query: {} })}
          >
            {t('action.report')}
          </Button>
          {mayShare !== false && <ShareButton violationId={violation.id} />}
          <RecheckButton violation={violation} />
          <AssistantToggle panel={panel} />
        </div>
        <Suspense fallback={null}>
          <ViolationSuggestions violationId={violation.id} userId={user.id} generated={generated} />
        </Suspense>
        <ViolationEvidence violation={violation} onChanged={onChanged} />
        <div className="grid gap-6 max-lg:order-2">
          <ViolationSummary violation={violation} lookUp={has('regulations')}>
            <div className="border-t border-line pt-3">
              <Corrections violation={violation} onChanged={onChanged} onEditBox={null} />
            </div>
          </ViolationSummary>
        </div>
      </div>
      {panel.hasOpened && (
        <div className={isPanelOpen ? 'self-stretch [--above:14.5rem] lg:row-span-2' : 'contents'}>
          <Suspense fallback={null}>
            <AssistantPanel panel={panel} violation={violation} />
          </Suspense>
        </div>
      )}
      <div className={cx('grid min-w-0 gap-6', isPanelOpen && 'col-start-1')}>
        <ViolationTasks violationId={violation.id} />
        {violation.hasTask && (
          <Suspense fallback={null}>
            <ViolationFixes violationId={violation.id} />
          </Suspense>
        )}
        <Suspense fallback={null}>
          <PlanCard violationId={violation.id} hasLibrary={has('regulations')} />
        </Suspense>
        {has('rootCauses') && judges && <RootCauseCard violation={violation} userId={user.id} />}
        {has('regulationLinks') && <LinkedRegulationCard violation={violation} userId={user.id} />}
        {has('fineEstimates') && judges && violation.basis !== 'advisory' && (
          <FineCard key={violation.id} violation={violation} role={user.role} />
        )}
        {gated
          .filter(({ gate }) => !has(gate))
          .map(({ title, words }) => (
            <Card key={title}>
              <CardHeader title={t(`${title}.title`)} />
              <FeatureGate
                words={words === 'link' && user.region !== 'us' ? 'linkElsewhere' : words}
                upgrade={upgrade}
              />
            </Card>
          ))}
        <AuditTrail violation={violation} />
      </div>
    </div>
  )
}

const gated = [
  { gate: 'taskSuggestions', title: 'suggestion', words: 'pro' },
  { gate: 'rootCauses', title: 'rootCause', words: 'pro' },
  { gate: 'regulationLinks', title: 'linked', words: 'link' },
  { gate: 'fineEstimates', title: 'fine', words: 'pro' },
] as const
