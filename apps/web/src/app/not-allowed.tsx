import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/ui/button'
import { PageHeader } from '../components/ui/page-header'
import { EmptyState } from '../components/ui/states'

export function NotAllowed() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('notAllowed.title')} />
      <EmptyState
        icon={<LockKeyhole aria-hidden />}
        title={t('notAllowed.explain')}
        action={<ButtonLink to="/dashboard">{t('action.toDashboard')}</ButtonLink>}
      />
    </>
  )
}
