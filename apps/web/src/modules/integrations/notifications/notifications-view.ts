import { notificationKinds } from '@plumbline/contract/integrations/notifications'
import { optionFrom, pageFrom, useUrlState } from '../../../lib/url-state'

const keys = ['show', 'kind', 'page'] as const

/** The filters and the page: all of it in the address. */
export function useNotificationsView() {
  const { values, set } = useUrlState(keys)
  const kind = optionFrom(notificationKinds, values.kind)
  const show = optionFrom(['unread'], values.show) ?? ('all' as const)
  return {
    show,
    kind,
    page: pageFrom(values.page),
    isFiltered: show === 'unread' || kind !== undefined,
    filter: (changes: Partial<Record<'show' | 'kind', string | null>>) =>
      set({ ...changes, page: null }, { replace: true }),
    reset: () => set({ show: null, kind: null, page: null }, { replace: true }),
    turnTo: (page: number) => set({ page: page > 1 ? String(page) : null }),
  }
}
export type NotificationsView = ReturnType<typeof useNotificationsView>
