import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx'

type Tone = 'info' | 'good' | 'warning' | 'danger'

const tones: Record<Tone, { className: string; Icon: typeof Info }> = {
  info: { className: 'bg-info-soft [--tone:var(--info)]', Icon: Info },
  good: { className: 'bg-good-soft [--tone:var(--good)]', Icon: CircleCheck },
  warning: { className: 'bg-medium-soft [--tone:var(--medium)]', Icon: TriangleAlert },
  danger: { className: 'bg-high-soft [--tone:var(--high)]', Icon: CircleAlert },
}

type AlertProps = { tone?: Tone; title?: ReactNode; action?: ReactNode; children?: ReactNode }

/** Stays in the page beside what it is about; a failure is announced at once. */
export function Alert({ tone = 'info', title, action, children }: AlertProps) {
  const { className, Icon } = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex gap-3 rounded-lg p-4 text-ink', className)}
    >
      <Icon className="mt-0.5 size-5 shrink-0 text-(--tone)" aria-hidden />
      <div className="grid gap-2">
        <div>
          {title && <p className="font-strong">{title}</p>}
          {children}
        </div>
        {action && <div>{action}</div>}
      </div>
    </div>
  )
}
