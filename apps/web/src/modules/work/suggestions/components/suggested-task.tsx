import type { PendingSuggestion } from '@plumbline/contract/work/suggestions'
import { formatCitation } from '@plumbline/domain'
import { useTranslation } from 'react-i18next'
import { useDueDay } from '../use-due-day'

/** What the task would say besides its title: for whom, until when, by which rule, and its steps. */
export function SuggestedTask({ suggestion }: { suggestion: PendingSuggestion }) {
  const { t } = useTranslation('suggestions')
  const dueDay = useDueDay()
  const { assigneeName, dueDate, codes, steps } = suggestion
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-muted">
        <span>{t('draft.due', { day: dueDay(dueDate) })}</span>
        {assigneeName && <span>{t('draft.for', { name: assigneeName })}</span>}
        {codes[0] && <span>{formatCitation(codes[0])}</span>}
      </p>
      <ol className="grid list-decimal gap-1 pl-6">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}
