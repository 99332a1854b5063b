import { createViolation, type Violation } from '@plumbline/contract/findings/violations'
import { type Severity, severities } from '@plumbline/contract/options'
import type { Box } from '@plumbline/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Button } from '../../../../../components/ui/button'
import { Field } from '../../../../../components/ui/field'
import { Input } from '../../../../../components/ui/input'
import { Select } from '../../../../../components/ui/select'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'

type MissedFormProps = {
  analysisId: string
  /** Drawn on the picture; null for a recording. */
  box: Box | null
  onSaved: (violation: Violation) => void
  onCancel: () => void
}

/** What the analyzer did not see, in a person's words. */
export function MissedForm({ analysisId, box, onSaved, onCancel }: MissedFormProps) {
  const { t } = useTranslation('results')
  const { t: common } = useTranslation()
  const { t: errors } = useTranslation('errors')
  const errorMessage = useErrorMessage()
  const [type, setType] = useState('')
  const [severity, setSeverity] = useState<Severity>('Medium')
  const [asked, setAsked] = useState(false)
  const create = useApiMutation(createViolation, {
    showsOwnError: true,
    onSuccess: created => {
      toast({ title: t('missed.saved') })
      onSaved(created)
    },
  })
  const name = type.trim()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!name || create.isPending) return
    create.mutate({
      body: {
        type: name,
        severity,
        analysisId,
        boundingBoxes: box ? [{ ...box, label: name.slice(0, 120), severity }] : [],
      },
    })
  }

  return (
    <form onSubmit={submit} aria-label={t('missed.title')} className="grid gap-4 rounded-md bg-sunken p-4">
      <div>
        <h3 className="font-strong">{t('missed.title')}</h3>
        {box && <p className="text-caption text-muted">{t('missed.draw')}</p>}
      </div>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field
          label={t('missed.type')}
          required
          error={asked && !name ? errors('field.required') : undefined}
        >
          <Input
            value={type}
            maxLength={200}
            placeholder={t('missed.example')}
            onChange={({ currentTarget }) => setType(currentTarget.value)}
          />
        </Field>
        <Field label={t('missed.severity')}>
          <Select
            value={severity}
            options={severities.map(value => ({ value, label: common(`severity.${value}`) }))}
            onChange={({ currentTarget }) => setSeverity(currentTarget.value as Severity)}
          />
        </Field>
      </div>
      {create.error && <Alert tone="danger">{errorMessage(create.error, t('fallback.create'))}</Alert>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" loading={create.isPending}>
          {t('missed.save')}
        </Button>
      </div>
    </form>
  )
}
