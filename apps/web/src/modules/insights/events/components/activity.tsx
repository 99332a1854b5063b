import { type ActivityEvent, exportEvents, listEvents } from '@plumbline/contract/insights/events'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EventLog, useLogFilters } from '../../../../components/ui/event-log'
import type { Column } from '../../../../components/ui/table'
import { queryFor } from '../../../../lib/query'
import { useDownload } from '../../../../lib/use-download'
import { EventAbout, useEventLabel } from './event-labels'

/** What people and the product did in the organization, for admins. */
export default function Activity() {
  const { t } = useTranslation('activity')
  const label = useEventLabel()
  const chosen = useLogFilters()
  const events = useQuery({
    ...queryFor(listEvents, { query: chosen.pageQuery }),
    placeholderData: keepPreviousData,
  })
  const csv = useDownload(exportEvents, 'activity.csv')
  const columns: Column<ActivityEvent>[] = [
    { id: 'event', header: t('column.event'), cell: ({ event }) => label(event) },
    { id: 'person', header: t('column.person'), cell: ({ userName }) => userName ?? t('product') },
    { id: 'about', header: t('column.about'), cell: event => <EventAbout event={event} /> },
  ]
  return (
    <EventLog
      id="activity-title"
      icon={<History aria-hidden />}
      text={key => t(key)}
      count={count => t('count', { count })}
      timeHeader={t('column.time')}
      columns={columns}
      events={events}
      chosen={chosen}
      download={csv}
      filters={{
        kind: 'event',
        kinds: (events.data?.names ?? []).map(value => ({ value, label: label(value) })),
        labels: {
          event: t('column.event'),
          allEvents: t('filter.allEvents'),
          person: t('column.person'),
          everyone: t('filter.everyone'),
          from: t('filter.from'),
          to: t('filter.to'),
        },
        search: { label: t('filter.search'), placeholder: t('filter.searchHint') },
      }}
    />
  )
}
