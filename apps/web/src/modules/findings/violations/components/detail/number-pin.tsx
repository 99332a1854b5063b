import type { Severity } from '@plumbline/contract/options'
import { SeverityIcon } from '../../../../../components/ui/severity'
import { cx } from '../../../../../lib/cx'

const tones: Record<Severity, string> = {
  High: 'text-box-high',
  Medium: 'text-box-medium',
  Low: 'text-box-low',
}

/** The same pin as on the picture, so that the eye finds one from the other. */
export function NumberPin({ number, severity }: { number: number | undefined; severity: Severity }) {
  if (!number) return null
  return (
    <span
      aria-hidden="true"
      className="tabular inline-flex h-5 shrink-0 items-center gap-1 rounded-sm bg-box-edge px-1 text-caption font-strong text-on-panel"
    >
      <SeverityIcon severity={severity} className={cx('size-3', tones[severity])} />
      {number}
    </span>
  )
}
