import type { Violation } from '@plumbline/contract/findings/violations'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '../../../../../components/ui/disclosure'
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
        <Disclosure
          title={t('violation.steps', { count: words.steps.length })}
          titleClass="font-strong lg:min-h-6"
          compact
          className="lg:text-caption"
        >
          <ol className="mt-1 grid list-decimal gap-1 pl-6 text-muted">
            {words.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Disclosure>
      )}
    </>
  )
}
