import { MAX_REASON } from '@plumbline/contract/suggestions'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../components/ui/alert'
import { Button } from '../../../components/ui/button'
import { Dialog } from '../../../components/ui/dialog'
import { Field } from '../../../components/ui/field'
import { Textarea } from '../../../components/ui/input'
import { useErrorMessage } from '../../../lib/error-message'

type RejectDialogProps = {
  count: number
  pending: boolean
  error: unknown
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks for a reason: whoever proposed the task reads it. */
export function RejectDialog({ count, pending, error, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation('suggestions')
  const { t: common } = useTranslation()
  const { t: errors } = useTranslation('errors')
  const errorMessage = useErrorMessage()
  const form = useId()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const missing = reason.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!missing && !pending) onReject(reason.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('rejecting.title', { count })}
      description={t('rejecting.explain', { count })}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={form} loading={pending}>
            {t('rejecting.confirm', { count })}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4" noValidate>
        <Field
          label={t('rejecting.reason')}
          required
          error={asked && missing ? errors('field.required') : undefined}
        >
          <Textarea
            rows={3}
            maxLength={MAX_REASON}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Field>
        {error ? (
          <Alert tone="danger" title={t('failed.decide')}>
            {errorMessage(error)}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  )
}
