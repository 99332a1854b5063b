import type { ErrorFigures, ErrorLine } from '@plumbline/contract/operations/operations'
import { useTranslation } from 'react-i18next'
import { type Column, Table } from '../../../../components/ui/table'
import { useFormats } from '../../../../lib/format'

type Failed = Pick<ErrorFigures, 'source' | 'place' | 'code'>

function useWhere(): Column<Failed>[] {
  const { t } = useTranslation('operations')
  return [
    {
      id: 'place',
      header: t('errors.place'),
      cell: ({ place }) => <span className="break-all max-md:text-right">{place}</span>,
    },
    { id: 'code', header: t('errors.code'), cell: ({ code }) => <code className="break-all">{code}</code> },
  ]
}

/** How often what failed in the last hour. */
export function ErrorTable({ errors }: { errors: readonly ErrorFigures[] }) {
  const { t } = useTranslation('operations')
  const { number, time } = useFormats()
  const columns: Column<ErrorFigures>[] = [
    ...useWhere(),
    { id: 'count', header: t('errors.count'), numeric: true, cell: ({ count }) => number(count) },
    { id: 'last', header: t('errors.last'), numeric: true, cell: ({ lastAt }) => time(lastAt) },
  ]
  return (
    <Table
      caption={t('errors.title')}
      columns={columns}
      rows={errors}
      rowKey={({ source, place, code }) => `${source} ${place} ${code}`}
    />
  )
}

/** The last that failed, whenever that was. */
export function ErrorLines({ lines }: { lines: readonly ErrorLine[] }) {
  const { t } = useTranslation('operations')
  const { dateTime } = useFormats()
  const columns: Column<ErrorLine>[] = [
    { id: 'at', header: t('errors.at'), cell: ({ at }) => <time dateTime={at}>{dateTime(at)}</time> },
    ...useWhere(),
    {
      id: 'origin',
      header: t('errors.origin'),
      cell: ({ origin }) => <code className="break-all text-caption max-md:text-right">{origin}</code>,
    },
  ]
  return (
    <details className="mt-4">
      <summary className="min-h-control cursor-pointer content-center font-strong">
        {t('errors.lines', { count: lines.length })}
      </summary>
      <Table caption={t('errors.newest')} columns={columns} rows={lines} rowKey={({ id }) => id} />
    </details>
  )
}
