import { setViolationStatus, type Violation } from '@plumbline/contract/findings/violations'
import { CircleCheck, CircleDotDashed, RotateCcw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { ApiError } from '../../../../../lib/api'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useMessages } from '../../../../../lib/messages'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'

const OverruleDialog = lazy(() => import('./overrule-dialog'))

type StatusActionsProps = {
  violation: Violation
  isManager: boolean
  onChanged: (violation: Violation) => void
}

/** Each is disabled where the violation already is; a resolved one can be opened again. */
export function StatusActions({ violation, isManager, onChanged }: StatusActionsProps) {
  const { t } = useTranslation('violations')
  const errorMessage = useErrorMessage()
  const { type: name } = useMessages().violation(violation)
  const { id, status } = violation
  const [overruling, setOverruling] = useState(false)
  const set = useApiMutation(setViolationStatus, {
    showsOwnError: true,
    onSuccess: changed => {
      toast({
        title: t('action.statusUpdated'),
        description: t('action.statusIs', { name, status: t(`status.${changed.status}`) }),
      })
      setOverruling(false)
      onChanged(changed)
    },
  })
  const onError = (error: Error) => {
    if (isManager && error instanceof ApiError && error.code === 'fix_still_there') {
      set.reset()
      setOverruling(true)
    } else
      toast({
        title: t('action.statusFailed'),
        description: errorMessage(error, t('fallback.status')),
        variant: 'destructive',
      })
  }
  const move = (to: Violation['status']) => set.mutate({ params: { id }, body: { status: to } }, { onError })
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
      {overruling && (
        <Suspense fallback={null}>
          <OverruleDialog
            pending={set.isPending}
            error={set.error}
            onClose={() => setOverruling(false)}
            onResolve={reason => set.mutate({ params: { id }, body: { status: 'Resolved', reason } })}
          />
        </Suspense>
      )}
    </>
  )
}
