import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx'
import { useFieldWiring } from './field'
import { CONTROL_CLASS } from './input'

export type SelectOption = { value: string; label: string }
type SelectProps = ComponentProps<'select'> & { options: readonly SelectOption[]; placeholder?: string }

/** The browser's own list: it opens as a wheel on a phone and works with every assistive technology. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select
        {...useFieldWiring()}
        className={cx(CONTROL_CLASS, 'appearance-none pr-10', className)}
        {...rest}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
        aria-hidden
      />
    </div>
  )
}
