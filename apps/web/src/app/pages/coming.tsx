import { Hammer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ui/button'
import { PageHeader } from '../../components/ui/page-header'
import { EmptyState } from '../../components/ui/states'

type ComingId = 'suggestions'

/** A route of the specification whose feature isn't built yet. Nothing links here. */
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
