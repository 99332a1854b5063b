import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ui/button'
import { PageTitle } from '../../components/ui/page-header'
import { useConfig } from '../../lib/config'

/** Who is behind the product, and whom to ask for help. Contact links lead here when no support address is set. */
export default function About() {
  const { t } = useTranslation('pages')
  const { supportEmail } = useConfig()
  return (
    <div className="mx-auto grid max-w-prose justify-items-start gap-4 px-4 py-16 sm:px-6 sm:py-24">
      <PageTitle className="text-display font-strong tracking-tight">{t('about.title')}</PageTitle>
      <p className="text-title text-muted">{t('about.explain')}</p>
      <h2 className="mt-4 text-title font-strong">{t('about.contact')}</h2>
      {supportEmail ? (
        <p>
          {t('about.byEmail')}{' '}
          <a className="text-ink underline" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </p>
      ) : (
        <p>{t('about.operator')}</p>
      )}
      <ButtonLink to="/home" look="secondary" className="mt-4">
        {t('toHome')}
      </ButtonLink>
    </div>
  )
}
