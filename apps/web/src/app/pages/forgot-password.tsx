import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/ui/page-header'

export default function ForgotPasswordPage() {
  const { t } = useTranslation('auth')
  return <PageTitle>{t('forgot.title')}</PageTitle>
}
