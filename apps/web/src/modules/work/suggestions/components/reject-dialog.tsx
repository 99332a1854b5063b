import { MAX_REASON } from '@plumbline/contract/work/suggestions'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { Field } from '../../../../components/ui/field'
import { Textarea } from '../../../../components/ui/input'
import { useErrorMessage } from '../../../../lib/error-message'
import { useRequiredText } from '../../../../lib/use-required-text'

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
  const errorMessage = useErrorMessage()
  const form = useId()
  const reason = useRequiredText(text => pending || onReject(text))
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
      <form id={form} onSubmit={reason.submit} className="grid gap-4" noValidate>
        <Field label={t('rejecting.reason')} required error={reason.error}>
          <Textarea
            rows={3}
            maxLength={MAX_REASON}
            value={reason.text}
            onChange={({ currentTarget }) => reason.setText(currentTarget.value)}
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
