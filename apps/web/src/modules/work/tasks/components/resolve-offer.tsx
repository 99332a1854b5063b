import { setViolationStatus } from '@plumbline/contract/findings/violations'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

/** The last task of a violation is done: the violation itself may be, too. A person says so. */
export function ResolveOffer({ violationId, onClose }: { violationId: string; onClose: () => void }) {
  const { t } = useTranslation('tasks')
  const resolve = useApiMutation(setViolationStatus, {
    showsOwnError: true,
    onSuccess: () => {
      toast({ title: t('resolve.done'), description: t('resolve.doneExplain') })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('resolve.title')}
      description={t('resolve.explain')}
      confirm={t('resolve.confirm')}
      pending={resolve.isPending}
      error={resolve.error}
      onConfirm={() => resolve.mutate({ params: { id: violationId }, body: { status: 'Resolved' } })}
      onClose={onClose}
    />
  )
}
