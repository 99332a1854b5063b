import type { Severity } from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'
import { SeverityBadge } from '../../../../components/ui/severity'
import { cx } from '../../../../lib/cx'
import { useMessages } from '../../../../lib/messages'
import { confidenceOf } from '../../../../modules/findings/violations/severity-groups'
import type { ShownFinding } from './finding'
import { FindingRule } from './finding-rule'
import { TaskCard } from './task-card'

type FindingListProps = {
  findings: readonly ShownFinding[]
  selected: number
  onSelect: (index: number) => void
}

/** A photo may break a rule in several places. */
export const keyOf = ({ rule, boxes }: ShownFinding) => `${rule} ${boxes[0]?.x} ${boxes[0]?.y}`

export function FindingList({ findings, selected, onSelect }: FindingListProps) {
  const { t } = useTranslation('example')
  const { format } = useMessages()
  return (
    <section aria-labelledby="findings">
      <h2 id="findings" className="text-heading font-strong tracking-tight">
        {t('findings')}
      </h2>
      <p className="mt-1 text-muted">{t('select')}</p>
      <ol className="mt-4 grid gap-3">
        {findings.map((violation, index) => (
          <li
            key={keyOf(violation)}
            id={`finding-${index + 1}`}
            className={cx(
              'scroll-mt-72 rounded-lg border bg-surface sm:scroll-mt-20',
              index === selected ? 'border-line-strong' : 'border-line',
            )}
          >
            <h3>
              <button
                type="button"
                aria-expanded={index === selected}
                onClick={() => onSelect(index)}
                className="grid min-h-control w-full justify-items-start gap-2 p-4 text-left hover:bg-sunken"
              >
                <SeverityBadge severity={violation.severity as Severity} />
                <span className="font-strong">{format(violation.messages.description)}</span>
              </button>
            </h3>
            {index === selected && <Finding violation={violation} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Finding({ violation }: { violation: ShownFinding }) {
  const { t, i18n } = useTranslation('example')
  const { t: results } = useTranslation('results')
  const { format } = useMessages()
  const { confidence, messages } = violation
  const figure = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2 })
  const facts = [
    [t('why'), `${format(messages.because)} · ${format(messages.position)}`],
    [
      t('sure'),
      results('violation.confidence', {
        word: results(`confidence.${confidenceOf(confidence)}`),
        value: figure.format(confidence),
      }),
    ],
  ] as const
  return (
    <div className="grid gap-4 border-t border-line p-4">
      <dl className="grid gap-3">
        {facts.map(([label, text]) => (
          <div key={label} className="grid gap-0.5 sm:grid-cols-[8rem_1fr]">
            <dt className="text-subtle">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <FindingRule violation={violation} />
      <div>
        <h4 className="font-strong">{t('steps')}</h4>
        <ol className="mt-1 grid list-decimal gap-1 pl-6 text-muted">
          {messages.remediationSteps.map(step => (
            <li key={step.code}>{format(step)}</li>
          ))}
        </ol>
      </div>
      <TaskCard violation={violation} />
    </div>
  )
}
