import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../components/ui/icon-button'
import { useMessages } from '../../../../lib/messages'
import type { Evidence } from './use-evidence'

/** From finding to finding, with how many there are. */
export function FindingSteps({ evidence: { ordered, selected, select } }: { evidence: Evidence }) {
  const { t } = useTranslation('results')
  const index = ordered.findIndex(({ id }) => id === selected?.id)
  const step = (by: number) => select(ordered[(index + by + ordered.length) % ordered.length]?.id ?? null)
  if (ordered.length < 2) return null
  return (
    <span className="flex items-center">
      <IconButton label={t('violation.previous')} className="text-current" onClick={() => step(-1)}>
        <ChevronLeft className="size-6" aria-hidden />
      </IconButton>
      <span className="tabular min-w-12 text-center" aria-live="polite">
        {index < 0 ? ordered.length : t('violation.step', { index: index + 1, total: ordered.length })}
      </span>
      <IconButton label={t('violation.next')} className="text-current" onClick={() => step(1)}>
        <ChevronRight className="size-6" aria-hidden />
      </IconButton>
    </span>
  )
}

/** Under the picture that fills the screen: which finding is selected, and the way to the others. */
export function FullScreenBar({ evidence }: { evidence: Evidence }) {
  const messages = useMessages()
  const { selected, ordered } = evidence
  if (ordered.length === 0) return null
  return (
    <div className="flex min-h-14 items-center justify-between gap-3 border-t border-on-panel/20 px-4 py-1">
      <p className="min-w-0 font-strong" aria-live="polite">
        {selected && messages.violation(selected).type}
      </p>
      <FindingSteps evidence={evidence} />
    </div>
  )
}
