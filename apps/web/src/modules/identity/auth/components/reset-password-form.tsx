import { NewPassword } from '@plumbline/contract/fields'
import { updatePassword } from '@plumbline/contract/identity/auth'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Alert } from '../../../../components/ui/alert'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { PasswordInput } from '../../../../components/ui/password-input'
import { ApiError, call } from '../../../../lib/api'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems, useFocusOnArrival } from '../../../../lib/form'
import { toast } from '../../../../lib/toast'

const TwoPasswords = z.strictObject({ password: NewPassword, confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwords_differ',
  }),
)

const linkFaults = ['link_invalid', 'link_expired', 'link_used'] as const
type LinkFault = (typeof linkFaults)[number]

/** The schema rejects a token that is too short before any request is made. */
function faultOfLink(error: unknown): LinkFault | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.fields.some(({ field }) => field === 'token')) return 'link_invalid'
  return linkFaults.find(code => code === error.code)
}

export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('auth')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const [outcome, setOutcome] = useState<'done' | LinkFault | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    resolver: resolverFor(TwoPasswords),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  useFocusOnArrival('password')

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null)
    try {
      await call(updatePassword, { body: { token, password } })
      setOutcome('done')
      toast({ title: t('reset.done.title') })
    } catch (error) {
      const fault = faultOfLink(error)
      if (fault) setOutcome(fault)
      else if (!showFieldProblems(form, error)) setFailure(errorMessage(error))
    }
  })

  if (outcome === 'done') {
    return (
      <div className="grid gap-5">
        <Alert tone="good" title={t('reset.done.title')}>
          {t('reset.done.description')}
        </Alert>
        <ButtonLink to="/login">{t('reset.toLogin')}</ButtonLink>
      </div>
    )
  }
  if (outcome) {
    return (
      <div className="grid gap-5">
        <Alert tone="danger" title={t(`reset.${outcome}`)}>
          {t('reset.askAgain')}
        </Alert>
        <ButtonLink to="/forgot-password">{t('reset.newLink')}</ButtonLink>
      </div>
    )
  }
  return (
    <form method="post" className="grid gap-5" onSubmit={submit} noValidate>
      <p className="text-muted">{t('reset.explain')}</p>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Field
        label={t('reset.password')}
        hint={t('passwordHint')}
        error={fieldMessage(errors.password?.message)}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          {...form.register('password', { deps: ['confirmPassword'] })}
        />
      </Field>
      <Field label={t('reset.confirm')} error={fieldMessage(errors.confirmPassword?.message)} required>
        <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
      </Field>
      <Button type="submit" loading={isSubmitting}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}
