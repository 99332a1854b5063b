import {
  type AccessEvent,
  accessEventKinds,
  exportAccessEvents,
  listAccessEvents,
} from '@plumbline/contract/identity/access-log'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EventLog, useLogFilters } from '../../../../components/ui/event-log'
import type { Column } from '../../../../components/ui/table'
import { queryFor } from '../../../../lib/query'
import { useDownload } from '../../../../lib/use-download'
import { AccessDetails } from './access-details'

/** Everything that concerns who can get in, for admins. */
export default function AccessLog() {
  const { t } = useTranslation('access')
  const chosen = useLogFilters()
  const events = useQuery({
    ...queryFor(listAccessEvents, { query: chosen.pageQuery }),
    placeholderData: keepPreviousData,
  })
  const csv = useDownload(exportAccessEvents, 'access-log.csv')
  const columns: Column<AccessEvent>[] = [
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
  return (
    <EventLog
      id="access-log-title"
      icon={<ShieldCheck aria-hidden />}
      text={key => t(`log.${key}`)}
      count={count => t('log.count', { count })}
      timeHeader={t('log.time')}
      columns={columns}
      events={events}
      chosen={chosen}
      download={csv}
      filters={{
        kind: 'kind',
        kinds: accessEventKinds.map(value => ({ value, label: t(`kind.${value}`) })),
        labels: {
          event: t('log.event'),
          allEvents: t('log.allEvents'),
          person: t('log.person'),
          everyone: t('log.everyone'),
          from: t('log.from'),
          to: t('log.to'),
        },
      }}
    />
  )
}
