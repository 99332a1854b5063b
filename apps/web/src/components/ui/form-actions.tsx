import { useTranslation } from 'react-i18next'
import { Button } from './button'

type FormActionsProps = { saving: boolean; onCancel: () => void }

/** Save and Cancel under a form. */
export function FormActions({ saving, onCancel }: FormActionsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3 sm:flex">
      <Button type="submit" loading={saving}>
        {t('action.save')}
      </Button>
      <Button look="secondary" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
    </div>
  )
}
