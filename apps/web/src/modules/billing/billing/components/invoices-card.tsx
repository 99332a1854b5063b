import type { Invoice } from '@plumbline/contract/billing/billing'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Badge } from '../../../../components/ui/badge'
import { Card, CardHeader } from '../../../../components/ui/card'
import { type Column, Table } from '../../../../components/ui/table'
import { useFormats } from '../../../../lib/format'
import { useInvoices } from '../api/billing'

const tones = { paid: 'good', open: 'medium', void: 'neutral', uncollectible: 'high' } as const

export function InvoicesCard() {
  const { t } = useTranslation('billing')
  const { date } = useFormats()
  const invoices = useInvoices()
  const amount = useAmount()
  const columns: Column<Invoice>[] = [
    { id: 'number', header: t('invoices.number'), cell: ({ number, id }) => number ?? id },
    { id: 'date', header: t('invoices.date'), cell: invoice => date(invoice.date) },
    {
      id: 'state',
      header: t('invoices.state'),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`invoices.status.${status}`)}</Badge>,
    },
    { id: 'amount', header: t('invoices.amount'), cell: amount, numeric: true },
    {
      id: 'open',
      header: t('invoices.view'),
      isActions: true,
      cell: ({ url, number, id }) =>
        url && (
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={t('invoices.open', { number: number ?? id })}
            className="flex min-h-control items-center underline"
          >
            {t('invoices.view')}
          </a>
        ),
    },
  ]
  return (
    <Card>
      <CardHeader title={t('invoices.title')} />
      <Async query={invoices} empty={<p className="text-muted">{t('invoices.none')}</p>}>
        {({ items }) => (
          <Table caption={t('invoices.title')} columns={columns} rows={items} rowKey={({ id }) => id} />
        )}
      </Async>
    </Card>
  )
}

function useAmount() {
  const { i18n } = useTranslation()
  return ({ amountCents, currency }: Invoice) =>
    new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(amountCents / 100)
}
