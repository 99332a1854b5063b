import type { PendingSuggestion } from '@plumbline/contract/work/suggestions'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../../../components/ui/button'
import { Checkbox } from '../../../../components/ui/checkbox'
import { Disclosure } from '../../../../components/ui/disclosure'
import { SeverityBadge } from '../../../../components/ui/severity'
import { cx } from '../../../../lib/cx'
import { useFormats } from '../../../../lib/format'
import { useDueDay } from '../use-due-day'

type SuggestionRowProps = {
  suggestion: PendingSuggestion
  /** The part of the picture that the violation is about. */
  thumbnail: ReactNode
  selected: boolean
  onSelected: (selected: boolean) => void
  approving: boolean
  onApprove: () => void
  onReject: () => void
}

/** What a manager needs to decide, and what deciding does. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { suggestion, thumbnail, selected, onSelected, approving, onApprove, onReject } = props
  const { t } = useTranslation('suggestions')
  const { violationName: name } = suggestion
  return (
    <li
      className={cx(
        'flex items-start border-b border-line py-3 pr-4 last:border-b-0',
        selected && 'bg-signal-soft/40',
      )}
    >
      <Checkbox
        hideLabel
        label={t('list.select', { name })}
        checked={selected}
        onChange={({ currentTarget }) => onSelected(currentTarget.checked)}
      />
      <div className="grid min-w-0 flex-1 gap-3 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-6">
        <div className="flex min-w-0 gap-3 sm:gap-4">
          <span className="h-14 w-18 shrink-0 overflow-hidden rounded-md bg-sunken text-subtle sm:h-16 sm:w-20">
            {thumbnail}
          </span>
          <Proposal suggestion={suggestion} />
        </div>
        <div className="grid content-start gap-3">
          <Consequence suggestion={suggestion} />
          <div className="grid grid-cols-2 gap-3">
            <Button
              aria-label={t('approveNamed', { name })}
              loading={approving}
              icon={<Check className="size-5" aria-hidden />}
              onClick={onApprove}
            >
              {t('approve')}
            </Button>
            <Button
              look="secondary"
              aria-label={t('rejectNamed', { name })}
              icon={<X className="size-5" aria-hidden />}
              onClick={onReject}
            >
              {t('reject')}
            </Button>
          </div>
        </div>
      </div>
    </li>
  )
}

/** The violation, who proposed the task, and what it would say. */
function Proposal({ suggestion }: { suggestion: PendingSuggestion }) {
  const { t } = useTranslation('suggestions')
  const { t: common } = useTranslation()
  const { ago } = useFormats()
  const { violation_id, violationName, severity, location, userName, submittedAt, note, steps } = suggestion
  const when = (submittedAt && ago(submittedAt)) || common('time.justNow')
  return (
    <div className="grid min-w-0 flex-1 content-start gap-1">
      {violation_id ? (
        <Link
          to={`/violations?violation=${violation_id}`}
          data-row
          className="justify-self-start font-strong text-ink hover:underline"
        >
          {violationName}
        </Link>
      ) : (
        <span className="font-strong" data-row tabIndex={-1}>
          {violationName}
        </span>
      )}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <SeverityBadge severity={severity} />
        {location && <span>{location}</span>}
      </span>
      <span className="text-caption text-subtle">
        {t('row.by', { name: userName ?? t('someone'), when })}
      </span>
      {note && <p className="mt-1 break-words whitespace-pre-line">{note}</p>}
      <Disclosure title={t('row.steps', { count: steps.length })} titleClass="text-muted">
        <ol className="grid list-decimal gap-1 pl-6">
          {steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  )
}

/** There is no undo, so it is said beforehand. */
function Consequence({ suggestion }: { suggestion: PendingSuggestion }) {
  const { t } = useTranslation('suggestions')
  const dueDay = useDueDay()
  const { assigneeName, dueDate, violation_id, openTaskId } = suggestion
  const day = dueDay(dueDate)
  return (
    <div className="grid gap-1 text-muted">
      <p>
        {assigneeName ? t('row.creates', { name: assigneeName, day }) : t('row.createsUnassigned', { day })}
      </p>
      {!violation_id && <p>{t('row.deleted')}</p>}
      {openTaskId && (
        <p>
          {t('row.hasTask')}{' '}
          <Link to={`/tasks/${openTaskId}`} className="text-ink underline">
            {t('viewTask')}
          </Link>
        </p>
      )}
    </div>
  )
}
