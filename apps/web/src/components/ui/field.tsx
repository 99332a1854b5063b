import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { cx } from '../../lib/cx'

type FieldWiring = {
  id?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}

const Wiring = createContext<FieldWiring>({})
/** What a control inside a Field spreads onto its element to be named, described and marked invalid. */
export const useFieldWiring = () => useContext(Wiring)

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** Shown to the right of the label, such as 'Use my location'. */
  aside?: ReactNode
  children: ReactNode
}

export function Field({ label, hint, error, required = false, aside, children }: FieldProps) {
  const id = useId()
  const hasAside = Boolean(aside)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={cx('grid gap-x-4 gap-y-1.5', hasAside && 'grid-cols-[minmax(0,1fr)_auto] *:col-span-2')}>
      <label htmlFor={id} className={cx('font-strong', hasAside && 'col-span-1! row-start-1')}>
        {label}
      </label>
      <Wiring
        value={{
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        }}
      >
        {children}
      </Wiring>
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-subtle">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
      {/* Seen beside the label, but reached by Tab after the field: the next stop after one field is the next. */}
      {aside && <div className="col-span-1! col-start-2 row-start-1 flex items-baseline">{aside}</div>}
    </div>
  )
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-caption text-danger">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {message}
    </p>
  )
}
