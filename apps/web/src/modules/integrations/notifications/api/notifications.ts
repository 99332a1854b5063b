import type { listNotifications as listCall } from '@plumbline/contract/integrations/notifications'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { withoutSchemas } from '../../../../lib/api'
import { queryFor } from '../../../../lib/query'
import type { NotificationsView } from '../notifications-view'

export const PAGE_SIZE = 25

const listNotifications = withoutSchemas<typeof listCall>({
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
})

/** While the page is open, lib/live keeps them up to date. */
const options = { refetchOnWindowFocus: 'always' } as const

export const useNotifications = () => useQuery({ ...queryFor(listNotifications, { query: {} }), ...options })

/** One page of all of them. */
export const useNotificationsPage = ({ show, kind, page }: NotificationsView) =>
  useQuery({
    ...queryFor(listNotifications, { query: { show, page, limit: PAGE_SIZE, ...(kind && { kind }) } }),
    ...options,
    placeholderData: keepPreviousData,
  })
