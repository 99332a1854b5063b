import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../components/ui/page-header'
import { useSession, useUser } from '../auth/session'
import { Profile } from '../users/components/profile'

export default function ProfilePage() {
  const { t } = useTranslation('account')
  const { setUser } = useSession()
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <Profile user={useUser()} onSaved={setUser} />
    </>
  )
}
