import type { Severity } from '@plumbline/contract/options'
import { cx } from '../../lib/cx'

const colors: Record<Severity, string> = {
  High: 'fill-box-high stroke-box-high',
  Medium: 'fill-box-medium stroke-box-medium',
  Low: 'fill-box-low stroke-box-low',
}

/** Wide enough for the label: a Chinese character takes twice the room of a Latin one. */
const widthOf = (label: string) =>
  [...label].reduce((width, character) => width + (character > '⺀' ? 14 : 7.4), 12)

const LABEL_HEIGHT = 22

type BoxPlace = { left: number; top: number; width: number; height: number }

type MarkedBoxProps = { severity: Severity; place: BoxPlace; label?: string; dimmed?: boolean }

/**
 * A finding on a picture, placed in percent of it: a dark outer and a colored inner line read on any photo. Drawn as
 * SVG, because the content security policy forbids the style attribute in pages that come from the server.
 */
export function MarkedBox({ severity, place, label, dimmed = false }: MarkedBoxProps) {
  const { left, top, width, height } = place
  const at = { x: `${left}%`, y: `${top}%` }
  const size = { width: `${width}%`, height: `${height}%` }
  return (
    <g className={cx(dimmed && 'opacity-50')}>
      <rect {...at} {...size} rx="2" className="fill-none stroke-box-edge" strokeWidth="6" />
      <rect {...at} {...size} rx="2" className={cx(colors[severity], '[fill-opacity:0]')} strokeWidth="2" />
      {label && (
        <svg {...at} overflow="visible" role="presentation">
          <rect
            x="-3"
            y={-LABEL_HEIGHT - 6}
            width={widthOf(label)}
            height={LABEL_HEIGHT}
            rx="3"
            className="fill-box-edge"
          />
          <text x="4" y="-12" className={cx(colors[severity], 'stroke-none text-caption font-strong')}>
            {label}
          </text>
        </svg>
      )}
    </g>
  )
}
