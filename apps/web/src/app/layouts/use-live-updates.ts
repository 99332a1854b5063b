import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../modules/identity/auth/session'

/** What the page itself needs comes first. */
const START_DELAY_MS = 500

/** Keeps what is on the screen up to date while somebody is signed in. */
export function useLiveUpdates(client: QueryClient) {
  const { user, reload } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (!userId) return
    let stop = () => {}
    let isOver = false
    const start = async () => {
      const { startLiveUpdates } = await import('../../lib/live/live-updates')
      if (!isOver) stop = startLiveUpdates(client, { userId, onAccountChange: () => void reload() })
    }
    // Without the script, pages are as fresh as their last visit: nothing to tell anyone about.
    const timer = setTimeout(() => void start().catch(() => undefined), START_DELAY_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [client, userId, reload])
}
