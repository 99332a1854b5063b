import {
  cancelOrganizationDeletion,
  requestOrganizationDeletion,
} from '@plumbline/contract/identity/organizations'
import type { User } from '@plumbline/contract/identity/users'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Field } from '../../../../components/ui/field'
import { FormDialog } from '../../../../components/ui/form-dialog'
import { Input } from '../../../../components/ui/input'
import { PasswordInput } from '../../../../components/ui/password-input'
import { ApiError } from '../../../../lib/api'
import { useFieldMessage } from '../../../../lib/error-message'
import { showFieldProblems } from '../../../../lib/form'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

type DeleteOrganizationCardProps = { user: User; onChanged: () => Promise<void> }

export default function DeleteOrganizationCard({ user, onChanged }: DeleteOrganizationCardProps) {
  const { t } = useTranslation('data')
  const { date } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { organization, organizationDeletesAt } = user
  const cancel = useApiMutation(cancelOrganizationDeletion, {
    onSuccess: async () => {
      await onChanged()
      toast({ title: t('cancel.organizationDone', { organization }) })
    },
  })
  return (
    <Card>
      <CardHeader title={t('organization.title')} description={t('organization.explain', { organization })} />
      {organizationDeletesAt ? (
        <Alert
          tone="warning"
          title={t('organization.scheduled', { organization, date: date(organizationDeletesAt) })}
          action={
            <Button look="secondary" loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {t('cancel.organization')}
            </Button>
          }
        />
      ) : (
        <Button look="danger" onClick={() => setOpen(true)}>
          {t('organization.open')}
        </Button>
      )}
      {isOpen && <DeleteDialog user={user} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </Card>
  )
}

type DeleteDialogProps = DeleteOrganizationCardProps & { onClose: () => void }

function DeleteDialog({ user, onClose, onChanged }: DeleteDialogProps) {
  const { t } = useTranslation('data')
  const { t: confirmText } = useTranslation('two-factor')
  const { organization, email } = user
  const fieldMessage = useFieldMessage()
  const request = useApiMutation(requestOrganizationDeletion, { showsOwnError: true })
  const form = useForm({ defaultValues: { name: '', password: '', code: '' } })
  const { errors } = form.formState
  const isOnField = request.error instanceof ApiError && request.error.fields.length > 0
  // The server says when the account has an app; it's asked for its code only then.
  const [needsCode, setNeedsCode] = useState(false)
  const submit = form.handleSubmit(async ({ code, ...rest }) => {
    try {
      await request.mutateAsync({ body: { ...rest, ...(code.trim() && { code }) } })
      await onChanged()
      toast({ title: t('organization.requested') })
      onClose()
    } catch (error) {
      showFieldProblems(form, error)
      if (error instanceof ApiError && error.code === 'code_wrong') setNeedsCode(true)
    }
  })
  return (
    <FormDialog
      title={t('organization.confirmTitle', { organization })}
      description={t('organization.explain', { organization })}
      confirm={t('organization.submit')}
      pending={request.isPending}
      error={isOnField ? null : request.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('organization.name')}
        hint={organization}
        error={fieldMessage(errors.name?.message)}
        required
      >
        <Input autoComplete="off" {...form.register('name')} />
      </Field>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={confirmText('confirm.password')} error={fieldMessage(errors.password?.message)} required>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      {needsCode && (
        <Field
          label={confirmText('confirm.code')}
          hint={confirmText('confirm.codeHint')}
          error={fieldMessage(errors.code?.message)}
          required
        >
          <Input autoComplete="one-time-code" autoCapitalize="none" {...form.register('code')} />
        </Field>
      )}
    </FormDialog>
  )
}
