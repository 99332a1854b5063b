import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../components/ui/button'
import { PageTitle } from '../../../components/ui/page-header'
import { useConfig } from '../../../lib/config'
import { SiteLink } from '../../site-link'
import { SiteScene } from './site-scene'

export function Hero() {
  const { t } = useTranslation('public')
  const { signUpUrl } = useConfig()
  return (
    <div className="mx-auto grid max-w-page items-center gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[5fr_6fr] lg:gap-16 lg:py-20">
      <div>
        <PageTitle className="text-display font-strong tracking-tight">{t('home.title')}</PageTitle>
        <p className="mt-5 max-w-prose text-title text-muted">{t('home.lead')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <SiteLink to={signUpUrl} className={buttonClass('primary')}>
            {t('home.start')}
          </SiteLink>
          <a href="#how" className={buttonClass('secondary')}>
            {t('home.how')}
          </a>
        </div>
        <p className="mt-4 max-w-prose text-caption text-subtle">{t('home.promise')}</p>
      </div>
      <SiteScene />
    </div>
  )
}
