import { signupGrant } from '@plumbline/contract/billing/plans'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { useConfig } from '../../lib/config'
import { pathWithoutLanguage } from '../../lib/public-address'
import { SiteLink } from '../site-link'

/** The two ways on from a public page: an account, or a try without one, which itself leads to the example. */
export function StartButtons() {
  const { t } = useTranslation('public')
  const { signUpUrl } = useConfig()
  const { pathname } = useLocation()
  const isTry = pathWithoutLanguage(pathname) === '/try'
  return (
    <>
      <SiteLink to={signUpUrl} className={buttonClass('primary')}>
        {t('start')}
      </SiteLink>
      <SiteLink to={isTry ? '/example' : '/try'} className={buttonClass('secondary')}>
        {t(isTry ? 'seeExample' : 'tryPhoto')}
      </SiteLink>
    </>
  )
}

export function StartPromise() {
  const { t } = useTranslation('public')
  return <p className="mt-4 max-w-prose text-caption text-subtle">{t('promise', signupGrant)}</p>
}
