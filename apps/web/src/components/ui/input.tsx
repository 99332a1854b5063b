import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx'
import { useFieldWiring } from './field'

export const CONTROL_CLASS =
  'w-full min-h-control rounded-md border border-line-strong bg-surface px-3 text-ink aria-invalid:border-danger aria-invalid:outline-1 aria-invalid:outline-danger focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-2 disabled:bg-sunken disabled:text-muted'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input {...useFieldWiring()} className={cx(CONTROL_CLASS, 'read-only:bg-sunken', className)} {...rest} />
  )
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldWiring()}
      rows={rows}
      className={cx(CONTROL_CLASS, 'py-2 read-only:bg-sunken', className)}
      {...rest}
    />
  )
}
