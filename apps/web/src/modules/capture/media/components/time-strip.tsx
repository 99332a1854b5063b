import type { Severity } from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'
import { SeverityIcon } from '../../../../components/ui/severity'
import { cx } from '../../../../lib/cx'
import { clock } from '../../../../lib/format'

export type Moment = { id: string; start: number; end: number; severity: Severity; label: string }

const tones: Record<Severity, string> = {
  High: 'border-high bg-high-soft text-high',
  Medium: 'border-medium bg-medium-soft text-medium',
  Low: 'border-low bg-low-soft text-low',
}

type TimeStripProps = {
  moments: readonly Moment[]
  duration: number
  active: string | null
  onActive: (id: string | null) => void
  onJump: (moment: Moment) => void
}

/** When each violation was seen or heard, on a line as long as the recording. */
export function TimeStrip({ moments, duration, active, onActive, onJump }: TimeStripProps) {
  const { t } = useTranslation('results')
  if (moments.length === 0 || duration <= 0) return null
  return (
    <ul className="grid max-h-56 gap-1 overflow-y-auto p-0.5" aria-label={t('time.moments')}>
      {moments.map(moment => {
        const { id, start, end, severity, label } = moment
        const left = Math.min(start / duration, 0.97)
        const width = Math.max(Math.min(end, duration) / duration - left, 0.03)
        return (
          <li key={`${id} ${start}`} className="flex rounded-sm bg-sunken/60">
            <button
              type="button"
              aria-label={t('time.jumpTo', { time: clock(start), label })}
              onClick={() => onJump(moment)}
              onPointerEnter={() => onActive(id)}
              onPointerLeave={() => onActive(null)}
              onFocus={() => onActive(id)}
              onBlur={() => onActive(null)}
              style={{ marginLeft: `${left * 100}%`, width: `${width * 100}%` }}
              className={cx(
                'flex min-h-control items-center rounded-sm border px-1.5 text-caption whitespace-nowrap lg:min-h-7',
                tones[severity],
                active === id && 'outline-2 outline-focus',
              )}
            >
              <SeverityIcon severity={severity} className="size-3 shrink-0" />
              <span className="tabular ml-1">{clock(start)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
