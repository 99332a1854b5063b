import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../../../lib/cx'
import { useFormats } from '../../../../../lib/format'

type ToggleChipProps = {
  pressed: boolean
  /** How many it would leave; not known while they are counted. */
  count: number | undefined
  icon?: ReactNode
  onToggle: () => void
  children: string
}

export function ToggleChip({ pressed, count, icon, onToggle, children }: ToggleChipProps) {
  const { number } = useFormats()
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onToggle}
      className={cx(
        'inline-flex min-h-control items-center gap-2 rounded-md border px-2.5 text-ink',
        pressed ? 'border-signal bg-signal-soft font-strong' : 'border-line-strong hover:bg-sunken',
      )}
    >
      {pressed ? <Check className="size-4 shrink-0" aria-hidden /> : icon}
      {children}
      {count !== undefined && <span className="tabular text-caption text-subtle">{number(count)}</span>}
    </button>
  )
}
