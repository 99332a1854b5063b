import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PageTitle } from '../../components/ui/page-header'
import { LoginForm } from '../../features/auth/components/login-form'
import { VerifiedNotice, verificationOutcome } from '../../features/auth/components/verified-notice'
import { useConfig } from '../../lib/config'
import { SiteLink } from '../site-link'

export default function LoginPage() {
  const { t } = useTranslation('auth')
  const { signUpUrl } = useConfig()
  const { search, state } = useLocation()
  // The mailed link leads to the dashboard, whose guard sends those who are not signed in here.
  const verified = verificationOutcome(search) ?? verificationOutcome(state?.from?.search)
  return (
    <div className="grid gap-6">
      <PageTitle>{t('login.title')}</PageTitle>
      {verified && <VerifiedNotice outcome={verified} signedIn={false} />}
      <LoginForm />
      <p className="text-muted">
        {t('login.newHere')}{' '}
        <SiteLink to={signUpUrl} className="inline-block py-3 font-strong text-ink underline">
          {t('login.signUp')}
        </SiteLink>
      </p>
    </div>
  )
}
