import type { Severity } from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'
import { SeverityIcon } from '../../../../components/ui/severity'
import { cx } from '../../../../lib/cx'

const tones: Record<Severity, string> = {
  High: 'bg-high-soft text-high',
  Medium: 'bg-medium-soft text-medium',
  Low: 'bg-low-soft text-low',
}

/** How many of each severity, at a glance. */
export function SeverityCounts({
  groups,
}: {
  groups: readonly { severity: Severity; violations: readonly unknown[] }[]
}) {
  const { t } = useTranslation('results')
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-3" aria-label={t('card.counts')}>
      {groups.map(({ severity, violations }) => (
        <li
          key={severity}
          className={cx(
            'flex flex-wrap content-start items-center gap-x-2 rounded-md px-3 py-2 font-strong',
            violations.length > 0 ? tones[severity] : 'bg-sunken text-muted',
          )}
        >
          <SeverityIcon severity={severity} className="size-4 shrink-0" />
          <span className="tabular text-title">{violations.length}</span>
          <span className="text-caption max-sm:w-full">{t(`card.risk.${severity}`)}</span>
        </li>
      ))}
    </ul>
  )
}
