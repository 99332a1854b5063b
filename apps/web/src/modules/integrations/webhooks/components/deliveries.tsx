import {
  listWebhookDeliveries,
  resendWebhookDelivery,
  type Webhook,
  type WebhookDelivery,
} from '@plumbline/contract/integrations/webhooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Badge, type Tone } from '../../../../components/ui/badge'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Pager } from '../../../../components/ui/pager'
import { EmptyState } from '../../../../components/ui/states'
import { useFormats } from '../../../../lib/format'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { useOutcome } from '../outcome'

const PAGE_SIZE = 20
const tones: Record<WebhookDelivery['state'], Tone> = { pending: 'info', delivered: 'good', failed: 'high' }

/** What was sent to a webhook in the last 30 days, and what came back. */
export function Deliveries({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('webhooks')
  const [page, setPage] = useState(1)
  const request = { params: { id: webhook.id }, query: { page, pageSize: PAGE_SIZE } }
  const deliveries = useQuery({
    ...queryFor(listWebhookDeliveries, request),
    placeholderData: keepPreviousData,
  })
  return (
    <Card aria-labelledby="deliveries-title">
      <CardHeader
        id="deliveries-title"
        title={t('deliveries.title', { name: webhook.name })}
        description={t('deliveries.explain')}
        action={
          <Button look="secondary" icon={<ArrowLeft className="size-5" aria-hidden />} onClick={onClose}>
            {t('deliveries.back')}
          </Button>
        }
      />
      <Async
        query={deliveries}
        empty={<EmptyState title={t('deliveries.empty')}>{t('deliveries.emptyExplain')}</EmptyState>}
      >
        {({ items, total }) => (
          <>
            <ul className="mb-4 grid">
              {items.map(delivery => (
                <DeliveryRow key={delivery.id} delivery={delivery} />
              ))}
            </ul>
            <Pager page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
          </>
        )}
      </Async>
    </Card>
  )
}

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('webhooks')
  const { dateTime } = useFormats()
  const outcome = useOutcome()
  const resend = useApiMutation(resendWebhookDelivery)
  const { id, event, state, attempts, createdAt, nextAttemptAt, body, responseBody } = delivery
  return (
    <li className="grid gap-2 border-b border-line py-3 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-strong">{t(`event.${event}`)}</span>
            <Badge tone={tones[state]}>{t(`deliveries.state.${state}`)}</Badge>
          </p>
          <p className="tabular text-caption text-subtle">
            {[dateTime(createdAt), t('deliveries.attempts', { count: attempts }), outcome(delivery)]
              .filter(Boolean)
              .join(' · ')}
            {state === 'pending' && nextAttemptAt && attempts > 0
              ? ` · ${t('deliveries.next', { time: dateTime(nextAttemptAt) })}`
              : ''}
          </p>
        </div>
        <Button
          look="secondary"
          icon={<RotateCcw className="size-5" aria-hidden />}
          loading={resend.isPending}
          onClick={() => resend.mutate({ params: { id } })}
        >
          {t('deliveries.resend')}
        </Button>
      </div>
      <details className="text-caption">
        <summary className="flex min-h-control w-fit items-center text-muted underline">
          {t('deliveries.details')}
        </summary>
        <Message title={t('deliveries.sent')} text={body} />
        {responseBody && <Message title={t('deliveries.received')} text={responseBody} />}
      </details>
    </li>
  )
}

const Message = ({ title, text }: { title: string; text: string }) => (
  <div className="mt-2 grid gap-1">
    <p className="text-subtle">{title}</p>
    <pre className="max-h-60 overflow-auto rounded-md bg-sunken p-3 font-mono break-all whitespace-pre-wrap">
      {text}
    </pre>
  </div>
)
