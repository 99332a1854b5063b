import { changePassword, PasswordChange } from '@plumbline/contract/identity/users'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Field } from '../../../../components/ui/field'
import { PasswordInput } from '../../../../components/ui/password-input'
import { ApiError } from '../../../../lib/api'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../lib/form'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

/** `email` stands in a hidden field, so that a password manager knows whose password it saves. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const change = useApiMutation(changePassword, { showsOwnError: true })
  const form = useForm({
    resolver: resolverFor(PasswordChange),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  const saidOnField = change.error instanceof ApiError && change.error.fields.length > 0

  const submit = form.handleSubmit(async body => {
    try {
      await change.mutateAsync({ body })
      form.reset()
      toast({ title: t('password.changed'), description: t('password.othersSignedOut') })
    } catch (error) {
      showFieldProblems(form, error)
    }
  })

  return (
    <Card>
      <CardHeader title={t('password.title')} description={t('password.explain')} />
      <form className="grid max-w-form gap-5" onSubmit={submit} noValidate>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label={t('password.current')} error={fieldMessage(errors.currentPassword?.message)} required>
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
        <Field
          label={t('password.new')}
          hint={t('password.hint')}
          error={fieldMessage(errors.newPassword?.message)}
          required
        >
          <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
        </Field>
        {change.isError && !saidOnField && <Alert tone="danger">{errorMessage(change.error)}</Alert>}
        <Button type="submit" loading={isSubmitting} className="sm:justify-self-start">
          {t('password.submit')}
        </Button>
      </form>
    </Card>
  )
}
