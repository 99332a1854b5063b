import {
  getNotificationPreferences,
  type NotificationChannelName,
  type NotificationPreferences,
  type PreferenceKind,
  saveNotificationPreferences,
} from '@plumbline/contract/integrations/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

const query = queryFor(getNotificationPreferences, undefined)

export const useNotificationPreferences = () => useQuery(query)

type Summary = NotificationPreferences['summary']

/** Shows a change before the server has confirmed it; where it can't be saved, what is saved is shown again. */
export function useChangePreferences() {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const { mutate } = useApiMutation(saveNotificationPreferences, {
    onSuccess: () => toast({ title: t('notifications.saved') }),
  })
  const show = (change: (shown: NotificationPreferences) => NotificationPreferences) =>
    client.setQueryData<NotificationPreferences>(query.queryKey, shown => shown && change(shown))
  const onError = () => void client.invalidateQueries({ queryKey: query.queryKey })

  return {
    turn: (kind: PreferenceKind, channel: NotificationChannelName, enabled: boolean) => {
      show(shown => ({
        ...shown,
        kinds: shown.kinds.map(each => (each.kind === kind ? { ...each, [channel]: enabled } : each)),
      }))
      mutate({ body: { changes: [{ kind, channel, enabled }] } }, { onError })
    },
    setSummary: (summary: Summary) => {
      show(shown => ({ ...shown, summary }))
      mutate(
        {
          body: {
            summaryFrequency: summary.frequency,
            summaryDay: summary.day,
            timeZone: summary.timeZone,
          },
        },
        { onError },
      )
    },
  }
}
