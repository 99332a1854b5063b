import type { Confirmation } from '@plumbline/contract/identity/two-factor'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Field } from '../../../../components/ui/field'
import { FormDialog } from '../../../../components/ui/form-dialog'
import { Input } from '../../../../components/ui/input'
import { PasswordInput } from '../../../../components/ui/password-input'
import { ApiError } from '../../../../lib/api'
import { useFieldMessage } from '../../../../lib/error-message'
import { showFieldProblems } from '../../../../lib/form'
import { NoPasskeyUsed } from '../passkey-browser'

type ConfirmIdentityProps = {
  title: string
  description: string
  confirm: string
  look?: 'danger' | 'primary'
  email: string
  /** Where an authenticator app is set up. */
  needsCode: boolean
  onConfirm: (confirmation: Confirmation) => Promise<void>
  onClose: () => void
  /** More fields, before the password. */
  children?: ReactNode
}

/** The password, and a code where there is an app: before any change of factors. */
export function ConfirmIdentity({
  title,
  description,
  confirm,
  look = 'primary',
  email,
  needsCode,
  onConfirm,
  onClose,
  children,
}: ConfirmIdentityProps) {
  const { t } = useTranslation('two-factor')
  const fieldMessage = useFieldMessage()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm({ defaultValues: { password: '', code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ password, code }) => {
    setFailure(null)
    try {
      await onConfirm({ password, ...(needsCode && code.trim() && { code }) })
    } catch (error) {
      const isOnField = showFieldProblems(form, error)
      if (!isOnField) setFailure(error)
    }
  })
  return (
    <FormDialog
      title={title}
      description={description}
      confirm={confirm}
      look={look}
      pending={isSubmitting}
      error={failure instanceof ApiError ? failure : null}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('confirm.password')} error={fieldMessage(errors.password?.message)} required>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      {needsCode && (
        <Field
          label={t('confirm.code')}
          hint={t('confirm.codeHint')}
          error={fieldMessage(errors.code?.message)}
          required
        >
          <Input autoComplete="one-time-code" autoCapitalize="none" {...form.register('code')} />
        </Field>
      )}
      {failure instanceof NoPasskeyUsed && <Alert tone="danger">{t('passkeys.failed')}</Alert>}
    </FormDialog>
  )
}
