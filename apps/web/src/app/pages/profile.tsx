import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../components/ui/page-header'

export default function ProfilePage() {
  const { t } = useTranslation('account')
  return <PageHeader title={t('profile.title')} />
}
