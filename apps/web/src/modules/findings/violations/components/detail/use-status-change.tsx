import { setViolationStatus, type Violation } from '@plumbline/contract/findings/violations'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../../app/lazy-page'
import { ApiError } from '../../../../../lib/api'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useMessages } from '../../../../../lib/messages'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'
import type { OverruleDialogProps } from './overrule-dialog'

const OverruleDialog = lazyPage<OverruleDialogProps>(() => import('./overrule-dialog'), 'fixes')

type StatusChangeProps = {
  violation: Violation
  isManager: boolean
  onChanged: (violation: Violation) => void
}

/** Moves a violation to another status. Where a photo still shows the hazard, a manager is asked why. */
export function useStatusChange({ violation, isManager, onChanged }: StatusChangeProps) {
  const { t } = useTranslation('violations')
  const errorMessage = useErrorMessage()
  const { type: name } = useMessages().violation(violation)
  const { id } = violation
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
  return {
    isPending: set.isPending,
    move: (status: Violation['status']) => set.mutate({ params: { id }, body: { status } }, { onError }),
    dialog: overruling && (
      <Suspense fallback={null}>
        <OverruleDialog
          pending={set.isPending}
          error={set.error}
          onClose={() => setOverruling(false)}
          onResolve={reason => set.mutate({ params: { id }, body: { status: 'Resolved', reason } })}
        />
      </Suspense>
    ),
  }
}
