import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { Dialog } from '../../../../../components/ui/dialog'
import { Field } from '../../../../../components/ui/field'
import { Textarea } from '../../../../../components/ui/input'
import { useRequiredText } from '../../../../../lib/use-required-text'

type DismissDialogProps = { pending: boolean; onClose: () => void; onDismiss: (reason: string) => void }

const usual = ['wornAnyway', 'noWork', 'wrongThing'] as const

/** A reason is asked for: it is what the next version of the detector learns from. */
export default function DismissDialog({ pending, onClose, onDismiss }: DismissDialogProps) {
  const { t } = useTranslation('results')
  const { t: common } = useTranslation()
  const form = useId()
  const reason = useRequiredText(text => pending || onDismiss(text))
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('dismiss.title')}
      description={t('dismiss.explain')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={form} loading={pending}>
            {t('dismiss.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={reason.submit} className="grid gap-3">
        <Field label={t('dismiss.reason')} required error={reason.error}>
          <Textarea
            rows={3}
            maxLength={1000}
            value={reason.text}
            onChange={({ currentTarget }) => reason.setText(currentTarget.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          {usual.map(each => (
            <Button key={each} look="secondary" onClick={() => reason.setText(t(`dismiss.usual.${each}`))}>
              {t(`dismiss.usual.${each}`)}
            </Button>
          ))}
        </div>
      </form>
    </Dialog>
  )
}
