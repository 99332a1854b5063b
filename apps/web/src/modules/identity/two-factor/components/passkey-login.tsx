import type { SignedIn } from '@plumbline/contract/identity/auth'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { useErrorMessage } from '../../../../lib/error-message'
import { reloadIfOutdated } from '../../../../lib/stale-chunks'
import { toast } from '../../../../lib/toast'
import { supportsPasskeys } from '../supports-passkeys'

/** A login without a password. Most people don't have a passkey, so what it needs is fetched when it's used. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: (session: SignedIn) => void }) {
  const { t } = useTranslation('auth')
  const errorMessage = useErrorMessage()
  const [isSupported, setSupported] = useState(true)
  const [isWaiting, setWaiting] = useState(false)
  // The page is pre-rendered where nobody knows what the browser can do; nearly all can, and for them nothing moves.
  useEffect(() => setSupported(supportsPasskeys()), [])
  if (!isSupported) return null

  const logIn = async () => {
    setWaiting(true)
    try {
      const { logInWithPasskey } = await reloadIfOutdated(() => import('../log-in-with-passkey'))
      const session = await logInWithPasskey()
      if (!session) return
      onSignedIn(session)
      toast({ title: t('login.done.title'), description: t('login.done.description') })
    } catch (error) {
      toast({ title: t('login.failed'), description: errorMessage(error), variant: 'destructive' })
    } finally {
      setWaiting(false)
    }
  }
  return (
    <Button look="secondary" loading={isWaiting} onClick={() => void logIn()}>
      {t('login.passkey')}
    </Button>
  )
}
