import { useTranslation } from 'react-i18next'
import { toast } from '../lib/toast'
import { useSession } from '../modules/identity/auth/session'

/** The guard of the page one was on leads back to the login. */
export function useLogout() {
  const { t } = useTranslation()
  const { signOut } = useSession()
  return async () => {
    await signOut()
    const { deleteSavedUploads } = await import('../lib/saved-uploads')
    await deleteSavedUploads()
    toast({ title: t('logout.title'), description: t('logout.description') })
  }
}
