import type { ConversationSummary } from '@plumbline/contract/assistant/conversations'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { Dialog } from '../../../../components/ui/dialog'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { toast } from '../../../../lib/toast'
import { useDeleteConversation, useRenameConversation } from '../api/conversations'

type DialogProps = { conversation: ConversationSummary; onClose: () => void }

const MAX_TITLE = 200

export function RenameConversation({ conversation: { id, title }, onClose }: DialogProps) {
  const { t } = useTranslation('assistant')
  const { t: common } = useTranslation()
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const formId = useId()
  const [name, setName] = useState(title)
  const [isMissing, setIsMissing] = useState(false)
  const rename = useRenameConversation(onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(!name.trim())
    if (name.trim() && !rename.isPending) rename.mutate({ body: { sessionId: id, title: name.trim() } })
  }
  const problem = isMissing ? fieldMessage('required') : rename.error ? errorMessage(rename.error) : undefined
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('conversations.renameTitle')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={rename.isPending}>
            {t('conversations.renameSubmit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={t('conversations.name')} error={problem}>
          <Input
            value={name}
            maxLength={MAX_TITLE}
            autoComplete="off"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
      </form>
    </Dialog>
  )
}

export function DeleteConversation({
  conversation: { id, title },
  onClose,
  onDeleted,
}: DialogProps & { onDeleted: () => void }) {
  const { t } = useTranslation('assistant')
  const remove = useDeleteConversation(() => {
    toast({ title: t('conversations.deleteDone'), description: title })
    onClose()
    onDeleted()
  })
  return (
    <ConfirmDialog
      danger
      title={t('conversations.deleteTitle')}
      description={t('conversations.deleteExplain', { title })}
      confirm={t('conversations.deleteConfirm')}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    />
  )
}
