import { Hammer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ui/button'
import { PageHeader } from '../../components/ui/page-header'
import { EmptyState } from '../../components/ui/states'

type ComingId = 'copilot' | 'paulie' | 'suggestions' | 'billing'

/** Says plainly what will stand here; nothing is pretended. */
export function Coming({ page }: { page: ComingId }) {
  const { t } = useTranslation('pages')
  return (
    <>
      <PageHeader title={t(`${page}.title`)} />
      <EmptyState
        icon={<Hammer aria-hidden />}
        title={t('coming')}
        action={
          <ButtonLink to="/dashboard" look="secondary">
            {t('toDashboard')}
          </ButtonLink>
        }
      >
        <p>{t(`${page}.explain`)}</p>
      </EmptyState>
    </>
  )
}
