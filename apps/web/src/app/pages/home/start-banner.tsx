import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../components/ui/button'
import { useConfig } from '../../../lib/config'
import { SiteLink } from '../../site-link'
import { Section } from './section'

export function StartBanner() {
  const { t } = useTranslation('public')
  const { signupUrl } = useConfig()
  return (
    <Section title={t('home.banner.title')} lead={t('home.promise')}>
      <SiteLink to={signupUrl} className={buttonClass('primary')}>
        {t('home.start')}
      </SiteLink>
    </Section>
  )
}
