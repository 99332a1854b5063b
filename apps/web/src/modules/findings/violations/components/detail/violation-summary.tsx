import type { Violation } from '@plumbline/contract/findings/violations'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationType } from 'react-router'
import { Card, CardHeader } from '../../../../../components/ui/card'
import { Facts } from '../../../../../components/ui/facts'
import { SeverityBadge } from '../../../../../components/ui/severity'
import { useMessages } from '../../../../../lib/messages'
import { useSiteTime } from '../../../../../lib/sites'
import { useWhen } from '../../use-when'
import { StatusBadge } from '../list/status-badge'
import { Because, RegulationCodes, RelatedCodes, Reporter } from './finding-facts'
import { VerdictBadge } from './verdict-badge'

/** What is wrong, how severe it is and where it stands. It takes the focus when a row of the list was opened. */
export function ViolationHead({ violation, takesFocus }: { violation: Violation; takesFocus: boolean }) {
  const { type } = useMessages().violation(violation)
  const heading = useRef<HTMLHeadingElement>(null)
  const how = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it was opened
  useEffect(() => {
    if (how !== 'PUSH' || !takesFocus) return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid gap-2">
      <h2
        ref={heading}
        id="violation-title"
        tabIndex={-1}
        className="text-title font-strong @pair:text-heading"
      >
        {type}
      </h2>
      <div className="flex flex-wrap gap-2">
        <SeverityBadge severity={violation.severity} />
        <StatusBadge status={violation.status} />
        <VerdictBadge verdict={violation.verdict} />
      </div>
    </div>
  )
}

type ViolationSummaryProps = {
  violation: Violation
  /** Whether the plan includes the regulations library. */
  lookUp: boolean
}

/** Where, which rule, when, why, and what to do. */
export function ViolationSummary({ violation, lookUp }: ViolationSummaryProps) {
  const { t } = useTranslation('violations')
  const { t: results } = useTranslation('results')
  const siteTime = useSiteTime()
  const when = useWhen()(violation)
  const isKnown = when.kind === 'taken' || when.kind === 'recorded'
  const words = useMessages().violation(violation)
  const facts: [string, ReactNode][] = [
    [t('details.location'), words.location || t('list.noLocation')],
    [t('details.position'), words.position],
    [t('details.regulation'), <RegulationCodes key="regulation" violation={violation} lookUp={lookUp} />],
    [
      results('violation.related'),
      violation.relatedCodes.length > 0 && (
        <RelatedCodes key="related" violation={violation} lookUp={lookUp} />
      ),
    ],
    [
      results('violation.reportedBy'),
      violation.basis === 'reported' && <Reporter key="reporter" violation={violation} />,
    ],
    [t(`when.label.${when.kind}`), when.time],
    [t('details.detected'), isKnown && siteTime(violation.date, violation.siteId)],
    [
      t('details.because'),
      <Because key="because" confidence={violation.confidence} because={words.because} />,
    ],
  ]
  return (
    <Card aria-labelledby="summary-title">
      <CardHeader id="summary-title" title={t('details.description')} />
      <div className="grid gap-4">
        <p className="whitespace-pre-line">{words.description || t('details.noDescription')}</p>
        <Facts facts={facts} />
        {words.steps.length > 0 && (
          <div>
            <h3 className="font-strong">{t('details.steps')}</h3>
            <ol className="mt-1 grid list-decimal gap-1 pl-6 text-muted">
              {words.steps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Card>
  )
}
