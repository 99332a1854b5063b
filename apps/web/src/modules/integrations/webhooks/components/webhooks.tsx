import {
  deleteWebhook,
  listWebhooks,
  MAX_WEBHOOKS,
  type Webhook,
} from '@plumbline/contract/integrations/webhooks'
import { useQuery } from '@tanstack/react-query'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { EmptyState } from '../../../../components/ui/states'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { Deliveries } from './deliveries'
import { RotateSecret, WebhookSecret } from './secret-dialog'
import { WebhookForm } from './webhook-form'
import { WebhookRow } from './webhook-row'

type Shown =
  | { what: 'form' | 'deliveries' | 'delete' | 'rotate'; webhook: Webhook }
  | { what: 'form'; webhook: null }
  | { what: 'secret'; secret: string }

/** Where the organization's events are sent, for admins. */
export default function Webhooks() {
  const { t } = useTranslation('webhooks')
  const webhooks = useQuery(queryFor(listWebhooks, undefined))
  const [shown, setShown] = useState<Shown | null>(null)
  const close = () => setShown(null)

  if (shown?.what === 'form')
    return (
      <WebhookForm
        webhook={shown.webhook}
        onClose={close}
        onCreated={secret => setShown(secret ? { what: 'secret', secret } : null)}
      />
    )
  if (shown?.what === 'deliveries') return <Deliveries webhook={shown.webhook} onClose={close} />

  const create = (webhooks.data?.length ?? 0) < MAX_WEBHOOKS && (
    <Button
      icon={<Plus className="size-5" aria-hidden />}
      onClick={() => setShown({ what: 'form', webhook: null })}
    >
      {t('create')}
    </Button>
  )
  return (
    <Card aria-labelledby="webhooks-title">
      <CardHeader id="webhooks-title" title={t('title')} description={t('explain')} action={create} />
      <Async
        query={webhooks}
        empty={
          <EmptyState icon={<WebhookIcon aria-hidden />} title={t('empty')}>
            {t('emptyExplain')}
          </EmptyState>
        }
      >
        {items => (
          <ul className="grid">
            {items.map(webhook => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onEdit={() => setShown({ what: 'form', webhook })}
                onDeliveries={() => setShown({ what: 'deliveries', webhook })}
                onRotate={() => setShown({ what: 'rotate', webhook })}
                onDelete={() => setShown({ what: 'delete', webhook })}
              />
            ))}
          </ul>
        )}
      </Async>
      {shown?.what === 'delete' && <DeleteWebhook webhook={shown.webhook} onClose={close} />}
      {shown?.what === 'rotate' && (
        <RotateSecret
          webhook={shown.webhook}
          onClose={close}
          onRotated={secret => setShown({ what: 'secret', secret })}
        />
      )}
      {shown?.what === 'secret' && <WebhookSecret secret={shown.secret} onClose={close} />}
    </Card>
  )
}

function DeleteWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('webhooks')
  const remove = useApiMutation(deleteWebhook, { showsOwnError: true, onSuccess: onClose })
  return (
    <ConfirmDialog
      title={t('deleteDialog.title', { name: webhook.name })}
      description={t('deleteDialog.explain')}
      confirm={t('delete')}
      danger
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { id: webhook.id } })}
      onClose={onClose}
    />
  )
}
