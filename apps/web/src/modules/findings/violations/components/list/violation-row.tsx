import type { Violation } from '@plumbline/contract/findings/violations'
import { formatCitation, isObservation } from '@plumbline/domain'
import { ClipboardCheck, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Badge } from '../../../../../components/ui/badge'
import { Checkbox } from '../../../../../components/ui/checkbox'
import { SeverityBadge } from '../../../../../components/ui/severity'
import { cx } from '../../../../../lib/cx'
import { useMessages } from '../../../../../lib/messages'
import { useWhen } from '../../use-when'
import { VerdictBadge } from '../detail/verdict-badge'
import { StatusBadge } from './status-badge'

type ViolationRowProps = {
  violation: Violation
  /** Where its details stand. */
  to: string
  thumbnail: ReactNode
  /** What else can be done with it. */
  menu: ReactNode
  current: boolean
  selected: boolean
  onSelected: (selected: boolean) => void
}

export function ViolationRow(props: ViolationRowProps) {
  const { violation, to, thumbnail, menu, current, selected, onSelected } = props
  const { t } = useTranslation('violations')
  const when = useWhen()(violation, { isShort: true })
  const { type, location } = useMessages().violation(violation)
  const code = violation.regulationCode ?? violation.regulationCodes[0]
  return (
    <li
      className={cx(
        'relative flex items-start border-b border-line last:border-b-0',
        selected && 'bg-signal-soft/40',
        current && !selected && 'bg-sunken/60',
      )}
    >
      <div className="pt-2 sm:pt-3 xl:pt-4">
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
        <span className="size-18 shrink-0 sm:h-16 sm:w-20 overflow-hidden rounded-md bg-sunken text-subtle xl:h-14 xl:w-18">
          {thumbnail}
        </span>
        <span className="grid min-w-0 flex-1 content-start gap-x-4 gap-y-1 xl:grid-cols-[minmax(0,1fr)_9rem_9.5rem_auto] xl:content-center xl:items-center xl:pr-9">
          <span className="grid min-w-0">
            {/* On a narrow screen the menu is beside the name. */}
            <span className="pr-9 font-strong group-hover:underline xl:pr-0">{type}</span>
            <span className="text-muted xl:text-caption">{location || t('list.noLocation')}</span>
          </span>
          <span className="flex flex-wrap gap-x-3 text-[0.9375rem] text-muted xl:contents">
            <span className={code ? undefined : 'max-xl:hidden'}>{code ? formatCitation(code) : '–'}</span>
            <span className="tabular break-keep wrap-anywhere xl:text-caption">{when.text}</span>
          </span>
          <span className="flex flex-wrap items-center gap-2 xl:w-60 xl:justify-end">
            {violation.hasTask && (
              <ClipboardCheck className="size-4 text-subtle" aria-label={t('list.withTask')} role="img" />
            )}
            <VerdictBadge verdict={violation.verdict === 'dismissed' ? 'dismissed' : null} />
            {isObservation(violation) && (
              <Badge icon={<Eye className="size-3.5" aria-hidden />}>
                {t(violation.basis === 'claim' ? 'list.claim' : 'list.observation')}
              </Badge>
            )}
            <SeverityBadge severity={violation.severity} />
            <StatusBadge status={violation.status} />
          </span>
        </span>
      </Link>
      <div className="absolute top-0 right-0 xl:top-1/2 xl:right-1 xl:-translate-y-1/2">{menu}</div>
    </li>
  )
}
