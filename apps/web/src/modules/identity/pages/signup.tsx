import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { SiteLink } from '../../../app/site-link'
import { PageTitle } from '../../../components/ui/page-header'
import { useConfig } from '../../../lib/config'
import { InvitationJoin } from '../auth/components/invitation/invitation-join'
import { SignupForm } from '../auth/components/signup/signup-form'

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
        <SiteLink to={signInUrl} className="inline-block py-3 font-strong text-ink underline">
          {t('logIn')}
        </SiteLink>
      </p>
    </div>
  )
}
