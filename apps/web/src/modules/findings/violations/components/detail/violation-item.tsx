import type { Violation } from '@plumbline/contract/findings/violations'
import { Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { SeverityBadge } from '../../../../../components/ui/severity'
import { cx } from '../../../../../lib/cx'
import { useMessages } from '../../../../../lib/messages'
import { Corrections } from './corrections'
import { FindingDetails } from './finding-details'
import { NumberPin } from './number-pin'
import { VerdictBadge } from './verdict-badge'

export type ViolationItemProps = {
  violation: Violation
  /** Its number on the picture; what is dismissed has none. */
  number: number | undefined
  active: boolean
  selected: boolean
  /** Whether the list is scrolled to it when it is selected elsewhere. */
  comesIntoView: boolean
  onActive: (active: boolean) => void
  onSelect: () => void
  onChanged: (violation: Violation) => void
  /** Where the violation has a picture whose box can be put right. */
  onEditBox: (() => void) | null
  /** Where it has moments to jump to. */
  jumps: readonly { label: string; go: () => void }[]
  /** Whether the plan includes the regulations library. */
  lookUp: boolean
  closeUp: ReactNode
  task: ReactNode
  /** A way to ask the assistant about it. */
  ask: ReactNode
}

/** A finding with all there is to say and do about it. */
export function ViolationItem(props: ViolationItemProps) {
  const { violation, number, active, selected, comesIntoView, onActive, onSelect, closeUp, task, jumps } =
    props
  const words = useMessages().violation(violation)
  const item = useRef<HTMLLIElement>(null)
  // Chosen on the picture: the row comes into view. Chosen here, it is in view already.
  useEffect(() => {
    if (selected && comesIntoView) item.current?.scrollIntoView({ block: 'nearest' })
  }, [selected, comesIntoView])
  return (
    <li
      ref={item}
      onPointerEnter={() => onActive(true)}
      onPointerLeave={() => onActive(false)}
      onFocus={() => onActive(true)}
      onBlur={() => onActive(false)}
      className={cx(
        'grid scroll-mt-20 scroll-mb-24 gap-3 rounded-lg border bg-surface p-4',
        active || selected ? 'border-line-strong' : 'border-line',
        selected && 'bg-signal-soft/40 outline-1 outline-line-strong',
      )}
    >
      <div className="flex gap-4">
        {closeUp && <div className="h-24 w-32 shrink-0">{closeUp}</div>}
        <div className="min-w-0 flex-1">
          <div className="mb-1 flex flex-wrap items-center gap-2">
            <NumberPin number={number} severity={violation.severity} />
            <SeverityBadge severity={violation.severity} />
            <VerdictBadge verdict={violation.verdict} />
          </div>
          <h4>
            <button
              type="button"
              data-row
              aria-pressed={selected}
              onClick={onSelect}
              className="text-left font-strong hover:underline"
            >
              {words.type}
            </button>
          </h4>
          <p className="text-muted">{words.description}</p>
        </div>
      </div>
      <FindingDetails violation={violation} lookUp={props.lookUp} />
      <div className="flex flex-wrap items-start gap-2">
        <Jumps jumps={jumps} />
        {task}
        <Corrections violation={violation} onChanged={props.onChanged} onEditBox={props.onEditBox} />
        {props.ask}
      </div>
    </li>
  )
}

/** One for each time span in which it was seen. */
export function Jumps({ jumps }: Pick<ViolationItemProps, 'jumps'>) {
  const { t } = useTranslation('results')
  if (jumps.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('time.spans')}>
      {jumps.map(({ label, go }) => (
        <li key={label}>
          <Button look="secondary" icon={<Play className="size-4" aria-hidden />} onClick={go}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
