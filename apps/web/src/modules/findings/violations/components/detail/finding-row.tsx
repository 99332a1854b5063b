import type { Violation } from '@plumbline/contract/findings/violations'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { SeverityBadge } from '../../../../../components/ui/severity'
import { cx } from '../../../../../lib/cx'
import { useMessages } from '../../../../../lib/messages'
import { NumberPin } from './number-pin'
import { VerdictBadge } from './verdict-badge'

type FindingRowProps = {
  violation: Violation
  number: number | undefined
  selected: boolean
  onSelect: () => void
  closeUp: ReactNode
}

/** A finding in the list of a phone; the rest of it opens beneath the picture. */
export function FindingRow({ violation, number, selected, onSelect, closeUp }: FindingRowProps) {
  const words = useMessages().violation(violation)
  return (
    <li>
      <button
        type="button"
        data-row
        aria-pressed={selected}
        onClick={onSelect}
        className={cx(
          'flex min-h-20 w-full items-center gap-3 rounded-lg border bg-surface p-3 text-left',
          selected ? 'border-line-strong outline-1 outline-line-strong' : 'border-line',
        )}
      >
        {closeUp && <span className="h-16 w-20 shrink-0">{closeUp}</span>}
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="font-strong">{words.type}</span>
          <span className="flex flex-wrap items-center gap-2">
            <NumberPin number={number} severity={violation.severity} />
            <SeverityBadge severity={violation.severity} />
            <VerdictBadge verdict={violation.verdict} />
          </span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-subtle" aria-hidden />
      </button>
    </li>
  )
}
