import { confirmAuthenticator, startAuthenticator } from '@plumbline/contract/identity/two-factor'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../components/ui/field'
import { FormDialog } from '../../../../components/ui/form-dialog'
import { Input } from '../../../../components/ui/input'
import { ApiError } from '../../../../lib/api'
import { useFieldMessage } from '../../../../lib/error-message'
import { showFieldProblems } from '../../../../lib/form'
import { useApiMutation } from '../../../../lib/query'
import { ConfirmIdentity } from './confirm-identity'

type SetUpAppProps = {
  email: string
  /** With recovery codes if this was the first factor. */
  onDone: (recoveryCodes: string[] | null) => void
  onClose: () => void
}
type Secret = { secret: string; qrCode: string }

/** First the password, then the code to scan and the first code that the app shows. */
export function SetUpApp({ email, onDone, onClose }: SetUpAppProps) {
  const { t } = useTranslation('two-factor')
  const [secret, setSecret] = useState<Secret | null>(null)
  const start = useApiMutation(startAuthenticator, { showsOwnError: true, onSuccess: setSecret })
  if (secret) return <ScanCode {...secret} onDone={onDone} onClose={onClose} />
  return (
    <ConfirmIdentity
      title={t('confirm.title')}
      description={t('confirm.explain')}
      confirm={t('confirm.next')}
      email={email}
      needsCode={false}
      onConfirm={async body => void (await start.mutateAsync({ body }))}
      onClose={onClose}
    />
  )
}

function ScanCode({ secret, qrCode, onDone, onClose }: Secret & Omit<SetUpAppProps, 'email'>) {
  const { t } = useTranslation('two-factor')
  const fieldMessage = useFieldMessage()
  const confirm = useApiMutation(confirmAuthenticator, { showsOwnError: true })
  const form = useForm({ defaultValues: { code: '' } })
  const isOnField = confirm.error instanceof ApiError && confirm.error.fields.length > 0
  const submit = form.handleSubmit(async body => {
    try {
      onDone((await confirm.mutateAsync({ body })).recoveryCodes)
    } catch (error) {
      showFieldProblems(form, error)
    }
  })
  return (
    <FormDialog
      title={t('app.scanTitle')}
      description={t('app.scan')}
      confirm={t('app.confirm')}
      look="primary"
      pending={confirm.isPending}
      error={isOnField ? null : confirm.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <img
        className="size-48 justify-self-center rounded-md bg-white"
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={t('app.qrCode')}
      />
      <div className="grid gap-1">
        <p className="text-caption text-subtle">{t('app.byHand')}</p>
        <p className="font-mono break-all select-all">{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      </div>
      <Field label={t('app.code')} error={fieldMessage(form.formState.errors.code?.message)} required>
        <Input autoFocus autoComplete="one-time-code" inputMode="numeric" {...form.register('code')} />
      </Field>
    </FormDialog>
  )
}
