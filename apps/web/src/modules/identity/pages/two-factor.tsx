import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useLogout } from '../../../app/use-logout'
import { Button } from '../../../components/ui/button'
import { PageTitle } from '../../../components/ui/page-header'
import { ConfirmAddress } from '../auth/components/confirm-address'
import { useSession, useUser } from '../auth/session'
import TwoFactorCard from '../two-factor/components/two-factor-card'

/** Where members are led whose organization requires a second factor, before anything else. */
export default function TwoFactorPage() {
  const { t } = useTranslation('two-factor')
  const user = useUser()
  const { setUpTwoFactor } = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()
  const logOut = useLogout()
  const goOn = () => {
    setUpTwoFactor()
    navigate(state?.from ?? '/dashboard', { replace: true })
  }
  return (
    <div className="grid gap-6">
      <PageTitle>{t('setup.title')}</PageTitle>
      <p className="text-muted">{t('setup.explain', { organization: user.organization })}</p>
      <TwoFactorCard
        user={user}
        confirmAddress={<ConfirmAddress email={user.email} verified={false} />}
        onSetUp={goOn}
      />
      <Button look="quiet" className="-ml-4 justify-self-start" onClick={() => void logOut()}>
        {t('setup.logOut')}
      </Button>
    </div>
  )
}
