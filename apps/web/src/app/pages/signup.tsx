import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/ui/page-header'

export default function SignupPage() {
  const { t } = useTranslation('auth')
  return <PageTitle>{t('signup.title')}</PageTitle>
}
