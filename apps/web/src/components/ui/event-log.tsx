import { listMembers } from '@plumbline/contract/identity/organizations'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFormats } from '../../lib/format'
import { queryFor } from '../../lib/query'
import { Async } from './async'
import { Button } from './button'
import { Card, CardHeader } from './card'
import { DownloadButton } from './download-button'
import { Field } from './field'
import { Input } from './input'
import { Pager } from './pager'
import { SearchInput } from './search-input'
import { Select, type SelectOption } from './select'
import { EmptyState } from './states'
import { type Column, Table } from './table'

const PAGE_SIZE = 25
type Filters = Record<string, string>

/** What an admin has chosen of a log, as the request for a page of it. */
export function useLogFilters() {
  const [filters, setFilters] = useState<Filters>({})
  const [page, setPage] = useState(1)
  // The server takes what is set and nothing else.
  const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
  const choose = (chosen: Filters) => {
    setFilters(chosen)
    setPage(1)
  }
  return {
    filters,
    query,
    page,
    setPage,
    pageQuery: { ...query, page, pageSize: PAGE_SIZE },
    change: (changes: Filters) => choose({ ...filters, ...changes }),
    clear: () => choose({}),
  }
}

type LogEvent = { id: string; createdAt: string }
type LogText =
  | 'title'
  | 'explain'
  | 'download'
  | 'noMatch'
  | 'noMatchExplain'
  | 'empty'
  | 'emptyExplain'
  | 'clear'

type EventLogProps<Event extends LogEvent> = {
  id: string
  icon: ReactNode
  text: (key: LogText) => string
  count: (total: number) => string
  timeHeader: string
  /** Those after the time. */
  columns: Column<Event>[]
  events: UseQueryResult<{ items: Event[]; total: number }>
  chosen: ReturnType<typeof useLogFilters>
  filters: LogFiltersProps
  download: { isPending: boolean; mutate: (input: { query: Filters }) => void }
}

/** What happened, newest first, with filters and as a file. */
export function EventLog<Event extends LogEvent>(props: EventLogProps<Event>) {
  const { id, icon, text, count, timeHeader, columns, events, chosen, filters, download } = props
  const { dateTime } = useFormats()
  const isFiltered = Object.keys(chosen.query).length > 0
  const time: Column<Event> = {
    id: 'time',
    header: timeHeader,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="tabular whitespace-nowrap">
        {dateTime(createdAt)}
      </time>
    ),
  }
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title={text('title')}
        description={text('explain')}
        action={
          <DownloadButton
            title={text('download')}
            loading={download.isPending}
            disabled={!events.data?.total}
            onClick={() => download.mutate({ query: chosen.query })}
          >
            CSV
          </DownloadButton>
        }
      />
      <LogFilters {...filters} chosen={chosen} />
      <Async
        query={events}
        empty={
          <EmptyState
            icon={icon}
            title={text(isFiltered ? 'noMatch' : 'empty')}
            action={
              isFiltered && (
                <Button look="secondary" onClick={chosen.clear}>
                  {text('clear')}
                </Button>
              )
            }
          >
            {text(isFiltered ? 'noMatchExplain' : 'emptyExplain')}
          </EmptyState>
        }
      >
        {({ items, total }) => (
          <div className="grid gap-4">
            <p className="tabular text-muted" aria-live="polite">
              {count(total)}
            </p>
            <Table
              caption={text('title')}
              columns={[time, ...columns]}
              rows={items}
              rowKey={event => event.id}
            />
            <Pager page={chosen.page} pages={Math.ceil(total / PAGE_SIZE)} onPage={chosen.setPage} />
          </div>
        )}
      </Async>
    </Card>
  )
}

type LogFiltersProps = {
  /** The name of the filter by kind of event, in the request. */
  kind: string
  kinds: SelectOption[]
  labels: Record<'event' | 'allEvents' | 'person' | 'everyone' | 'from' | 'to', string>
  search?: { label: string; placeholder: string }
}

/** By kind, person and day; with `search` also by words. */
function LogFilters({
  chosen,
  kind,
  kinds,
  labels,
  search,
}: LogFiltersProps & { chosen: ReturnType<typeof useLogFilters> }) {
  const { filters, change } = chosen
  const members = useQuery(queryFor(listMembers, undefined))
  const people = (members.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const columns = search ? 'lg:grid-cols-[2fr_1.5fr_1.5fr_1fr_1fr]' : 'lg:grid-cols-4'
  return (
    <div className={`mb-4 grid grid-cols-2 items-end gap-3 *:min-w-0 ${columns}`}>
      {search && (
        <div className="max-lg:col-span-2">
          <Field label={search.label}>
            <SearchInput
              value={filters.q ?? ''}
              onSearch={q => change({ q })}
              placeholder={search.placeholder}
            />
          </Field>
        </div>
      )}
      <Field label={labels.event}>
        <Select
          placeholder={labels.allEvents}
          options={kinds}
          value={filters[kind] ?? ''}
          onChange={({ currentTarget }) => change({ [kind]: currentTarget.value })}
        />
      </Field>
      <Field label={labels.person}>
        <Select
          placeholder={labels.everyone}
          options={people}
          value={filters.person ?? ''}
          onChange={({ currentTarget }) => change({ person: currentTarget.value })}
        />
      </Field>
      {(['from', 'to'] as const).map(side => (
        <Field key={side} label={labels[side]}>
          <Input
            type="date"
            className="min-w-0 max-lg:px-2"
            value={filters[side] ?? ''}
            onChange={({ currentTarget }) => change({ [side]: currentTarget.value })}
          />
        </Field>
      ))}
    </div>
  )
}
