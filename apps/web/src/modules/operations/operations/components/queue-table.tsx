import type { QueueFigures } from '@plumbline/contract/operations/operations'
import { useTranslation } from 'react-i18next'
import { type Column, Table } from '../../../../components/ui/table'
import { useFormats } from '../../../../lib/format'

const MINUTE_S = 60

export function QueueTable({ queues }: { queues: readonly QueueFigures[] }) {
  const { t } = useTranslation('operations')
  const { number } = useFormats()
  const waited = (seconds: number | null) =>
    seconds === null
      ? '–'
      : seconds < MINUTE_S
        ? t('queues.seconds', { seconds: number(seconds) })
        : t('queues.minutes', { minutes: number(Math.floor(seconds / MINUTE_S)) })
  const columns: Column<QueueFigures>[] = [
    { id: 'name', header: t('queues.name'), cell: ({ name }) => <span className="break-all">{name}</span> },
    { id: 'waiting', header: t('queues.waiting'), numeric: true, cell: ({ waiting }) => number(waiting) },
    { id: 'running', header: t('queues.running'), numeric: true, cell: ({ running }) => number(running) },
    {
      id: 'oldest',
      header: t('queues.oldest'),
      numeric: true,
      cell: ({ oldestSeconds }) => waited(oldestSeconds),
    },
    { id: 'failed', header: t('queues.failed'), numeric: true, cell: ({ failed }) => number(failed) },
  ]
  return <Table caption={t('queues.title')} columns={columns} rows={queues} rowKey={({ name }) => name} />
}
