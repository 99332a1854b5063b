import { allows, type Gate } from '@plumbline/contract/billing/plans'
import type { Violation } from '@plumbline/contract/findings/violations'
import { SearchX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../app/lazy-page'
import { SiteLink } from '../../../../app/site-link'
import { Async } from '../../../../components/ui/async'
import { BESIDE_CLASS } from '../../../../components/ui/beside-list'
import { Button, buttonClass } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Skeleton, SkeletonLines } from '../../../../components/ui/skeleton'
import { EmptyState } from '../../../../components/ui/states'
import { ApiError } from '../../../../lib/api'
import { upgradeHref, useConfig } from '../../../../lib/config'
import { cx } from '../../../../lib/cx'
import { useIsWide } from '../../../../lib/use-media-query'
import type { AssistantPanelProps } from '../../../assistant/pages/assistant-panel/assistant-panel'
import { loadAssistantPanel } from '../../../assistant/pages/assistant-panel/load-assistant-panel'
import { useAssistantPanel } from '../../../assistant/pages/assistant-panel/use-assistant-panel'
import { useUser } from '../../../identity/auth/session'
import { useOrganization } from '../../../identity/organizations/api/organization'
import type { ViolationFixesProps } from '../../../work/pages/fixes/violation-fixes'
import { useSuggest } from '../../../work/suggestions/components/use-suggest'
import type { ViolationSuggestionsProps } from '../../../work/suggestions/components/violation-suggestions'
import { ViolationTasks } from '../../../work/tasks/components/violation-tasks'
import { useViolation } from '../../violations/api/violations'
import { RootCauseCard } from '../../violations/components/causes/root-cause-card'
import { AuditTrail } from '../../violations/components/detail/audit-trail'
import { FeatureGate } from '../../violations/components/detail/feature-gate'
import { ViolationHead, ViolationSummary } from '../../violations/components/detail/violation-summary'
import { FineCard } from '../../violations/components/fines/fine-card'
import { LinkedRegulationCard } from '../../violations/components/links/linked-regulation-card'
import type { PlanCardProps } from '../../violations/components/plan/plan-card'
import { ViolationActions } from './violation-actions'
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
  'fix-reasons',
)

export type ViolationDetailsProps = {
  id: string
  onList: () => void
  /** Beside its list, which keeps the keys. */
  isBeside?: boolean
}

/** One violation with everything that belongs to it. Its layout follows the room it has. */
export default function ViolationDetails({ id, onList, isBeside = false }: ViolationDetailsProps) {
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
    <div className="@container">
      <Async
        query={violation}
        fallback={t('fallback.get')}
        skeleton={
          <div className="grid gap-6 @pair:grid-cols-2">
            <Skeleton className="aspect-4/3 w-full" />
            <SkeletonLines lines={8} />
          </div>
        }
      >
        {found => <Details key={found.id} violation={found} onChanged={setViolation} isBeside={isBeside} />}
      </Async>
    </div>
  )
}

type DetailsProps = {
  violation: Violation
  onChanged: (violation: Violation) => void
  isBeside: boolean
}

function Details({ violation, onChanged, isBeside }: DetailsProps) {
  const { t } = useTranslation('violations')
  const user = useUser()
  const config = useConfig()
  const panel = useAssistantPanel(violation.id)
  const isPanelOpen = useIsWide() && panel.isOpen
  // Causes and fines wait until it's known that the organization doesn't work for a lawyer, so that they never flash.
  const { counselMode, mayShare } = useOrganization().data ?? {}
  const judges = counselMode === false
  const has = (gate: Gate) => allows(user.subscriptionTier, gate)
  const [generated, setGenerated] = useState<string | null>(null)
  const suggest = useSuggest({ violationId: violation.id, userId: user.id, onGenerated: setGenerated })
  const upgrade = (
    <SiteLink to={upgradeHref(config)} className={buttonClass('secondary')}>
      {t('gate.upgrade')}
    </SiteLink>
  )
  return (
    <div className="grid items-start gap-4 @pair:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] @pair:gap-6">
      <div className="grid min-w-0 gap-4 @pair:gap-6">
        <Card aria-labelledby="violation-title" className="grid gap-3">
          <ViolationEvidence
            violation={violation}
            onChanged={onChanged}
            head={<ViolationHead violation={violation} takesFocus={!isBeside} />}
          />
        </Card>
        <div className="grid gap-3">
          <ViolationActions
            violation={violation}
            isManager={user.role !== 'user'}
            onChanged={onChanged}
            panel={panel}
            mayShare={mayShare !== false}
            suggest={has('taskSuggestions') ? suggest : null}
          />
          <ViolationTasks violationId={violation.id} />
        </div>
        <Suspense fallback={null}>
          <ViolationSuggestions violationId={violation.id} userId={user.id} generated={generated} />
        </Suspense>
        <ViolationSummary violation={violation} lookUp={has('regulations')} />
      </div>
      {panel.hasOpened && (
        <div className={panelPlace(isPanelOpen, isBeside)}>
          <Suspense fallback={null}>
            <AssistantPanel panel={panel} violation={violation} />
          </Suspense>
        </div>
      )}
      <div className={cx('grid min-w-0 gap-4 @pair:gap-6', isPanelOpen && !isBeside && 'col-start-1')}>
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

/** The assistant stands beside a whole page, over the details beside a list, and brings its own place on a phone. */
function panelPlace(isOpen: boolean, isBeside: boolean) {
  if (!isOpen) return 'contents'
  return isBeside
    ? `${BESIDE_CLASS} z-20 [--above:3.5rem]`
    : 'self-stretch [--above:14.5rem] @pair:row-span-2'
}

const gated = [
  { gate: 'taskSuggestions', title: 'suggestion', words: 'pro' },
  { gate: 'rootCauses', title: 'rootCause', words: 'pro' },
  { gate: 'regulationLinks', title: 'linked', words: 'link' },
  { gate: 'fineEstimates', title: 'fine', words: 'pro' },
] as const
