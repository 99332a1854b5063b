import type { SignedIn } from '@plumbline/contract/identity/auth'
import type { SecondStep as SecondStepNeeded } from '@plumbline/contract/identity/two-factor'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { lazyPage } from '../../../app/lazy-page'
import { SiteLink } from '../../../app/site-link'
import { PageTitle } from '../../../components/ui/page-header'
import { Spinner } from '../../../components/ui/spinner'
import { useConfig } from '../../../lib/config'
import { LoginForm } from '../auth/components/login-form'
import type { VerifiedNoticeProps } from '../auth/components/verified-notice'
import { useSession } from '../auth/session'
import { verificationOutcome } from '../auth/verification-outcome'
import { PasskeyLogin } from '../two-factor/components/passkey-login'

type SecondStepProps = {
  step: SecondStepNeeded
  onSignedIn: (session: SignedIn) => void
  onBack: () => void
}
const SecondStep = lazyPage<SecondStepProps>(
  () => import('../two-factor/components/second-step'),
  'two-factor',
)

const VerifiedNotice = lazyPage<VerifiedNoticeProps>(
  () => import('../auth/components/verified-notice'),
  'auth',
)

export default function LoginPage() {
  const { t } = useTranslation('auth')
  const { signUpUrl } = useConfig()
  const { search, state } = useLocation()
  const { signIn } = useSession()
  const [step, setStep] = useState<SecondStepNeeded | null>(null)
  // The mailed link leads to the dashboard, whose guard sends those who are not signed in here.
  const verified = verificationOutcome(search) ?? verificationOutcome(state?.from?.search)
  if (step)
    return (
      <Suspense fallback={<Spinner />}>
        <SecondStep step={step} onSignedIn={signIn} onBack={() => setStep(null)} />
      </Suspense>
    )
  return (
    <div className="grid gap-6">
      <PageTitle>{t('login.title')}</PageTitle>
      {verified && (
        <Suspense fallback={null}>
          <VerifiedNotice outcome={verified} signedIn={false} />
        </Suspense>
      )}
      <LoginForm onSecondStep={setStep} />
      <PasskeyLogin onSignedIn={signIn} />
      <p className="text-muted">
        {t('login.newHere')}{' '}
        <SiteLink to={signUpUrl} className="inline-block py-3 font-strong text-ink underline">
          {t('login.signUp')}
        </SiteLink>
      </p>
    </div>
  )
}
