import { listNotifications } from '@plumbline/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/query'

const POLL_INTERVAL_MS = 30_000

/** Polls while the page is visible, so that an assignment shows without a reload. */
export const useNotifications = () =>
  useQuery({
    ...queryFor(listNotifications, { query: {} }),
    refetchInterval: POLL_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  })
