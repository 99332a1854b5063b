import { cancelAccountDeletion, requestAccountDeletion, type User } from '@plumbline/contract/identity/users'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Field } from '../../../../components/ui/field'
import { FormDialog } from '../../../../components/ui/form-dialog'
import { PasswordInput } from '../../../../components/ui/password-input'
import { ApiError } from '../../../../lib/api'
import { useFieldMessage } from '../../../../lib/error-message'
import { showFieldProblems } from '../../../../lib/form'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

type DeleteAccountCardProps = { user: User; onChanged: (user: User) => void }

export default function DeleteAccountCard({ user, onChanged }: DeleteAccountCardProps) {
  const { t } = useTranslation('data')
  const { date } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const cancel = useApiMutation(cancelAccountDeletion, {
    onSuccess: response => {
      onChanged(response.user)
      toast({ title: t('cancel.accountDone') })
    },
  })
  return (
    <Card>
      <CardHeader title={t('account.title')} description={t('account.explain')} />
      {user.deletesAt ? (
        <Alert
          tone="warning"
          title={t('account.scheduled', { date: date(user.deletesAt) })}
          action={
            <Button look="secondary" loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {t('cancel.account')}
            </Button>
          }
        />
      ) : (
        <Button look="danger" onClick={() => setOpen(true)}>
          {t('account.open')}
        </Button>
      )}
      {isOpen && <DeleteDialog user={user} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </Card>
  )
}

function DeleteDialog({ user, onClose, onChanged }: DeleteAccountCardProps & { onClose: () => void }) {
  const { t } = useTranslation('data')
  const fieldMessage = useFieldMessage()
  const request = useApiMutation(requestAccountDeletion, { showsOwnError: true })
  const form = useForm({ defaultValues: { password: '' } })
  const isOnField = request.error instanceof ApiError && request.error.fields.length > 0
  const submit = form.handleSubmit(async body => {
    try {
      const { deletesAt } = await request.mutateAsync({ body })
      onChanged({ ...user, deletesAt })
      toast({ title: t('account.requested') })
      onClose()
    } catch (error) {
      showFieldProblems(form, error)
    }
  })
  return (
    <FormDialog
      title={t('account.confirmTitle')}
      description={t('account.explain')}
      confirm={t('account.submit')}
      pending={request.isPending}
      error={isOnField ? null : request.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <Field
        label={t('account.password')}
        error={fieldMessage(form.formState.errors.password?.message)}
        required
      >
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
    </FormDialog>
  )
}
