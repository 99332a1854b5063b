import { recheck } from '@plumbline/contract/assistant/assistant-panel'
import type { Violation } from '@plumbline/contract/findings/violations'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../../lib/api'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useMessages } from '../../../../../lib/messages'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'

/** Checks the severity against the evidence again. A toast shows the outcome, the audit trail keeps it. */
export function useRecheck({ id: violationId }: Violation) {
  const { t } = useTranslation('violations')
  const { t: common } = useTranslation()
  const { formatAll } = useMessages('recheck')
  const errorMessage = useErrorMessage()
  const look = useApiMutation(recheck, {
    showsOwnError: true,
    onSuccess: ({ severity_updated, new_severity, messages }) => {
      // The toast says the outcome itself.
      const notes = formatAll(
        messages.filter(({ code }) => code !== 'recheck.changed' && code !== 'recheck.same'),
      )
      toast({
        title: t('action.rechecked'),
        description: severity_updated
          ? t('action.recheckedUpdated', { severity: common(`severity.${new_severity}`), notes })
          : t('action.recheckedSame', { notes }),
      })
    },
  })
  const fail = (error: unknown) =>
    toast({
      title: t('action.recheckFailed'),
      description: errorMessage(
        error,
        t(error instanceof ApiError ? 'action.recheckUnable' : 'action.recheckLater'),
      ),
      variant: 'destructive',
    })
  return {
    isPending: look.isPending,
    look: () => look.mutate({ body: { violationId } }, { onError: fail }),
  }
}
