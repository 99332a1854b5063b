import type { Violation } from '@plumbline/contract/violations'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SeverityBadge } from '../../../components/ui/severity'
import { cx } from '../../../lib/cx'
import { useFormats } from '../../../lib/format'
import { useSaid } from '../../../lib/said'
import { Because, RegulationCodes } from './finding-facts'
import { statusLooks } from './status-badge'
import { VerdictBadge } from './verdict-badge'

type ViolationSummaryProps = { violation: Violation; actions: ReactNode }

/** The status in its colour, what is wrong, what can be done about it, and the facts. */
export function ViolationSummary({ violation, actions }: ViolationSummaryProps) {
  const { t } = useTranslation('violations')
  const { dateTime } = useFormats()
  const words = useSaid().violation(violation)
  const { text, Icon } = statusLooks[violation.status]
  const facts: [string, ReactNode][] = [
    [t('details.location'), words.location || t('list.noLocation')],
    [t('details.regulation'), <RegulationCodes key="regulation" violation={violation} />],
    [t('details.detected'), dateTime(violation.date)],
    [
      t('details.because'),
      <Because key="because" confidence={violation.confidence} because={words.because} />,
    ],
  ]
  return (
    <section aria-labelledby="violation-title" className="grid gap-4">
      <div className="grid gap-2">
        <p className={cx('flex items-center gap-2 text-title font-strong', text)}>
          <Icon className="size-5 shrink-0" aria-hidden />
          {t(`status.${violation.status}`)}
        </p>
        <h2 id="violation-title" className="text-heading font-strong">
          {words.type}
        </h2>
        <div className="flex flex-wrap gap-2">
          <SeverityBadge severity={violation.severity} />
          <VerdictBadge verdict={violation.verdict} />
        </div>
      </div>
      {actions}
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="grid sm:contents">
            <dt className="text-subtle">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h3 className="font-strong">{t('details.description')}</h3>
        <p className="whitespace-pre-line text-muted">{words.description || t('details.noDescription')}</p>
      </div>
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
    </section>
  )
}
