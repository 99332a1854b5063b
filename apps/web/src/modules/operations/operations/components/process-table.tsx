import type { ProcessFigures } from '@plumbline/contract/operations/operations'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../components/ui/badge'
import { type Column, Table } from '../../../../components/ui/table'
import { useFormats } from '../../../../lib/format'
import { DetectorBadge } from './detector-alerts'

export function ProcessTable({ processes }: { processes: readonly ProcessFigures[] }) {
  const { t } = useTranslation('operations')
  const { ago, dateTime } = useFormats()
  const columns: Column<ProcessFigures>[] = [
    {
      id: 'host',
      header: t('processes.host'),
      cell: ({ host }) => <span className="break-all">{host}</span>,
    },
    { id: 'role', header: t('processes.role'), cell: ({ role }) => t(`processes.roles.${role}`) },
    {
      id: 'state',
      header: t('processes.state'),
      cell: ({ isAlive }) => (
        <Badge tone={isAlive ? 'good' : 'high'}>{t(isAlive ? 'processes.alive' : 'processes.silent')}</Badge>
      ),
    },
    {
      id: 'doing',
      header: t('processes.doing'),
      cell: ({ doing }) => (doing.length > 0 ? doing.join(', ') : t('processes.idle')),
    },
    {
      id: 'detector',
      header: t('detector.title'),
      cell: ({ detector }) => <DetectorBadge state={detector} />,
    },
    {
      id: 'seen',
      header: t('processes.seen'),
      cell: ({ lastSeenAt }) => (
        <time dateTime={lastSeenAt}>{ago(lastSeenAt) ?? t('processes.justNow')}</time>
      ),
    },
    {
      id: 'started',
      header: t('processes.started'),
      cell: ({ startedAt, version }) => (
        <span className="max-md:text-right">
          {dateTime(startedAt)} <span className="text-subtle">({version})</span>
        </span>
      ),
    },
  ]
  return <Table caption={t('processes.title')} columns={columns} rows={processes} rowKey={({ id }) => id} />
}
