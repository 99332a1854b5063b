import { suggestTask } from '@plumbline/contract/work/suggestions'
import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { useErrorMessage } from '../../../../lib/error-message'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { useViolationSuggestions } from '../api/suggestions'

type SuggestButtonProps = { violationId: string; userId: string; onGenerated: (id: string) => void }

/** Waits while a suggestion of this person is with a manager. */
export function SuggestButton({ violationId, userId, onGenerated }: SuggestButtonProps) {
  const { t } = useTranslation('violations')
  const errorMessage = useErrorMessage()
  const known = useViolationSuggestions(violationId)
  const isWaiting = known.data?.some(({ status, user_id }) => status === 'pending' && user_id === userId)
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
  return (
    <Button
      look="secondary"
      // Its label needs the whole width of a phone.
      className="max-sm:order-last max-sm:col-span-2"
      disabled={isWaiting}
      loading={generate.isPending}
      icon={<Lightbulb className="size-5" aria-hidden />}
      onClick={() => generate.mutate({ body: { violation_id: violationId, text: '' } }, { onError: fail })}
    >
      {t('action.suggest')}
    </Button>
  )
}
