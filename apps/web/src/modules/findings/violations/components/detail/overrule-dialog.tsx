import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Button } from '../../../../../components/ui/button'
import { Dialog } from '../../../../../components/ui/dialog'
import { Field } from '../../../../../components/ui/field'
import { Textarea } from '../../../../../components/ui/input'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useRequiredText } from '../../../../../lib/use-required-text'

export type OverruleDialogProps = {
  pending: boolean
  error: unknown
  onClose: () => void
  onResolve: (reason: string) => void
}

/** The last photo of the fix shows the hazard: a manager says why it counts as fixed all the same. */
export default function OverruleDialog({ pending, error, onClose, onResolve }: OverruleDialogProps) {
  const { t } = useTranslation(['violations', 'fixes'])
  const { t: common } = useTranslation()
  const errorMessage = useErrorMessage()
  const form = useId()
  const reason = useRequiredText(text => pending || onResolve(text))
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('overrule.title')}
      description={t('overrule.explain')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={form} loading={pending}>
            {t('overrule.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={reason.submit} className="grid gap-3">
        <Field label={t('fixes:reasonLabel')} hint={t('fixes:reasonHint')} required error={reason.error}>
          <Textarea
            autoFocus
            rows={3}
            maxLength={2000}
            value={reason.text}
            onChange={({ currentTarget }) => reason.setText(currentTarget.value)}
          />
        </Field>
        {error ? (
          <Alert tone="danger" title={t('action.statusFailed')}>
            {errorMessage(error, t('fallback.status'))}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  )
}
