import { suggestTask } from '@plumbline/contract/work/suggestions'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../../../lib/error-message'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { useViolationSuggestions } from '../api/suggestions'

type SuggestOptions = { violationId: string; userId: string; onGenerated: (id: string) => void }

/** Has a task suggested. Waits while a suggestion of this person is with a manager. */
export function useSuggest({ violationId, userId, onGenerated }: SuggestOptions) {
  const { t } = useTranslation('violations')
  const errorMessage = useErrorMessage()
  const known = useViolationSuggestions(violationId)
  const generate = useApiMutation(suggestTask, {
    showsOwnError: true,
    onSuccess: ({ id }) => onGenerated(id),
  })
  const fail = (error: unknown) =>
    toast({
      title: t('action.suggestFailed'),
      description: errorMessage(error),
      variant: 'destructive',
    })
  return {
    isWaiting: known.data?.some(({ status, user_id }) => status === 'pending' && user_id === userId) ?? false,
    isPending: generate.isPending,
    generate: () => generate.mutate({ body: { violation_id: violationId, text: '' } }, { onError: fail }),
  }
}
export type Suggest = ReturnType<typeof useSuggest>
