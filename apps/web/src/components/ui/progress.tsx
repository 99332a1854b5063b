import { cx } from '../../lib/cx'

type ProgressProps = { label: string; value: number; max?: number; low?: boolean; valueText?: string }

export function Progress({ label, value, max = 100, low = false, valueText }: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
      className="h-2 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className={cx('h-full rounded-full', low ? 'bg-medium' : 'bg-muted')}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}
