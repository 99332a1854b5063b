import { InvitedAccount } from '@plumbline/contract/identity/organizations'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { Alert } from '../../../../../components/ui/alert'
import { Button } from '../../../../../components/ui/button'
import { Field } from '../../../../../components/ui/field'
import { Input } from '../../../../../components/ui/input'
import { PasswordInput } from '../../../../../components/ui/password-input'
import { ApiError } from '../../../../../lib/api'
import { useErrorMessage, useFieldMessage } from '../../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../../lib/form'
import { currentLanguage } from '../../../../../lib/i18n'
import { Acceptances } from '../signup/acceptances'

type Account = z.output<typeof InvitedAccount>
type Draft = Omit<Account, 'privacyAccepted' | 'termsAccepted'> & {
  privacyAccepted: boolean
  termsAccepted: boolean
}

/** The server names these fields as parts of the account they belong to. */
const withoutPrefix = (error: unknown) =>
  error instanceof ApiError
    ? new ApiError(
        error.code,
        error.status,
        error.message,
        error.fields.map(each => ({ ...each, field: each.field.replace(/^account\./, '') })),
      )
    : error

type InvitedAccountFormProps = { email: string; onJoin: (account: Account) => Promise<void> }

export function InvitedAccountForm({ email, onJoin }: InvitedAccountFormProps) {
  const { t } = useTranslation('signup')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm<Draft, unknown, Account>({
    mode: 'onChange',
    resolver: resolverFor(InvitedAccount),
    defaultValues: {
      name: '',
      password: '',
      language: currentLanguage(),
      privacyAccepted: false,
      termsAccepted: false,
    },
  })
  const { errors, isSubmitting } = form.formState
  const error = (field: keyof Draft) => fieldMessage(errors[field]?.message)

  const submit = form.handleSubmit(async account => {
    try {
      await onJoin(account)
    } catch (rejected) {
      if (!showFieldProblems(form, withoutPrefix(rejected))) setFailure(rejected)
    }
  })

  return (
    <form method="post" className="grid gap-5" onSubmit={submit} noValidate>
      <Field label={t('email')} hint={t('invitation.emailHint')}>
        <Input type="email" autoComplete="username" value={email} readOnly />
      </Field>
      <Field label={t('name')} error={error('name')} required>
        <Input autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={t('password')} hint={t('passwordHint')} error={error('password')} required>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Acceptances
        privacy={{ ...form.register('privacyAccepted'), error: error('privacyAccepted') }}
        terms={{ ...form.register('termsAccepted'), error: error('termsAccepted') }}
      />
      {failure !== null && <Alert tone="danger">{errorMessage(failure)}</Alert>}
      <Button type="submit" loading={isSubmitting}>
        {t('create')}
      </Button>
    </form>
  )
}
