import type { Violation } from '@plumbline/contract/violations'
import { formatCitation } from '@plumbline/domain'
import { ClipboardCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Checkbox } from '../../../../components/ui/checkbox'
import { SeverityBadge } from '../../../../components/ui/severity'
import { cx } from '../../../../lib/cx'
import { useFormats } from '../../../../lib/format'
import { useMessages } from '../../../../lib/messages'
import { VerdictBadge } from '../detail/verdict-badge'
import { StatusBadge } from './status-badge'

type ViolationRowProps = {
  violation: Violation
  /** Where its details stand. */
  to: string
  thumbnail: ReactNode
  current: boolean
  selected: boolean
  onSelected: (selected: boolean) => void
}

export function ViolationRow({ violation, to, thumbnail, current, selected, onSelected }: ViolationRowProps) {
  const { t } = useTranslation('violations')
  const { date } = useFormats()
  const { type, location } = useMessages().violation(violation)
  const code = violation.regulationCode ?? violation.regulationCodes[0]
  return (
    <li
      className={cx(
        'flex items-start border-b border-line last:border-b-0',
        selected && 'bg-signal-soft/40',
        current && !selected && 'bg-sunken/60',
      )}
    >
      <div className="pt-2 sm:pt-3 lg:pt-4">
        <Checkbox
          hideLabel
          label={t('list.select', { name: type })}
          checked={selected}
          onChange={({ currentTarget }) => onSelected(currentTarget.checked)}
        />
      </div>
      <Link
        to={to}
        data-row
        aria-current={current || undefined}
        className="group flex min-w-0 flex-1 gap-3 py-3 pr-3 hover:bg-sunken/50 focus-visible:-outline-offset-2 sm:gap-4"
      >
        <span className="h-16 w-20 shrink-0 overflow-hidden rounded-md bg-sunken text-subtle lg:h-14 lg:w-18">
          {thumbnail}
        </span>
        <span className="grid min-w-0 flex-1 content-start gap-x-4 gap-y-1 lg:grid-cols-[minmax(0,1fr)_9rem_7.5rem_auto] lg:items-center">
          <span className="grid min-w-0">
            <span className="font-strong group-hover:underline">{type}</span>
            <span className="text-muted lg:text-caption">{location || t('list.noLocation')}</span>
          </span>
          <span className="flex flex-wrap gap-x-3 text-muted lg:contents">
            <span>{code ? formatCitation(code) : '–'}</span>
            <span className="tabular whitespace-nowrap">{date(violation.date)}</span>
          </span>
          <span className="flex flex-wrap items-center gap-2 lg:w-60 lg:justify-end">
            {violation.hasTask && (
              <ClipboardCheck className="size-4 text-subtle" aria-label={t('list.withTask')} role="img" />
            )}
            <VerdictBadge verdict={violation.verdict === 'dismissed' ? 'dismissed' : null} />
            <SeverityBadge severity={violation.severity} />
            <StatusBadge status={violation.status} />
          </span>
        </span>
      </Link>
    </li>
  )
}
