import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ui/button'
import { PageTitle } from '../../components/ui/page-header'

type ComingId = 'features' | 'howItWorks' | 'industries' | 'regions'

/** A public page that is not written yet says so, and says what is true today. */
export function ComingPublic({ page }: { page: ComingId }) {
  const { t } = useTranslation('pages')
  return (
    <div className="mx-auto grid max-w-prose justify-items-start gap-4 px-4 py-16 sm:px-6 sm:py-24">
      <PageTitle className="text-display font-strong tracking-tight">{t(`${page}.title`)}</PageTitle>
      <p className="text-title text-muted">{t(`${page}.explain`)}</p>
      <p className="text-muted">{t('comingPublic')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/signup">{t('startFree')}</ButtonLink>
        <ButtonLink to="/home" look="secondary">
          {t('toHome')}
        </ButtonLink>
      </div>
    </div>
  )
}
