import type { Severity } from '@plumbline/contract/options'
import { cx } from '../../lib/cx'
import { SeverityIcon } from './severity'

const colors: Record<Severity, string> = {
  High: 'border-box-high text-box-high',
  Medium: 'border-box-medium text-box-medium',
  Low: 'border-box-low text-box-low',
}

type EvidenceBoxProps = {
  severity: Severity
  label: string
  /** The edge of the box that the label starts from; it can be longer than the box is wide. */
  labelFrom?: 'left' | 'right'
  className: string
}

/** A finding on a picture: a dark outer and a colored inner line read on any photo. */
export function EvidenceBox({ severity, label, labelFrom = 'left', className }: EvidenceBoxProps) {
  return (
    <div
      className={cx('absolute rounded-sm border-2 outline-2 outline-box-edge', colors[severity], className)}
    >
      <span
        className={cx(
          'absolute bottom-full mb-1 inline-flex items-center gap-1.5 rounded-sm bg-box-edge px-1.5 py-0.5 text-caption font-strong whitespace-nowrap',
          labelFrom === 'left' ? '-left-1' : '-right-1',
        )}
      >
        <SeverityIcon severity={severity} className="size-3 shrink-0" />
        {label}
      </span>
    </div>
  )
}
