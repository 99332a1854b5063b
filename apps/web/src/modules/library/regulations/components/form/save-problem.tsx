import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Button } from '../../../../../components/ui/button'
import { ApiError } from '../../../../../lib/api'
import { useErrorMessage } from '../../../../../lib/error-message'

type SaveProblemProps = { error: unknown; updating: boolean; saving: boolean; onSaveAnyway: () => void }

/** Why a regulation was not saved. Everything typed stays, also when a colleague was faster. */
export function SaveProblem({ error, updating, saving, onSaveAnyway }: SaveProblemProps) {
  const { t } = useTranslation('regulations')
  const { t: errors } = useTranslation('errors')
  const errorMessage = useErrorMessage()
  if (!error) return null
  const overtaken = error instanceof ApiError && error.code === 'version_conflict'
  return (
    <Alert
      tone="danger"
      title={errors('title')}
      action={
        overtaken && (
          <Button look="secondary" loading={saving} onClick={onSaveAnyway}>
            {t('form.saveAnyway')}
          </Button>
        )
      }
    >
      <p>{updating ? t('form.failed.update') : t('form.failed.create')}</p>
      <p>{errorMessage(error, t(updating ? 'fallback.update' : 'fallback.create'))}</p>
    </Alert>
  )
}
