import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageTitle } from '../../components/ui/page-header'
import { InvitationJoin } from '../../features/auth/components/invitation/invitation-join'
import { SignupForm } from '../../features/auth/components/signup/signup-form'
import { markSignupLeft } from '../../features/auth/signup-progress'
import { useConfig } from '../../lib/config'
import { SiteLink } from '../site-link'

export default function SignupPage() {
  const { t } = useTranslation('signup')
  const { signInUrl } = useConfig()
  const [params] = useSearchParams()
  const invitation = params.get('invitation')
  if (invitation) return <InvitationJoin token={invitation} />
  return (
    <div className="grid gap-6">
      <PageTitle>{t('title')}</PageTitle>
      <SignupForm />
      <p className="text-muted">
        {t('haveAccount')}{' '}
        <SiteLink
          to={signInUrl}
          onClick={markSignupLeft}
          className="inline-block py-3 font-strong text-ink underline"
        >
          {t('logIn')}
        </SiteLink>
      </p>
    </div>
  )
}
