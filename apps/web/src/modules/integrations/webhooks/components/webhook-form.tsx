import {
  createWebhook,
  MAX_WEBHOOK_NAME,
  MAX_WEBHOOK_URL,
  NewWebhook,
  updateWebhook,
  type Webhook,
  type WebhookEvent,
  type WebhookKind,
  webhookEvents,
  webhookKinds,
} from '@plumbline/contract/integrations/webhooks'
import type { Language } from '@plumbline/contract/options'
import { languages } from '@plumbline/contract/options'
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
import { currentLanguage, languageNames } from '../../../../lib/i18n'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

type Draft = { name: string; kind: WebhookKind; url: string; events: WebhookEvent[]; language: Language }

type WebhookFormProps = {
  /** The webhook to change; none makes a new one. */
  webhook: Webhook | null
  onClose: () => void
  onCreated: (secret: string | null) => void
}

const examples: Record<WebhookKind, string> = {
  json: 'https://example.com/plumbline',
  slack: 'https://hooks.slack.com/services/…',
  teams: 'https://….logic.azure.com/workflows/…',
}

function draftOf(webhook: Webhook | null): Draft {
  if (!webhook)
    return { name: '', kind: 'json', url: '', events: ['violation.created'], language: currentLanguage() }
  const { name, kind, url, events, language } = webhook
  return { name, kind, url, events, language }
}

export function WebhookForm({ webhook, onClose, onCreated }: WebhookFormProps) {
  const { t } = useTranslation('webhooks')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const create = useApiMutation(createWebhook, { showsOwnError: true })
  const update = useApiMutation(updateWebhook, { showsOwnError: true })
  const form = useForm({
    resolver: resolverFor<Draft, NewWebhook>(NewWebhook),
    defaultValues: draftOf(webhook),
  })
  const { errors, isSubmitting } = form.formState
  const kind = form.watch('kind')
  const error = create.error ?? update.error

  const submit = form.handleSubmit(async ({ kind: chosen, ...body }) => {
    try {
      if (webhook) {
        await update.mutateAsync({ params: { id: webhook.id }, body })
        toast({ title: t('saved'), description: body.name })
        onClose()
      } else {
        const { secret } = await create.mutateAsync({ body: { ...body, kind: chosen } })
        toast({ title: t('created'), description: body.name })
        onCreated(secret)
      }
    } catch (fault) {
      showFieldProblems(form, fault)
    }
  })

  return (
    <Card aria-labelledby="webhook-form-title">
      <CardHeader id="webhook-form-title" title={t(webhook ? 'editTitle' : 'newTitle')} />
      <OpenedForm onSubmit={submit}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t('field.name')} error={fieldMessage(errors.name?.message)} required>
            <Input maxLength={MAX_WEBHOOK_NAME} autoComplete="off" {...form.register('name')} />
          </Field>
          {!webhook && (
            <Field label={t('field.kind')} hint={t(`kindHint.${kind}`)}>
              <Select
                options={webhookKinds.map(value => ({ value, label: t(`kind.${value}`) }))}
                {...form.register('kind')}
              />
            </Field>
          )}
          <Field label={t('field.url')} error={fieldMessage(errors.url?.message)} required>
            <Input
              type="url"
              inputMode="url"
              maxLength={MAX_WEBHOOK_URL}
              autoComplete="off"
              placeholder={examples[kind]}
              {...form.register('url')}
            />
          </Field>
          {kind !== 'json' && (
            <Field label={t('field.language')} hint={t('field.languageHint')}>
              <Select
                options={languages.map(value => ({ value, label: languageNames[value] }))}
                {...form.register('language')}
              />
            </Field>
          )}
        </div>
        <fieldset className="grid gap-x-4 sm:grid-cols-2" aria-describedby="webhook-events-error">
          <legend className="mb-1 font-strong">{t('field.events')}</legend>
          {webhookEvents.map(event => (
            <Checkbox key={event} label={t(`event.${event}`)} value={event} {...form.register('events')} />
          ))}
          <FieldError id="webhook-events-error" message={fieldMessage(errors.events?.message)} />
        </fieldset>
        {error && <Alert tone="danger">{errorMessage(error)}</Alert>}
        <FormActions saving={isSubmitting} onCancel={onClose} />
      </OpenedForm>
    </Card>
  )
}
