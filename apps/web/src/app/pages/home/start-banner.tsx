import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../components/ui/button'
import { Mark } from '../../../components/ui/mark'
import { useConfig } from '../../../lib/config'
import { SiteLink } from '../../site-link'

export function StartBanner() {
  const { t } = useTranslation('public')
  const { signUpUrl } = useConfig()
  return (
    <section aria-labelledby="start" className="border-t border-line">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-16 gap-y-8 px-4 py-14 sm:px-6 lg:py-20">
        <div className="flex flex-1 basis-80 gap-6">
          <Mark className="h-24 shrink-0 max-sm:hidden" />
          <div className="self-center">
            <h2 id="start" className="text-heading font-strong tracking-tight">
              {t('home.banner.title')}
            </h2>
            <p className="mt-3 max-w-prose text-title text-muted">{t('home.promise')}</p>
          </div>
        </div>
        <SiteLink to={signUpUrl} className={buttonClass('primary')}>
          {t('home.start')}
        </SiteLink>
      </div>
    </section>
  )
}
