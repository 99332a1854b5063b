import {
  type ApiScope,
  apiKeyLifetimes,
  apiKeyRates,
  apiScopes,
  createApiKey,
  MAX_API_KEY_NAME,
  NewApiKey,
} from '@plumbline/contract/identity/api-keys'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Checkbox } from '../../../../components/ui/checkbox'
import { Field, FieldError } from '../../../../components/ui/field'
import { FormActions } from '../../../../components/ui/form-actions'
import { Input } from '../../../../components/ui/input'
import { OpenedForm } from '../../../../components/ui/opened-form'
import { Select } from '../../../../components/ui/select'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../lib/form'
import { useApiMutation } from '../../../../lib/query'
import { scopeKey } from '../scope-key'

type Draft = {
  name: string
  scopes: ApiScope[]
  expiresInDays: (typeof apiKeyLifetimes)[number]
  requestsPerMinute: (typeof apiKeyRates)[number]
}
const newDraft: Draft = { name: '', scopes: [], expiresInDays: '90', requestsPerMinute: '60' }

type ApiKeyFormProps = { onClose: () => void; onCreated: (key: string) => void }

export function ApiKeyForm({ onClose, onCreated }: ApiKeyFormProps) {
  const { t } = useTranslation('access')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const create = useApiMutation(createApiKey, { showsOwnError: true })
  const form = useForm({ resolver: resolverFor<Draft, Draft>(NewApiKey), defaultValues: newDraft })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async body => {
    try {
      onCreated((await create.mutateAsync({ body })).key)
    } catch (fault) {
      showFieldProblems(form, fault)
    }
  })

  return (
    <Card aria-labelledby="api-key-form-title">
      <CardHeader id="api-key-form-title" title={t('keys.create')} description={t('keys.formExplain')} />
      <OpenedForm onSubmit={submit}>
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <Field label={t('keys.name')} error={fieldMessage(errors.name?.message)} required>
            <Input
              maxLength={MAX_API_KEY_NAME}
              autoComplete="off"
              placeholder={t('keys.nameExample')}
              {...form.register('name')}
            />
          </Field>
          <Field label={t('keys.lifetime')}>
            <Select
              options={apiKeyLifetimes.map(value => ({
                value,
                label: t('keys.days', { count: Number(value) }),
              }))}
              {...form.register('expiresInDays')}
            />
          </Field>
          <Field label={t('keys.limit')}>
            <Select
              options={apiKeyRates.map(value => ({ value, label: t('keys.rate', { count: Number(value) }) }))}
              {...form.register('requestsPerMinute')}
            />
          </Field>
        </div>
        <fieldset className="grid gap-x-4 sm:grid-cols-2" aria-describedby="api-key-scopes-error">
          <legend className="mb-1 font-strong">{t('keys.scopes')}</legend>
          {apiScopes.map(scope => (
            <Checkbox
              key={scope}
              label={t(`scope.${scopeKey(scope)}`)}
              value={scope}
              {...form.register('scopes')}
            />
          ))}
          <FieldError id="api-key-scopes-error" message={fieldMessage(errors.scopes?.message)} />
        </fieldset>
        {create.error && <Alert tone="danger">{errorMessage(create.error)}</Alert>}
        <FormActions saving={isSubmitting} onCancel={onClose} />
      </OpenedForm>
    </Card>
  )
}
