import type { Regulation } from '@plumbline/contract/library/regulation-records'
import { deleteRegulation } from '@plumbline/contract/library/regulations'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/ui/confirm-dialog'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'
import { nameOf } from './compliance-task'

type DeleteRegulationProps = { regulation: Regulation; onClose: () => void; onDeleted?: () => void }

export function DeleteRegulation({ regulation, onClose, onDeleted }: DeleteRegulationProps) {
  const { t } = useTranslation('regulations')
  const remove = useApiMutation(deleteRegulation, {
    showsOwnError: true,
    onSuccess: () => {
      toast({ title: t('delete.done'), description: regulation.title })
      onClose()
      onDeleted?.()
    },
  })
  return (
    <ConfirmDialog
      title={t('delete.title', { regulation: nameOf(regulation) })}
      description={t('delete.explain', { title: regulation.title })}
      confirm={t('delete.confirm')}
      danger
      pending={remove.isPending}
      error={remove.error}
      fallback={t('fallback.delete')}
      onConfirm={() => remove.mutate({ params: { id: regulation.id } })}
      onClose={onClose}
    />
  )
}
