import { invite, NewInvitation } from '@plumbline/contract/identity/organizations'
import type { Role } from '@plumbline/contract/options'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { Select } from '../../../../components/ui/select'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../lib/form'
import { useOptions } from '../../../../lib/options'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { mayGrant } from '../roles'

type InviteDraft = { email: string; role: Role }

export function InviteForm({ role: mine }: { role: Role }) {
  const { t } = useTranslation('settings')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const { roles } = useOptions()
  const send = useApiMutation(invite, { showsOwnError: true })
  const form = useForm<InviteDraft, unknown, InviteDraft>({
    resolver: resolverFor(NewInvitation),
    defaultValues: { email: '', role: 'user' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async body => {
    try {
      const { email } = await send.mutateAsync({ body })
      form.reset()
      toast({ title: t('invitations.sent.title'), description: t('invitations.sent.to', { email }) })
    } catch (error) {
      showFieldProblems(form, error)
    }
  })

  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
        <Field label={t('invitations.email')} error={fieldMessage(errors.email?.message)} required>
          <Input type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <Field label={t('invitations.role')} error={fieldMessage(errors.role?.message)}>
          <Select options={roles.filter(({ value }) => mayGrant(mine, value))} {...form.register('role')} />
        </Field>
        <Button type="submit" loading={isSubmitting} className="sm:mt-7.5">
          {t('invitations.send')}
        </Button>
      </div>
      {send.isError && <Alert tone="danger">{errorMessage(send.error)}</Alert>}
    </form>
  )
}
