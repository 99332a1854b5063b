import { type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx'

type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** For a setting that takes effect at once; a choice that is saved with a form is a Checkbox. */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-control items-center justify-between gap-4 py-2">
      <div>
        <label id={`${id}-label`} htmlFor={id} className="font-strong">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-caption text-subtle">
            {hint}
          </p>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className={cx(
          'relative h-7 w-12 shrink-0 rounded-full border transition-colors before:absolute before:-inset-2.5 disabled:opacity-60',
          checked ? 'border-signal bg-signal' : 'border-line-strong bg-sunken',
        )}
      >
        <span
          className={cx(
            'absolute top-1/2 size-5 -translate-y-1/2 rounded-full transition-[left]',
            checked ? 'left-6 bg-on-signal' : 'left-0.5 bg-line-strong',
          )}
        />
      </button>
    </div>
  )
}
