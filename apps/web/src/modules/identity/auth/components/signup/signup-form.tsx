import { signupGrant } from '@plumbline/contract/billing/plans'
import { Signup, signup } from '@plumbline/contract/identity/auth'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { Alert } from '../../../../../components/ui/alert'
import { Button } from '../../../../../components/ui/button'
import { Field } from '../../../../../components/ui/field'
import { Input } from '../../../../../components/ui/input'
import { PasswordInput } from '../../../../../components/ui/password-input'
import { ApiError, call, NetworkError } from '../../../../../lib/api'
import { useErrorMessage, useFieldMessage } from '../../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../../lib/form'
import { currentLanguage } from '../../../../../lib/i18n'
import { toast } from '../../../../../lib/toast'
import { ownTimeZone } from '../../../../../lib/today'
import { useSession } from '../../session'
import { Acceptances } from './acceptances'

/** Asks for what an account needs. What kind of work and where is asked on the dashboard. */
export function SignupForm() {
  const { t } = useTranslation('signup')
  const { signIn } = useSession()
  const fieldMessage = useFieldMessage()
  const [failure, setFailure] = useState<unknown>(null)
  // Checked when it's sent: a message that appears before would move the button away from under the finger.
  const form = useForm<z.input<typeof Signup>, unknown, z.output<typeof Signup>>({
    resolver: resolverFor(Signup),
    defaultValues: { email: '', password: '', organization: '', language: currentLanguage() },
  })
  const { register, setError } = form
  const { errors, isSubmitting } = form.formState
  const error = (field: keyof typeof errors) => fieldMessage(errors[field]?.message)

  const submit = form.handleSubmit(async body => {
    setFailure(null)
    try {
      const session = await call(signup, { body: { ...body, timeZone: ownTimeZone() ?? undefined } })
      toast({ title: t('created.title'), description: t('created.description') })
      signIn(session)
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'email_taken')
        setError('email', { type: 'server', message: 'email_taken' }, { shouldFocus: true })
      else if (!showFieldProblems(form, problem)) setFailure(problem)
    }
  })

  return (
    <form method="post" className="grid gap-5" onSubmit={submit} noValidate>
      <p className="rounded-md bg-signal-soft px-4 py-3">
        <span className="font-strong">{t('banner.title')}</span> {t('banner.includes', signupGrant)}
      </p>
      <Field label={t('email')} error={error('email')} required>
        <Input type="email" autoComplete="email" inputMode="email" {...register('email')} />
      </Field>
      <Field label={t('password')} hint={t('passwordHint')} error={error('password')} required>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label={t('organization')} error={error('organization')} required>
        <Input autoComplete="organization" {...register('organization')} />
      </Field>
      <Acceptances
        privacy={{ ...register('privacyAccepted'), error: error('privacyAccepted') }}
        terms={{ ...register('termsAccepted'), error: error('termsAccepted') }}
      />
      {failure !== null && <Failure failure={failure} retry={() => void submit()} retrying={isSubmitting} />}
      <Button type="submit" loading={isSubmitting}>
        {t('create')}
      </Button>
    </form>
  )
}

type FailureProps = { failure: unknown; retry: () => void; retrying: boolean }

function Failure({ failure, retry, retrying }: FailureProps) {
  const { t } = useTranslation('signup')
  const errorMessage = useErrorMessage()
  if (!(failure instanceof NetworkError)) {
    return (
      <Alert tone="danger" title={t('failed.title')}>
        {errorMessage(failure) || t('failed.otherwise')}
      </Alert>
    )
  }
  return (
    <Alert
      tone="danger"
      title={t('connection.title')}
      action={
        <Button look="secondary" loading={retrying} onClick={retry}>
          {t('connection.retry')}
        </Button>
      }
    >
      {t('connection.hint')}
    </Alert>
  )
}
