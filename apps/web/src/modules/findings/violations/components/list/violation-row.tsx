import type { Violation } from '@plumbline/contract/findings/violations'
import { formatCitation, isObservation } from '@plumbline/domain'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../../components/ui/badge'
import { Checkbox } from '../../../../../components/ui/checkbox'
import { AssigneeCell, DueCell } from '../../../../../components/ui/row-cells'
import { RowLink } from '../../../../../components/ui/row-link'
import { SeverityBadge } from '../../../../../components/ui/severity'
import { cx } from '../../../../../lib/cx'
import { useMessages } from '../../../../../lib/messages'
import { today } from '../../../../../lib/today'
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
  /** While the details stand beside the list they follow the focus. */
  onShow: ((id: string) => void) | null
  selected: boolean
  onSelected: (selected: boolean) => void
}

/** Name, severity, status, assignee, due date, when it was found. */
export const VIOLATION_COLUMNS = 'xl:grid-cols-[minmax(0,1fr)_6rem_8.5rem_9.5rem_7.5rem_9rem]'

export function ViolationRow(props: ViolationRowProps) {
  const { violation, to, thumbnail, menu, current, onShow, selected, onSelected } = props
  const { t } = useTranslation('violations')
  const { t: lists } = useTranslation('lists')
  const when = useWhen()(violation, { isShort: true })
  const { type, location } = useMessages().violation(violation)
  const code = violation.regulationCode ?? violation.regulationCodes[0]
  const isOverdue = violation.dueDate !== null && violation.dueDate < today()
  return (
    <li
      className={cx(
        'relative flex items-start border-b border-line last:border-b-0',
        selected && 'bg-signal-soft/40',
        current && !selected && 'bg-sunken/60',
      )}
    >
      <div className="pt-2 sm:pt-3 xl:pt-0.5">
        <Checkbox
          hideLabel
          label={lists('select', { name: type })}
          checked={selected}
          onChange={({ currentTarget }) => onSelected(currentTarget.checked)}
        />
      </div>
      <RowLink
        id={violation.id}
        to={to}
        current={current}
        onShow={onShow}
        heading="violation-title"
        className="group flex min-w-0 flex-1 gap-3 py-3 pr-3 hover:bg-sunken/50 focus-visible:-outline-offset-2 sm:gap-4 xl:py-0.5 xl:pr-12 xl:leading-tight"
      >
        <span className="size-18 shrink-0 overflow-hidden rounded-md bg-sunken text-subtle sm:h-16 sm:w-20 xl:h-9 xl:w-12">
          {thumbnail}
        </span>
        <span
          className={cx(
            'grid min-w-0 flex-1 content-start gap-x-4 gap-y-1 xl:content-center xl:items-center',
            VIOLATION_COLUMNS,
          )}
        >
          <span className="grid min-w-0">
            {/* On a narrow screen the menu is beside the name. */}
            <span className="pr-9 font-strong group-hover:underline xl:truncate xl:pr-0">{type}</span>
            <span className="flex min-w-0 flex-wrap gap-x-3 text-muted xl:flex-nowrap xl:text-caption">
              <span className="xl:truncate">{location || t('list.noLocation')}</span>
              {code && <span className="xl:shrink-0">{formatCitation(code)}</span>}
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-2 xl:contents">
            <span className="flex items-center gap-2">
              <SeverityBadge severity={violation.severity} />
            </span>
            <span className="flex flex-wrap items-center gap-2">
              <VerdictBadge verdict={violation.verdict === 'dismissed' ? 'dismissed' : null} />
              {isObservation(violation) && (
                <Badge icon={<Eye className="size-3.5" aria-hidden />}>
                  {t(violation.basis === 'claim' ? 'list.claim' : 'list.observation')}
                </Badge>
              )}
              <StatusBadge status={violation.status} />
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-x-4 text-[0.9375rem] text-muted xl:contents xl:text-caption">
            <AssigneeCell
              name={violation.assigneeName}
              className={cx('xl:text-caption', !violation.assigneeName && 'max-xl:hidden')}
            />
            <span className={cx('xl:text-caption', !violation.dueDate && 'max-xl:hidden')}>
              <DueCell dueDate={violation.dueDate} overdue={isOverdue} />
            </span>
            <span className="tabular break-keep wrap-anywhere xl:hidden">{when.text}</span>
            {/* The head of the column says neither taken nor uploaded. */}
            <span className="tabular hidden truncate text-caption xl:block">{when.time}</span>
          </span>
        </span>
      </RowLink>
      <div className="absolute top-0 right-0 xl:top-1/2 xl:right-1 xl:-translate-y-1/2">{menu}</div>
    </li>
  )
}
