import { notifyByEmail } from '@plumbline/contract/integrations/notifications'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { useErrorMessage } from '../../../../lib/error-message'
import { useApiMutation } from '../../../../lib/query'

export function ConfirmAddress({ email, verified }: { email: string; verified: boolean }) {
  const { t } = useTranslation('account')
  const errorMessage = useErrorMessage()
  const sendAgain = useApiMutation(notifyByEmail, { showsOwnError: true })
  if (verified) return <p className="text-muted">{t('onboarding.address.done', { email })}</p>
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t('onboarding.address.explain', { email })}</p>
      <div aria-live="polite">
        {sendAgain.isSuccess && <Alert tone="good">{t('onboarding.address.sent', { email })}</Alert>}
        {sendAgain.isError && <Alert tone="danger">{errorMessage(sendAgain.error)}</Alert>}
      </div>
      <Button
        look="secondary"
        className="sm:justify-self-start"
        loading={sendAgain.isPending}
        onClick={() => sendAgain.mutate({ body: { template: 'verify_email' } })}
      >
        {t('onboarding.address.again')}
      </Button>
    </div>
  )
}
