import { testWebhook, updateWebhook, type Webhook } from '@plumbline/contract/integrations/webhooks'
import { KeyRound, ListChecks, Pencil, Send, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Badge } from '../../../../components/ui/badge'
import { Button } from '../../../../components/ui/button'
import { Switch } from '../../../../components/ui/switch'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { useOutcome } from '../outcome'

type WebhookRowProps = {
  webhook: Webhook
  onEdit: () => void
  onDeliveries: () => void
  onRotate: () => void
  onDelete: () => void
}

export function WebhookRow({ webhook, onEdit, onDeliveries, onRotate, onDelete }: WebhookRowProps) {
  const { t } = useTranslation('webhooks')
  const outcome = useOutcome()
  const update = useApiMutation(updateWebhook)
  const test = useApiMutation(testWebhook)
  const params = { id: webhook.id }
  const actions = [
    { label: t('edit'), Icon: Pencil, onClick: onEdit },
    { label: t('deliveries.open'), Icon: ListChecks, onClick: onDeliveries },
    ...(webhook.kind === 'json' ? [{ label: t('rotate'), Icon: KeyRound, onClick: onRotate }] : []),
    { label: t('delete'), Icon: Trash2, onClick: onDelete },
  ]
  return (
    <li className="grid gap-3 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h3 className="flex flex-wrap items-center gap-2 font-strong break-words">
            {webhook.name}
            <Badge>{t(`kind.${webhook.kind}`)}</Badge>
            <WebhookState webhook={webhook} />
          </h3>
          <p className="break-all text-muted">{webhook.url}</p>
          <p className="text-caption text-subtle">
            {webhook.events.map(event => t(`event.${event}`)).join(' · ')}
          </p>
        </div>
        <Switch
          label={t('on')}
          aria-label={t('onFor', { name: webhook.name })}
          checked={webhook.enabled}
          disabled={update.isPending}
          onChange={({ currentTarget }) =>
            update.mutate({ params, body: { enabled: currentTarget.checked } })
          }
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          icon={<Send className="size-5" aria-hidden />}
          loading={test.isPending}
          onClick={() => test.mutate({ params })}
        >
          {t('test')}
        </Button>
        {actions.map(({ label, Icon, onClick }) => (
          <Button key={label} look="quiet" icon={<Icon className="size-5" aria-hidden />} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
      {test.data && (
        <Alert tone={test.data.state === 'delivered' ? 'good' : 'danger'}>
          {test.data.state === 'delivered' ? t('tested') : outcome(test.data)}
        </Alert>
      )}
    </li>
  )
}

function WebhookState({ webhook: { enabled, disabledAt, failingSince } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const { date } = useFormats()
  if (!enabled && disabledAt)
    return <Badge tone="high">{t('state.disabled', { date: date(disabledAt) })}</Badge>
  if (!enabled) return <Badge>{t('state.off')}</Badge>
  if (failingSince) return <Badge tone="medium">{t('state.failing', { date: date(failingSince) })}</Badge>
  return null
}
