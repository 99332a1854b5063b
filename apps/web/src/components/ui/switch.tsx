import type { ComponentProps, ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & {
  label: ReactNode
  checked: boolean
}

/** Takes effect at once, unlike a checkbox in a form. A native box underneath, so that labels and keys work. */
export function Switch({ label, checked, ...rest }: SwitchProps) {
  return (
    <label className="flex min-h-control items-center gap-3">
      <span className="relative inline-flex h-6 w-11 shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          className="peer h-6 w-11 appearance-none rounded-full border border-line-strong bg-sunken transition-colors checked:border-signal checked:bg-signal disabled:opacity-60"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-on-signal" />
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  )
}
