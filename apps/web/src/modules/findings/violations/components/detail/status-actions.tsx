import { setViolationStatus, type Violation } from '@plumbline/contract/findings/violations'
import { CircleCheck, CircleDotDashed, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useMessages } from '../../../../../lib/messages'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'

type StatusActionsProps = { violation: Violation; onChanged: (violation: Violation) => void }

/** Each is disabled where the violation already is; a resolved one can be opened again. */
export function StatusActions({ violation, onChanged }: StatusActionsProps) {
  const { t } = useTranslation('violations')
  const errorMessage = useErrorMessage()
  const { type: name } = useMessages().violation(violation)
  const { id, status } = violation
  const set = useApiMutation(setViolationStatus, {
    showsOwnError: true,
    onSuccess: changed => {
      toast({
        title: t('action.statusUpdated'),
        description: t('action.statusIs', { name, status: t(`status.${changed.status}`) }),
      })
      onChanged(changed)
    },
  })
  const move = (to: Violation['status']) =>
    set.mutate(
      { params: { id }, body: { status: to } },
      {
        onError: error =>
          toast({
            title: t('action.statusFailed'),
            description: errorMessage(error, t('fallback.status')),
            variant: 'destructive',
          }),
      },
    )
  const moving = (to: Violation['status']) => set.isPending && set.variables?.body.status === to
  return (
    <>
      <Button
        disabled={status === 'In Progress'}
        look={status === 'Open' ? 'primary' : 'secondary'}
        loading={moving('In Progress')}
        icon={<CircleDotDashed className="size-5" aria-hidden />}
        onClick={() => move('In Progress')}
      >
        {t('action.inProgress')}
      </Button>
      <Button
        disabled={status === 'Resolved'}
        look={status === 'In Progress' ? 'primary' : 'secondary'}
        loading={moving('Resolved')}
        icon={<CircleCheck className="size-5" aria-hidden />}
        onClick={() => move('Resolved')}
      >
        {t('action.resolved')}
      </Button>
      {status === 'Resolved' && (
        <Button
          look="quiet"
          loading={moving('Open')}
          icon={<RotateCcw className="size-5" aria-hidden />}
          onClick={() => move('Open')}
        >
          {t('action.reopen')}
        </Button>
      )}
    </>
  )
}
