import { MAX_SAVED_VIEW_NAME } from '@plumbline/contract/insights/saved-views'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'

type NameFormProps = {
  initial?: string
  /** Names what will happen. */
  submit: string
  pending: boolean
  error: unknown
  onSubmit: (name: string) => void
  onCancel: () => void
}

/** Asks for the name of a view. */
export function NameForm({ initial = '', submit, pending, error, onSubmit, onCancel }: NameFormProps) {
  const { t } = useTranslation('saved-views')
  const { t: common } = useTranslation()
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const [name, setName] = useState(initial)
  const [isMissing, setIsMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(!name.trim())
    if (name.trim() && !pending) onSubmit(name.trim())
  }
  const problem = isMissing ? fieldMessage('required') : error ? errorMessage(error) : undefined
  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      <Field label={t('name')} error={problem}>
        <Input
          autoFocus
          value={name}
          maxLength={MAX_SAVED_VIEW_NAME}
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" loading={pending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
