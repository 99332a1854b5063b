import type { listNotifications as listCall } from '@plumbline/contract/notifications'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { withoutSchemas } from '../../../lib/api'
import { queryFor } from '../../../lib/query'
import type { NotificationsView } from '../notifications-view'

const POLL_INTERVAL_MS = 30_000
export const PAGE_SIZE = 25

const listNotifications = withoutSchemas<typeof listCall>({
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
})

const isLive = { refetchInterval: POLL_INTERVAL_MS, refetchOnWindowFocus: 'always' } as const

/** Polls while the page is visible, so that an assignment shows without a reload. */
export const useNotifications = () => useQuery({ ...queryFor(listNotifications, { query: {} }), ...isLive })

/** One page of all of them. */
export const useNotificationsPage = ({ show, kind, page }: NotificationsView) =>
  useQuery({
    ...queryFor(listNotifications, { query: { show, page, limit: PAGE_SIZE, ...(kind && { kind }) } }),
    ...isLive,
    placeholderData: keepPreviousData,
  })
