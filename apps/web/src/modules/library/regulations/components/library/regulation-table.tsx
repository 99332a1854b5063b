import type { RegulationHit } from '@plumbline/contract/library/regulation-records'
import type { RegulationSort } from '@plumbline/contract/library/regulations'
import { useTranslation } from 'react-i18next'
import { type Column, Table } from '../../../../../components/ui/table'
import { useFormats } from '../../../../../lib/format'
import { useRegulationLabels } from '../../regulation-labels'
import type { OpenDialog } from '../detail/regulation-dialogs'
import { Highlighted } from '../search/highlighted'
import { RegulationActions } from './regulation-actions'
import { DetailLink } from './regulation-card'
import { RiskBadge } from './risk-badge'

type RegulationTableProps = {
  regulations: readonly RegulationHit[]
  sort: RegulationSort
  onSort: (sort: RegulationSort) => void
  mayEdit: boolean
  onOpen: OpenDialog
}

export function RegulationTable({ regulations, sort, onSort, mayEdit, onOpen }: RegulationTableProps) {
  const { t } = useTranslation('regulations')
  const { date } = useFormats()
  const label = useRegulationLabels()
  /** A second press goes back to the library's own order. */
  const sortable = (by: RegulationSort, direction: 'ascending' | 'descending') => ({
    direction,
    active: sort === by,
    onSort: () => onSort(sort === by ? 'relevance' : by),
  })
  const columns: Column<RegulationHit>[] = [
    {
      id: 'code',
      header: t('field.code'),
      sort: sortable('code', 'ascending'),
      cell: ({ regulation_code }) => (
        <span className="font-strong whitespace-nowrap tabular">{regulation_code}</span>
      ),
    },
    {
      id: 'title',
      header: t('field.title'),
      sort: sortable('title', 'ascending'),
      cell: ({ id, title, highlights, answer, translated }) => (
        <>
          <DetailLink id={id} className="font-strong underline max-md:text-right">
            <Highlighted
              segments={translated ? undefined : highlights?.title}
              text={translated?.title ?? title}
            />
          </DetailLink>
          {answer && <p className="mt-1 text-muted">{translated?.summary ?? answer}</p>}
        </>
      ),
    },
    { id: 'body', header: t('field.body'), cell: ({ regulatory_body }) => label.body(regulatory_body) },
    { id: 'industry', header: t('field.industry'), cell: ({ industry }) => label.industry(industry) },
    {
      id: 'risk',
      header: t('field.risk'),
      sort: sortable('risk', 'descending'),
      cell: ({ risk_level }) => <RiskBadge level={risk_level} />,
    },
    {
      id: 'updated',
      header: t('field.updated'),
      sort: sortable('newest', 'descending'),
      cell: ({ last_updated }) => <span className="whitespace-nowrap tabular">{date(last_updated)}</span>,
    },
    {
      id: 'actions',
      header: t('field.actions'),
      isActions: true,
      cell: regulation => (
        <RegulationActions regulation={regulation} mayEdit={mayEdit} compact onOpen={onOpen} />
      ),
    },
  ]
  return (
    <div className="md:overflow-x-auto md:rounded-lg md:border md:border-line md:bg-surface">
      <Table caption={t('results.caption')} columns={columns} rows={regulations} rowKey={({ id }) => id} />
    </div>
  )
}
