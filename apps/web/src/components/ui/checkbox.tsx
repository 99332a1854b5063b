import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx'
import { FieldError } from './field'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** Named to a screen reader only, as in a row that says by itself what it is. */
  hideLabel?: boolean
  error?: string | undefined
}

/** The whole line is the target. A native box underneath, so that forms, labels and keys work by themselves. */
export function Checkbox({ label, hideLabel = false, error, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label
        className={cx(
          'flex min-h-control items-center gap-3 py-1',
          hideLabel && 'relative min-w-control justify-center',
        )}
      >
        <span className="relative inline-flex size-5 shrink-0">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            className="peer size-5 appearance-none rounded-sm border border-line-strong bg-surface checked:border-signal checked:bg-signal aria-invalid:border-danger disabled:opacity-60"
          />
          <Check
            className="pointer-events-none absolute inset-0.5 hidden size-4 stroke-3 text-on-signal peer-checked:block"
            aria-hidden
          />
        </span>
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      </label>
      <FieldError id={id} message={error} />
    </div>
  )
}
