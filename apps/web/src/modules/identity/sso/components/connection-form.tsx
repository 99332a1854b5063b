import { SsoConnection, type SsoSettings, saveSso } from '@plumbline/contract/identity/sso'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { FormActions } from '../../../../components/ui/form-actions'
import { Input } from '../../../../components/ui/input'
import { PasswordInput } from '../../../../components/ui/password-input'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../lib/form'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

type Draft = { issuer: string; clientId: string; clientSecret?: string | undefined }
type ConnectionFormProps = { connection: SsoSettings['connection']; onClose: () => void }

export function ConnectionForm({ connection, onClose }: ConnectionFormProps) {
  const { t } = useTranslation('access')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const save = useApiMutation(saveSso, { showsOwnError: true })
  const form = useForm({
    resolver: resolverFor<Draft, Draft>(SsoConnection),
    defaultValues: { issuer: connection?.issuer ?? '', clientId: connection?.clientId ?? '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async body => {
    try {
      await save.mutateAsync({ body })
      toast({ title: t('sso.saved') })
      onClose()
    } catch (fault) {
      showFieldProblems(form, fault)
    }
  })

  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Field
          label={t('sso.issuer')}
          hint={t('sso.issuerHint')}
          error={fieldMessage(errors.issuer?.message)}
          required
        >
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://login.example.com"
            {...form.register('issuer')}
          />
        </Field>
        <Field label={t('sso.clientId')} error={fieldMessage(errors.clientId?.message)} required>
          <Input autoComplete="off" {...form.register('clientId')} />
        </Field>
        <Field
          label={t('sso.clientSecret')}
          error={fieldMessage(errors.clientSecret?.message)}
          {...(connection && { hint: t('sso.secretHint') })}
        >
          <PasswordInput
            autoComplete="new-password"
            {...form.register('clientSecret', { setValueAs: (value: string) => value || undefined })}
          />
        </Field>
      </div>
      {save.error && <Alert tone="danger">{errorMessage(save.error)}</Alert>}
      {connection ? (
        <FormActions saving={isSubmitting} onCancel={onClose} />
      ) : (
        <Button type="submit" loading={isSubmitting} className="justify-self-start">
          {t('sso.connect')}
        </Button>
      )}
    </form>
  )
}
