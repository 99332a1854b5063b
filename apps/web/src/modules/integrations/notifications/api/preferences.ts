import type { RequestOf } from '@plumbline/contract/endpoint'
import {
  getNotificationPreferences,
  saveNotificationPreferences,
} from '@plumbline/contract/integrations/notifications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

export const useNotificationPreferences = () => useQuery(queryFor(getNotificationPreferences, undefined))

type Change = RequestOf<typeof saveNotificationPreferences>['body']

/** What was chosen is shown at once; when it is saved, or can't be, what the server has is shown again. */
export function usePreference<Value>(saved: Value, toChange: (value: Value) => Change) {
  const { t } = useTranslation('settings')
  const [chosen, setChosen] = useState<Value>()
  const { mutate } = useApiMutation(saveNotificationPreferences, {
    onSuccess: () => toast({ title: t('notifications.saved') }),
  })
  const choose = (value: Value) => {
    setChosen(() => value)
    mutate({ body: toChange(value) }, { onSettled: () => setChosen(undefined) })
  }
  return [chosen ?? saved, choose] as const
}
