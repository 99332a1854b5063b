import type { RequestOf } from '@plumbline/contract/endpoint'
import {
  getNotificationPreferences,
  saveNotificationPreferences,
} from '@plumbline/contract/integrations/notifications'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { useChosen } from '../../../../lib/use-chosen'

export const useNotificationPreferences = () => useQuery(queryFor(getNotificationPreferences, undefined))

type Change = RequestOf<typeof saveNotificationPreferences>['body']

export function usePreference<Value>(saved: Value, toChange: (value: Value) => Change) {
  const { t } = useTranslation('settings')
  const { mutate } = useApiMutation(saveNotificationPreferences, {
    onSuccess: () => toast({ title: t('notifications.saved') }),
  })
  return useChosen(saved, (value, options) => mutate({ body: toChange(value) }, options))
}
