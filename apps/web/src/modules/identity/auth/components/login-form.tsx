import type { login as loginCall } from '@plumbline/contract/identity/auth'
import type { SecondStep } from '@plumbline/contract/identity/two-factor'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { PasswordInput } from '../../../../components/ui/password-input'
import { call, withoutSchemas } from '../../../../lib/api'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems, useFocusOnArrival } from '../../../../lib/form'
import { reloadIfOutdated } from '../../../../lib/stale-chunks'
import { toast } from '../../../../lib/toast'
import { useSession } from '../session'

const login = withoutSchemas<typeof loginCall>({
  method: 'POST',
  path: '/api/auth/login',
  changes: [],
  access: 'open',
})
const loadLogin = () =>
  reloadIfOutdated(() => import('@plumbline/contract/identity/auth')).then(({ Login }) => Login)

/** Who logs in here is led on by the guard of the page, or asked for their second factor. */
export function LoginForm({ onSecondStep }: { onSecondStep: (step: SecondStep) => void }) {
  const { t } = useTranslation('auth')
  const { signIn } = useSession()
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ resolver: resolverFor(loadLogin), defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  useFocusOnArrival('email')

  const submit = form.handleSubmit(async body => {
    setFailure(null)
    try {
      const session = await call(login, { body })
      if ('twoFactor' in session) return onSecondStep(session.twoFactor)
      if (!session?.token || !session.user) throw new Error(t('login.invalidAnswer'))
      signIn(session)
      toast({ title: t('login.done.title'), description: t('login.done.description') })
    } catch (error) {
      showFieldProblems(form, error)
      setFailure(errorMessage(error))
      toast({ title: t('login.failed'), description: errorMessage(error), variant: 'destructive' })
    }
  })

  return (
    <form method="post" className="grid gap-5" onSubmit={submit} noValidate>
      {failure && (
        <Alert tone="danger" title={t('login.failedAlert')}>
          {failure}
        </Alert>
      )}
      <Field label={t('login.email')} error={fieldMessage(errors.email?.message)} required>
        <Input type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </Field>
      <Field label={t('login.password')} error={fieldMessage(errors.password?.message)} required>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" loading={isSubmitting}>
        {t('login.submit')}
      </Button>
      <div className="-my-3 flex flex-wrap justify-between gap-x-4 *:inline-flex *:min-h-control *:items-center *:underline">
        <Link to="/forgot-password">{t('login.forgot')}</Link>
        <Link to="/sso">{t('login.sso')}</Link>
      </div>
    </form>
  )
}
