import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/ui/page-header'

export default function HomePage() {
  const { t } = useTranslation('public')
  return <PageTitle>{t('home.title')}</PageTitle>
}
