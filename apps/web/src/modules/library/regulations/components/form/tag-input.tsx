import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { Field } from '../../../../../components/ui/field'
import { IconButton } from '../../../../../components/ui/icon-button'
import { Input } from '../../../../../components/ui/input'

type TagInputProps = {
  label: string
  hint?: ReactNode
  placeholder?: string
  error?: string | undefined
  tags: readonly string[]
  /** How a word is kept; words that come out empty or are there already are not added. */
  normalize: (typed: string) => string
  maxLength: number
  onChange: (tags: readonly string[]) => void
}

/** A list of short words: Enter or Add puts one in, × takes it out. A word left standing in the box is added too. */
export function TagInput({
  label,
  hint,
  placeholder,
  error,
  tags,
  normalize,
  maxLength,
  onChange,
}: TagInputProps) {
  const { t } = useTranslation('regulations')
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const add = () => {
    const words = typed.split(/[,;]/).map(normalize).filter(Boolean)
    setTyped('')
    const next = [...new Set([...tags, ...words])]
    if (next.length > tags.length) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would otherwise send the whole form; while a word is being composed it only ends the composition.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint} error={error}>
        <div className="flex gap-2">
          <Input
            ref={input}
            value={typed}
            maxLength={maxLength}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
          <Button
            look="secondary"
            icon={<Plus className="size-5" aria-hidden />}
            onClick={() => {
              add()
              input.current?.focus()
            }}
          >
            {t('form.add')}
          </Button>
        </div>
      </Field>
      {tags.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {tags.map(tag => (
            <li key={tag} className="flex max-w-full items-center rounded-md bg-sunken pl-3">
              <span className="min-w-0 break-words">{tag}</span>
              <IconButton
                label={t('form.removeTag', { tag })}
                onClick={() => onChange(tags.filter(each => each !== tag))}
              >
                <X className="size-4" aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
