import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/ui/page-header'

export default function LoginPage() {
  const { t } = useTranslation('auth')
  return <PageTitle>{t('login.title')}</PageTitle>
}
