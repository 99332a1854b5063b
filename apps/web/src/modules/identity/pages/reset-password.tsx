import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { PageTitle } from '../../../components/ui/page-header'
import { ResetPasswordForm } from '../auth/components/reset-password-form'

export default function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  const { token = '' } = useParams()
  return (
    <div className="grid gap-6">
      <PageTitle>{t('reset.title')}</PageTitle>
      <ResetPasswordForm key={token} token={token} />
    </div>
  )
}
