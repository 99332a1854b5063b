import type { Violation } from '@plumbline/contract/violations'
import { ChevronRight, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Facts } from '../../../../components/ui/facts'
import { SeverityBadge } from '../../../../components/ui/severity'
import { cx } from '../../../../lib/cx'
import { useMessages } from '../../../../lib/messages'
import { Corrections } from './corrections'
import { Because, RegulationCodes, RelatedCodes, Reporter } from './finding-facts'
import { VerdictBadge } from './verdict-badge'

type ViolationItemProps = {
  violation: Violation
  active: boolean
  selected: boolean
  onActive: (active: boolean) => void
  onSelect: () => void
  onChanged: (violation: Violation) => void
  /** Where the violation has a picture whose box can be put right. */
  onEditBox: (() => void) | null
  /** Where it has a moment to jump to. */
  jump: { label: string; go: () => void } | null
  /** Whether the plan includes the regulations library. */
  lookUp: boolean
  closeUp: ReactNode
  task: ReactNode
}

export function ViolationItem(props: ViolationItemProps) {
  const { violation, active, selected, onActive, onSelect, closeUp, task, jump } = props
  const { t } = useTranslation('results')
  const words = useMessages().violation(violation)
  const item = useRef<HTMLLIElement>(null)
  // Chosen on the picture: the row comes into view. Chosen here, it is in view already.
  useEffect(() => {
    if (selected) item.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  const facts: [string, ReactNode][] = [
    [t('violation.location'), words.location],
    [t('violation.position'), words.position],
    [
      t('violation.regulation'),
      <RegulationCodes key="regulation" violation={violation} lookUp={props.lookUp} />,
    ],
    [
      t('violation.related'),
      violation.relatedCodes.length > 0 && (
        <RelatedCodes key="related" violation={violation} lookUp={props.lookUp} />
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
    <li
      ref={item}
      onPointerEnter={() => onActive(true)}
      onPointerLeave={() => onActive(false)}
      onFocus={() => onActive(true)}
      onBlur={() => onActive(false)}
      className={cx(
        'grid scroll-mt-20 scroll-mb-24 gap-3 rounded-lg border p-4',
        active || selected ? 'border-line-strong' : 'border-line',
        selected && 'bg-signal-soft/40 outline-1 outline-line-strong',
      )}
    >
      <div className="flex gap-4">
        {closeUp && <div className="h-18 w-24 shrink-0 sm:h-24 sm:w-32">{closeUp}</div>}
        <div className="min-w-0 flex-1">
          <div className="mb-1 flex flex-wrap items-center gap-2">
            <SeverityBadge severity={violation.severity} />
            <VerdictBadge verdict={violation.verdict} />
          </div>
          <h4>
            <button
              type="button"
              aria-pressed={selected}
              onClick={onSelect}
              className="min-h-control text-left font-strong hover:underline lg:min-h-0"
            >
              {words.type}
            </button>
          </h4>
          <p className="text-muted">{words.description}</p>
        </div>
      </div>
      <Facts facts={facts} className="text-caption" />
      {words.steps.length > 0 && (
        <details className="group text-caption">
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
      <div className="grid items-start gap-2 sm:flex sm:flex-wrap">
        {jump && (
          <Button look="secondary" icon={<Play className="size-4" aria-hidden />} onClick={jump.go}>
            {jump.label}
          </Button>
        )}
        {task}
        <Corrections violation={violation} onChanged={props.onChanged} onEditBox={props.onEditBox} />
      </div>
    </li>
  )
}
