import type { Violation } from '@plumbline/contract/findings/violations'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../../../components/ui/facts'
import { useMessages } from '../../../../../lib/messages'
import { Because, RegulationCodes, RelatedCodes, Reporter } from './finding-facts'

type FindingDetailsProps = {
  violation: Violation
  /** Whether the plan includes the regulations library. */
  lookUp: boolean
}

/** Where it is, which rule it breaks, why it was found, and what to do. */
export function FindingDetails({ violation, lookUp }: FindingDetailsProps) {
  const { t } = useTranslation('results')
  const words = useMessages().violation(violation)
  const facts: [string, ReactNode][] = [
    [t('violation.location'), words.location],
    [t('violation.regulation'), <RegulationCodes key="regulation" violation={violation} lookUp={lookUp} />],
    [
      t('violation.related'),
      violation.relatedCodes.length > 0 && (
        <RelatedCodes key="related" violation={violation} lookUp={lookUp} />
      ),
    ],
    [
      t('violation.reportedBy'),
      violation.basis === 'reported' && <Reporter key="reporter" violation={violation} />,
    ],
    [
      t('violation.because'),
      <Because key="because" confidence={violation.confidence} because={words.because} />,
    ],
  ]
  return (
    <>
      <Facts facts={facts} className="lg:text-caption" />
      {words.steps.length > 0 && (
        <details className="group lg:text-caption">
          <summary className="flex min-h-control cursor-pointer items-center gap-1 font-strong lg:min-h-6">
            <ChevronRight className="size-4 shrink-0 group-open:rotate-90" aria-hidden />
            {t('violation.steps', { count: words.steps.length })}
          </summary>
          <ol className="mt-1 grid list-decimal gap-1 pl-6 text-muted">
            {words.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
