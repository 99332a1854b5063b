import { type SecondLookSettings, saveSecondLook, VisionModel } from '@plumbline/contract/capture/second-look'
import { type VisionProvider, visionProviders } from '@plumbline/domain'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { FormActions } from '../../../../components/ui/form-actions'
import { Input } from '../../../../components/ui/input'
import { PasswordInput } from '../../../../components/ui/password-input'
import { Select } from '../../../../components/ui/select'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../lib/form'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

type Draft = {
  provider: VisionProvider
  model: string
  baseUrl?: string | undefined
  apiKey?: string | undefined
}
type ModelFormProps = { model: SecondLookSettings['model']; onClose: () => void }

const orNothing = { setValueAs: (value: string | undefined) => value || undefined }

export function ModelForm({ model, onClose }: ModelFormProps) {
  const { t } = useTranslation('second-look')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const save = useApiMutation(saveSecondLook, { showsOwnError: true })
  const form = useForm({
    resolver: resolverFor<Draft, Draft>(VisionModel),
    defaultValues: {
      provider: model?.provider ?? 'openai-compatible',
      model: model?.model ?? '',
      baseUrl: model?.baseUrl ?? undefined,
    },
  })
  const { errors, isSubmitting } = form.formState
  const hasAddress = form.watch('provider') === 'openai-compatible'

  const submit = form.handleSubmit(async ({ baseUrl, ...rest }) => {
    try {
      await save.mutateAsync({ body: { ...rest, ...(hasAddress && baseUrl && { baseUrl }) } })
      toast({ title: t('saved') })
      onClose()
    } catch (fault) {
      showFieldProblems(form, fault)
    }
  })

  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('provider')} error={fieldMessage(errors.provider?.message)} required>
          <Select
            options={visionProviders.map(value => ({ value, label: t(`providers.${value}`) }))}
            {...form.register('provider')}
          />
        </Field>
        {hasAddress && (
          <Field
            label={t('address')}
            hint={t('addressHint')}
            error={fieldMessage(errors.baseUrl?.message)}
            required
          >
            <Input
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://models.example.com/v1"
              {...form.register('baseUrl', orNothing)}
            />
          </Field>
        )}
        <Field label={t('model')} hint={t('modelHint')} error={fieldMessage(errors.model?.message)} required>
          <Input autoComplete="off" placeholder="qwen3-vl:8b" {...form.register('model')} />
        </Field>
        <Field
          label={t('key')}
          hint={model?.hasKey ? t('keyKept') : hasAddress ? t('keyHint') : undefined}
          error={fieldMessage(errors.apiKey?.message)}
        >
          <PasswordInput autoComplete="new-password" {...form.register('apiKey', orNothing)} />
        </Field>
      </div>
      {save.error && <Alert tone="danger">{errorMessage(save.error)}</Alert>}
      {model ? (
        <FormActions saving={isSubmitting} onCancel={onClose} />
      ) : (
        <Button type="submit" loading={isSubmitting} className="justify-self-start">
          {t('connect')}
        </Button>
      )}
    </form>
  )
}
