import {
  type AccessEvent,
  accessEventKinds,
  exportAccessEvents,
  listAccessEvents,
} from '@plumbline/contract/identity/access-log'
import { listMembers } from '@plumbline/contract/identity/organizations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { DownloadButton } from '../../../../components/ui/download-button'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { Pager } from '../../../../components/ui/pager'
import { Select } from '../../../../components/ui/select'
import { EmptyState } from '../../../../components/ui/states'
import { type Column, Table } from '../../../../components/ui/table'
import { useFormats } from '../../../../lib/format'
import { queryFor } from '../../../../lib/query'
import { useDownload } from '../../../../lib/use-download'
import { AccessDetails } from './access-details'

const PAGE_SIZE = 25
const noFilters = { kind: '', person: '', from: '', to: '' }
type Filters = typeof noFilters

/** Everything that concerns who can get in, for admins. */
export default function AccessLog() {
  const { t } = useTranslation('access')
  const [filters, setFilters] = useState(noFilters)
  const [page, setPage] = useState(1)
  // The server takes what is set and nothing else.
  const query: Partial<Filters> = Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
  const events = useQuery({
    ...queryFor(listAccessEvents, { query: { ...(query as object), page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  const csv = useDownload(exportAccessEvents, 'access-log.csv')
  const isFiltered = Object.keys(query).length > 0
  const change = (changes: Partial<Filters>) => {
    setFilters({ ...filters, ...changes })
    setPage(1)
  }
  return (
    <Card aria-labelledby="access-log-title">
      <CardHeader
        id="access-log-title"
        title={t('log.title')}
        description={t('log.explain')}
        action={
          <DownloadButton
            title={t('log.download')}
            loading={csv.isPending}
            disabled={!events.data?.total}
            onClick={() => csv.mutate({ query: query as object })}
          >
            CSV
          </DownloadButton>
        }
      />
      <AccessFilters filters={filters} onChange={change} />
      <Async
        query={events}
        empty={
          <EmptyState
            icon={<ShieldCheck aria-hidden />}
            title={t(isFiltered ? 'log.noMatch' : 'log.empty')}
            action={
              isFiltered && (
                <Button look="secondary" onClick={() => change(noFilters)}>
                  {t('log.clear')}
                </Button>
              )
            }
          >
            {t(isFiltered ? 'log.noMatchExplain' : 'log.emptyExplain')}
          </EmptyState>
        }
      >
        {({ items, total }) => (
          <div className="grid gap-4">
            <p className="tabular text-muted" aria-live="polite">
              {t('log.count', { count: total })}
            </p>
            <AccessTable events={items} />
            <Pager page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
          </div>
        )}
      </Async>
    </Card>
  )
}

function AccessTable({ events }: { events: readonly AccessEvent[] }) {
  const { t } = useTranslation('access')
  const { dateTime } = useFormats()
  const columns: Column<AccessEvent>[] = [
    {
      id: 'time',
      header: t('log.time'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="tabular whitespace-nowrap">
          {dateTime(createdAt)}
        </time>
      ),
    },
    { id: 'event', header: t('log.event'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      id: 'person',
      header: t('log.person'),
      cell: ({ userName, actor }) => userName ?? (actor || t('log.nobody')),
    },
    { id: 'details', header: t('log.details'), cell: event => <AccessDetails event={event} /> },
    {
      id: 'address',
      header: t('log.address'),
      cell: ({ address }) => <span className="tabular break-all">{address}</span>,
    },
  ]
  return <Table caption={t('log.title')} columns={columns} rows={events} rowKey={({ id }) => id} />
}

type AccessFiltersProps = { filters: Filters; onChange: (changes: Partial<Filters>) => void }

function AccessFilters({ filters, onChange }: AccessFiltersProps) {
  const { t } = useTranslation('access')
  const members = useQuery(queryFor(listMembers, undefined))
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 *:min-w-0 lg:grid-cols-4">
      <Field label={t('log.event')}>
        <Select
          placeholder={t('log.allEvents')}
          options={accessEventKinds.map(value => ({ value, label: t(`kind.${value}`) }))}
          value={filters.kind}
          onChange={({ currentTarget }) => onChange({ kind: currentTarget.value })}
        />
      </Field>
      <Field label={t('log.person')}>
        <Select
          placeholder={t('log.everyone')}
          options={(members.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.person}
          onChange={({ currentTarget }) => onChange({ person: currentTarget.value })}
        />
      </Field>
      <Field label={t('log.from')}>
        <Input
          type="date"
          className="min-w-0 max-lg:px-2"
          value={filters.from}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
      </Field>
      <Field label={t('log.to')}>
        <Input
          type="date"
          className="min-w-0 max-lg:px-2"
          value={filters.to}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
        />
      </Field>
    </div>
  )
}
