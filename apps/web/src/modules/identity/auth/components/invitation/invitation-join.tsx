import type { BodyOf, ResponseOf } from '@plumbline/contract/endpoint'
import { acceptInvitation } from '@plumbline/contract/identity/organizations'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Alert } from '../../../../../components/ui/alert'
import { Button, ButtonLink } from '../../../../../components/ui/button'
import { PageTitle } from '../../../../../components/ui/page-header'
import { Spinner } from '../../../../../components/ui/spinner'
import { call } from '../../../../../lib/api'
import { useErrorMessage } from '../../../../../lib/error-message'
import { toast } from '../../../../../lib/toast'
import { useSession } from '../../session'
import { InvitationFault } from './invitation-fault'
import { InvitedAccountForm } from './invited-account-form'

type Answer = ResponseOf<typeof acceptInvitation>
type Joining = Omit<BodyOf<typeof acceptInvitation>, 'token'>

/** The link of an invitation: what joining takes depends on who holds it. */
export function InvitationJoin({ token }: { token: string }) {
  const { t } = useTranslation('signup')
  const { t: option } = useTranslation('options')
  const { user, signIn } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const errorMessage = useErrorMessage()
  const [invitation, setInvitation] = useState<Answer | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const [joining, setJoining] = useState(false)
  const [joinFailure, setJoinFailure] = useState<unknown>(null)
  const joined = useRef(false)

  const look = useCallback(async () => {
    setFault(null)
    try {
      setInvitation(await call(acceptInvitation, { body: { token } }))
    } catch (error) {
      setFault(error)
    }
  }, [token])

  const userId = user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is signed in decides what the server answers
  useEffect(() => {
    if (!joined.current) void look()
  }, [look, userId])

  const join = async (how: Joining) => {
    const response = await call(acceptInvitation, { body: { token, ...how } })
    if (response.state !== 'joined') return setInvitation(response)
    joined.current = true
    signIn(response.session)
    toast({ title: t('invitation.joined', { organization: response.organization }) })
    navigate('/dashboard', { replace: true })
  }

  const joinAsMyself = async () => {
    setJoining(true)
    setJoinFailure(null)
    try {
      await join({ join: true })
    } catch (error) {
      setJoinFailure(error)
    } finally {
      setJoining(false)
    }
  }

  if (fault !== null) return <InvitationFault error={fault} onRetry={look} />
  if (!invitation || invitation.state === 'joined') return <Spinner />
  const { state, organization, email, role } = invitation
  return (
    <div className="grid gap-6">
      <PageTitle>{t('invitation.title', { organization })}</PageTitle>
      <p className="text-muted">{t('invitation.explain', { organization, role: option(`role.${role}`) })}</p>
      {state === 'needs_account' && (
        <>
          {user && <Alert>{t('invitation.signedInAs', { mine: user.email, email })}</Alert>}
          <InvitedAccountForm email={email} onJoin={account => join({ account })} />
        </>
      )}
      {state === 'needs_sign_in' && (
        <>
          <p>{t('invitation.hasAccount', { email })}</p>
          <ButtonLink to="/login" state={{ from: location }}>
            {t('invitation.logIn')}
          </ButtonLink>
        </>
      )}
      {state === 'can_join' && (
        <>
          {joinFailure !== null && <Alert tone="danger">{errorMessage(joinFailure)}</Alert>}
          <Button loading={joining} onClick={joinAsMyself}>
            {t('invitation.join', { organization })}
          </Button>
        </>
      )}
    </div>
  )
}
