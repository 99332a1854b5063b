import { type Member, removeMember, updateMember } from '@plumbline/contract/identity/organizations'
import type { Role } from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

/** A new role, or none: the person is removed. */
export type MemberChange = { member: Member; role: Role | null }

type MemberChangeDialogProps = {
  change: MemberChange
  isMyself: boolean
  onClose: () => void
  onChanged: () => Promise<void>
}

export function MemberChangeDialog({ change, isMyself, onClose, onChanged }: MemberChangeDialogProps) {
  const { t } = useTranslation('settings')
  const { t: option } = useTranslation('options')
  const { member, role } = change
  const { name } = member
  const setRole = useApiMutation(updateMember, { showsOwnError: true })
  const remove = useApiMutation(removeMember, { showsOwnError: true })

  if (role === null) {
    const confirm = async () => {
      await remove.mutateAsync({ params: { id: member.id } })
      toast({ title: t('members.removed', { name }) })
      onClose()
    }
    return (
      <ConfirmDialog
        title={t('members.confirmRemove.title', { name })}
        description={t('members.confirmRemove.explain')}
        confirm={t('members.remove')}
        danger
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() => confirm().catch(() => {})}
        onClose={onClose}
      />
    )
  }

  const roleName = option(`role.${role}`)
  const confirm = async () => {
    await setRole.mutateAsync({ params: { id: member.id }, body: { role } })
    toast({ title: t('members.roleChanged', { name, role: roleName }) })
    onClose()
    if (isMyself) await onChanged()
  }
  return (
    <ConfirmDialog
      title={t('members.confirmRole.title', { name, role: roleName })}
      description={isMyself ? t('members.confirmRole.myself') : t(`members.confirmRole.${role}`)}
      confirm={t('members.confirmRole.submit')}
      pending={setRole.isPending}
      error={setRole.error}
      onConfirm={() => confirm().catch(() => {})}
      onClose={onClose}
    />
  )
}
