import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Button, ButtonLink } from '../../../../../components/ui/button'
import { PageTitle } from '../../../../../components/ui/page-header'
import { ApiError } from '../../../../../lib/api'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useSession } from '../../session'

const deadLinks = ['link_invalid', 'link_expired', 'link_used', 'invalid']

/** Why an invitation does not open, and what to do about it. */
export function InvitationFault({ error, onRetry }: { error: unknown; onRetry: () => Promise<void> }) {
  const { t } = useTranslation('signup')
  const { t: common } = useTranslation()
  const { user, signOut } = useSession()
  const errorMessage = useErrorMessage()
  const [busy, setBusy] = useState(false)
  const code = error instanceof ApiError ? error.code : ''
  const isDead = deadLinks.includes(code)

  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }

  return (
    <div className="grid gap-6">
      <PageTitle>{t('invitation.faultTitle')}</PageTitle>
      <Alert tone={isDead ? 'warning' : 'danger'} title={isDead ? t('invitation.dead') : errorMessage(error)}>
        {isDead && t('invitation.askAgain')}
      </Alert>
      {code === 'invitation_for_another' ? (
        <Button loading={busy} onClick={() => during(signOut)}>
          {t('invitation.logOut')}
        </Button>
      ) : isDead ? (
        <ButtonLink to={user ? '/dashboard' : '/login'} look="secondary">
          {user ? common('action.toDashboard') : t('logIn')}
        </ButtonLink>
      ) : (
        <Button loading={busy} onClick={() => during(onRetry)}>
          {common('action.tryAgain')}
        </Button>
      )}
    </div>
  )
}
