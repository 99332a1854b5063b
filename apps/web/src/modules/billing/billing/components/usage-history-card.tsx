import type { usageHistory } from '@plumbline/contract/billing/usage'
import type { ResponseOf } from '@plumbline/contract/endpoint'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Field } from '../../../../components/ui/field'
import { Select } from '../../../../components/ui/select'
import { type Column, Table } from '../../../../components/ui/table'
import { useFormats } from '../../../../lib/format'
import { useUsageHistory } from '../api/billing'

type Entry = ResponseOf<typeof usageHistory>[number] & { index: number }
type Person = { id: string; name: string }

/** Every change of the quota, newest first; with people to choose from, of one person. */
export function UsageHistoryCard({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('billing')
  const { dateTime } = useFormats()
  const { i18n } = useTranslation()
  const [person, setPerson] = useState('')
  const history = useUsageHistory(person || undefined)
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' })
  const columns: Column<Entry>[] = [
    { id: 'when', header: t('history.when'), cell: ({ at }) => dateTime(at) },
    { id: 'what', header: t('history.what'), cell: ({ type }) => t(`history.type.${type}`) },
    { id: 'why', header: t('history.why'), cell: ({ reason }) => t(`history.reason.${reason}`) },
    { id: 'who', header: t('history.who'), cell: ({ who }) => who ?? t('history.product') },
    {
      id: 'amount',
      header: t('history.amount'),
      cell: ({ amount }) => signed.format(amount),
      numeric: true,
    },
  ]
  return (
    <Card>
      <CardHeader title={t('history.title')} />
      {people.length > 1 && (
        <div className="mb-4 sm:w-72">
          <Field label={t('history.person')}>
            <Select
              value={person}
              placeholder={t('history.everyone')}
              onChange={event => setPerson(event.target.value)}
              options={people.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        </div>
      )}
      <Async query={history} empty={<p className="text-muted">{t('history.none')}</p>}>
        {entries => (
          <Table
            caption={t('history.title')}
            columns={columns}
            rows={entries.map((entry, index) => ({ ...entry, index }))}
            rowKey={({ index }) => String(index)}
          />
        )}
      </Async>
    </Card>
  )
}
