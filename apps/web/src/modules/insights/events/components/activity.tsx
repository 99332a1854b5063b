import { listMembers } from '@plumbline/contract/identity/organizations'
import { type ActivityEvent, exportEvents, listEvents } from '@plumbline/contract/insights/events'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { DownloadButton } from '../../../../components/ui/download-button'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { Pager } from '../../../../components/ui/pager'
import { SearchInput } from '../../../../components/ui/search-input'
import { Select } from '../../../../components/ui/select'
import { EmptyState } from '../../../../components/ui/states'
import { type Column, Table } from '../../../../components/ui/table'
import { useFormats } from '../../../../lib/format'
import { queryFor } from '../../../../lib/query'
import { useDownload } from '../../../../lib/use-download'
import { EventAbout, useEventLabel } from './event-labels'

const PAGE_SIZE = 25
const noFilters = { q: '', event: '', person: '', from: '', to: '' }
type Filters = typeof noFilters

/** The server takes what is set and nothing else. */
const queryOf = (filters: Filters) => Object.fromEntries(Object.entries(filters).filter(([, value]) => value))

/** What people and the product did in the organization, for admins. */
export default function Activity() {
  const { t } = useTranslation('activity')
  const [filters, setFilters] = useState(noFilters)
  const [page, setPage] = useState(1)
  const query = queryOf(filters)
  const events = useQuery({
    ...queryFor(listEvents, { query: { ...query, page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  const csv = useDownload(exportEvents, 'activity.csv')
  const isFiltered = Object.keys(query).length > 0
  const change = (changes: Partial<Filters>) => {
    setFilters({ ...filters, ...changes })
    setPage(1)
  }
  return (
    <Card aria-labelledby="activity-title">
      <CardHeader
        id="activity-title"
        title={t('title')}
        description={t('explain')}
        action={
          <DownloadButton
            title={t('download')}
            loading={csv.isPending}
            disabled={!events.data?.total}
            onClick={() => csv.mutate({ query })}
          >
            CSV
          </DownloadButton>
        }
      />
      <ActivityFilters filters={filters} names={events.data?.names ?? []} onChange={change} />
      <Async
        query={events}
        empty={
          <EmptyState
            icon={<History aria-hidden />}
            title={t(isFiltered ? 'noMatch' : 'empty')}
            action={
              isFiltered && (
                <Button look="secondary" onClick={() => change(noFilters)}>
                  {t('clear')}
                </Button>
              )
            }
          >
            {t(isFiltered ? 'noMatchExplain' : 'emptyExplain')}
          </EmptyState>
        }
      >
        {({ items, total }) => (
          <div className="grid gap-4">
            <p className="tabular text-muted" aria-live="polite">
              {t('count', { count: total })}
            </p>
            <EventTable events={items} />
            <Pager page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
          </div>
        )}
      </Async>
    </Card>
  )
}

function EventTable({ events }: { events: readonly ActivityEvent[] }) {
  const { t } = useTranslation('activity')
  const { dateTime } = useFormats()
  const label = useEventLabel()
  const columns: Column<ActivityEvent>[] = [
    {
      id: 'time',
      header: t('column.time'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="tabular whitespace-nowrap">
          {dateTime(createdAt)}
        </time>
      ),
    },
    { id: 'event', header: t('column.event'), cell: ({ event }) => label(event) },
    { id: 'person', header: t('column.person'), cell: ({ userName }) => userName ?? t('product') },
    { id: 'about', header: t('column.about'), cell: event => <EventAbout event={event} /> },
  ]
  return <Table caption={t('title')} columns={columns} rows={events} rowKey={({ id }) => id} />
}

type ActivityFiltersProps = {
  filters: Filters
  names: readonly string[]
  onChange: (changes: Partial<Filters>) => void
}

function ActivityFilters({ filters, names, onChange }: ActivityFiltersProps) {
  const { t } = useTranslation('activity')
  const label = useEventLabel()
  const members = useQuery(queryFor(listMembers, undefined))
  const people = (members.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-x-3 gap-y-3 *:min-w-0 lg:grid-cols-[2fr_1.5fr_1.5fr_1fr_1fr]">
      <div className="max-lg:col-span-2">
        <Field label={t('filter.search')}>
          <SearchInput
            value={filters.q}
            onSearch={q => onChange({ q })}
            placeholder={t('filter.searchHint')}
          />
        </Field>
      </div>
      <Field label={t('column.event')}>
        <Select
          placeholder={t('filter.allEvents')}
          options={names.map(value => ({ value, label: label(value) }))}
          value={filters.event}
          onChange={({ currentTarget }) => onChange({ event: currentTarget.value })}
        />
      </Field>
      <Field label={t('column.person')}>
        <Select
          placeholder={t('filter.everyone')}
          options={people}
          value={filters.person}
          onChange={({ currentTarget }) => onChange({ person: currentTarget.value })}
        />
      </Field>
      {(['from', 'to'] as const).map(side => (
        <Field key={side} label={t(`filter.${side}`)}>
          <Input
            type="date"
            className="min-w-0 max-lg:px-2"
            value={filters[side]}
            onChange={({ currentTarget }) => onChange({ [side]: currentTarget.value })}
          />
        </Field>
      ))}
    </div>
  )
}
