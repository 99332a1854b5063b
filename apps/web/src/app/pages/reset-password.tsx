import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/ui/page-header'

export default function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  return <PageTitle>{t('reset.title')}</PageTitle>
}
