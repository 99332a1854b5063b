import { SignupStepOne } from '@plumbline/contract/identity/auth'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { Field } from '../../../../../components/ui/field'
import { Input } from '../../../../../components/ui/input'
import { PasswordInput } from '../../../../../components/ui/password-input'
import { useFieldMessage } from '../../../../../lib/error-message'
import { resolverFor } from '../../../../../lib/form'
import type { SignupDraft } from '../../signup-draft'
import { StepHeading } from './step-heading'

export type StepOne = Pick<SignupDraft, 'name' | 'email' | 'password' | 'confirmPassword'>
export type StepOneProblem = { field: keyof StepOne; code: string }

type AccountStepProps = {
  draft: SignupDraft
  /** The server's problems with these fields, from submitting the second step. */
  problems: readonly StepOneProblem[]
  focus: boolean
  onContinue: (account: StepOne) => void
}

export function AccountStep({ draft, problems, focus, onContinue }: AccountStepProps) {
  const { t } = useTranslation('signup')
  const fieldMessage = useFieldMessage()
  const { name, email, password, confirmPassword } = draft
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onChange',
    resolver: resolverFor(SignupStepOne),
    defaultValues: { name, email, password, confirmPassword },
  })
  const { errors } = formState

  useEffect(() => {
    problems.forEach(({ field, code }, index) => {
      setError(field, { type: 'server', message: code }, { shouldFocus: index === 0 })
    })
  }, [problems, setError])

  const submit = handleSubmit(onContinue, faults => {
    const onlyTheSecondDiffers =
      Object.keys(faults).length === 1 && faults.confirmPassword?.message === 'passwords_differ'
    if (onlyTheSecondDiffers) {
      setError('confirmPassword', { type: 'step', message: 'passwords_must_match' }, { shouldFocus: true })
    }
  })

  return (
    <form method="post" className="grid gap-5" onSubmit={submit} noValidate>
      <StepHeading focus={focus && problems.length === 0}>{t('account.title')}</StepHeading>
      <Field label={t('account.name')} error={fieldMessage(errors.name?.message)} required>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <Field label={t('account.email')} error={fieldMessage(errors.email?.message)} required>
        <Input type="email" autoComplete="email" inputMode="email" {...register('email')} />
      </Field>
      <Field
        label={t('account.password')}
        hint={t('account.passwordHint')}
        error={fieldMessage(errors.password?.message)}
        required
      >
        <PasswordInput autoComplete="new-password" {...register('password', { deps: ['confirmPassword'] })} />
      </Field>
      <Field label={t('account.confirm')} error={fieldMessage(errors.confirmPassword?.message)} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <Button type="submit">{t('account.continue')}</Button>
    </form>
  )
}
