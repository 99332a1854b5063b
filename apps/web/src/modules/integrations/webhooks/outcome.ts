import type { WebhookDelivery } from '@plumbline/contract/integrations/webhooks'
import { useTranslation } from 'react-i18next'

/** What came of the last attempt, in one sentence. */
export function useOutcome() {
  const { t } = useTranslation('webhooks')
  return ({ fault, responseStatus }: WebhookDelivery): string => {
    if (fault === null || fault === 'status')
      return responseStatus === null ? '' : t('outcome.status', { status: responseStatus })
    return t(`outcome.${fault}`)
  }
}
