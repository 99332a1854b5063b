import { EmailOnly, resetPassword } from '@plumbline/contract/identity/auth'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { ApiError, call } from '../../../../lib/api'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems, useFocusOnArrival } from '../../../../lib/form'
import { toast } from '../../../../lib/toast'

/** The confirmation is the same whether or not there is an account with that address. */
export function ForgotPasswordForm() {
  const { t } = useTranslation('auth')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ resolver: resolverFor(EmailOnly), defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  useFocusOnArrival('email')

  const submit = form.handleSubmit(async body => {
    setFailure(null)
    try {
      await call(resetPassword, { body })
      setSentTo(body.email)
      toast({ title: t('forgot.sent.title'), description: t('forgot.sent.description') })
    } catch (error) {
      if (showFieldProblems(form, error)) return
      const isLimit = error instanceof ApiError && error.code === 'too_many'
      setFailure(isLimit ? errorMessage(error) : t('forgot.failed.description'))
      toast({
        title: t('forgot.failed.title'),
        description: t('forgot.failed.description'),
        variant: 'destructive',
      })
    }
  })

  if (sentTo) {
    return (
      <div className="grid gap-5">
        <Alert tone="good" title={t('forgot.sent.title')}>
          <p>{t('forgot.sent.description')}</p>
          <p className="mt-2 font-strong break-all">{sentTo}</p>
        </Alert>
        <p className="text-muted">{t('forgot.afterwards')}</p>
        <Button look="secondary" onClick={() => setSentTo(null)}>
          {t('forgot.again')}
        </Button>
      </div>
    )
  }
  return (
    <form method="post" className="grid gap-5" onSubmit={submit} noValidate>
      <p className="text-muted">{t('forgot.explain')}</p>
      {failure && (
        <Alert tone="danger" title={t('forgot.failed.title')}>
          {failure}
        </Alert>
      )}
      <Field label={t('forgot.email')} error={fieldMessage(errors.email?.message)} required>
        <Input type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </Field>
      <Button type="submit" loading={isSubmitting}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}
