import { type SecondLookTrial, trySecondLook } from '@plumbline/contract/capture/second-look'
import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { useErrorMessage } from '../../../../lib/error-message'
import { useApiMutation } from '../../../../lib/query'

/** Asks the model about a drawing of ours and shows what came back. */
export function TryModel() {
  const { t } = useTranslation('second-look')
  const errorMessage = useErrorMessage()
  const trial = useApiMutation(trySecondLook, { showsOwnError: true })
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="secondary"
          icon={<FlaskConical className="size-5" aria-hidden />}
          loading={trial.isPending}
          onClick={() => trial.mutate(undefined)}
        >
          {t('tryIt')}
        </Button>
        <p className="text-caption text-muted">{t(trial.isPending ? 'trying' : 'tryExplain')}</p>
      </div>
      <div role="status" className="empty:hidden">
        {trial.error && <Alert tone="danger">{errorMessage(trial.error)}</Alert>}
        {trial.data && !trial.isPending && <Outcome trial={trial.data} />}
      </div>
    </div>
  )
}

function Outcome({ trial: { answer, seen, fault } }: { trial: SecondLookTrial }) {
  const { t } = useTranslation('second-look')
  if (fault) return <Alert tone="danger">{t('noAnswer', { reason: t(`fault.${fault}`) })}</Alert>
  return (
    <Alert tone={answer === 'yes' ? 'good' : 'warning'}>
      {t(answer === 'yes' ? 'good' : 'odd')} {seen && t('quote', { seen })}
    </Alert>
  )
}
