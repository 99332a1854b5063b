import type { ResponseOf } from '@plumbline/contract/endpoint'
import {
  exportViolations,
  type listViolations,
  type Violation,
  violationsReport,
} from '@plumbline/contract/findings/violations'
import { changeViolations, type ViolationsChange } from '@plumbline/contract/work/bulk'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../../../components/ui/button'
import { DownloadButton } from '../../../../../components/ui/download-button'
import { Pager } from '../../../../../components/ui/pager'
import { RowList } from '../../../../../components/ui/row-list'
import { SkeletonRows } from '../../../../../components/ui/skeleton'
import { EmptyState, ErrorState } from '../../../../../components/ui/states'
import { cx } from '../../../../../lib/cx'
import { useFormats } from '../../../../../lib/format'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'
import { useDownload } from '../../../../../lib/use-download'
import { useRows } from '../../../../../lib/use-rows'
import { PAGE_SIZE, type useViolations } from '../../api/violations'
import type { ViolationsView } from '../../violations-view'
import type { BulkBarProps, ViolationField } from './bulk-bar'
import { VIOLATION_COLUMNS, ViolationRow } from './violation-row'

const BulkBar = lazy<ComponentType<BulkBarProps>>(() => import('./bulk-bar'))

const fieldOfKey = { a: 'assignee', s: 'status', v: 'severity', d: 'dueDate' } as const

type OfViolation = (violation: Violation) => ReactNode
type ViolationsListProps = {
  view: ViolationsView
  violations: ReturnType<typeof useViolations>
  /** The part of the picture that a violation is about. */
  thumbnail: OfViolation
  /** What else can be done with one. */
  menu: OfViolation
  isManager: boolean
}

export function ViolationsList({ view, violations, ...parts }: ViolationsListProps) {
  const { t } = useTranslation('violations')
  const { data, error } = violations
  useEffect(() => {
    if (error) toast({ title: t('list.failed'), variant: 'destructive' })
  }, [error, t])

  if (error && !data) {
    return (
      <ErrorState
        title={t('list.failed')}
        error={error}
        fallback={t(view.filters.search ? 'fallback.search' : 'fallback.list')}
        retrying={violations.isFetching}
        onRetry={() => violations.refetch()}
      />
    )
  }
  if (!data) return <SkeletonRows />
  if (data.items.length === 0) return <Nothing view={view} tiles={data.tiles} />
  return (
    <Rows
      key={JSON.stringify([view.filters, view.sort, view.page])}
      view={view}
      items={data.items}
      total={data.total}
      capped={data.capped}
      stats={data.stats}
      {...parts}
    />
  )
}

type Listed = ResponseOf<typeof listViolations>
type Stats = Listed['stats']
type Tiles = Listed['tiles']
type RowsProps = Pick<ViolationsListProps, 'thumbnail' | 'menu' | 'isManager'> & {
  view: ViolationsView
  items: readonly Violation[]
  total: number
  capped: boolean
  stats: Stats
}

const COLUMNS = ['name', 'severity', 'status', 'assignee', 'due', 'found'] as const

/** A selection lasts as long as the rows it was made in are shown. */
function Rows({ view, items, total, capped, stats, thumbnail, menu, isManager }: RowsProps) {
  const { t } = useTranslation('violations')
  const [params] = useSearchParams()
  const report = useDownload(violationsReport, 'violations.pdf')
  const csv = useDownload(exportViolations, 'violations.csv')
  const query = { ...view.filters, sort: view.sort }
  const bulk = useApiMutation(changeViolations, {})
  const rows = useRows<ViolationField>({
    items,
    fields: fieldOfKey,
    isManager,
    send: change => bulk.mutateAsync({ body: change as ViolationsChange }),
  })
  const detailsOf = (id: string) => {
    const address = new URLSearchParams(params)
    address.set('violation', id)
    if (view.hasRoomBeside) address.set('tab', 'beside')
    else address.delete('tab')
    return `?${address}`
  }
  return (
    <>
      <RowList
        label={t('list.title')}
        heads={{ columns: COLUMNS, className: cx('pr-12 pl-25.5', VIOLATION_COLUMNS) }}
        rows={rows}
        urgency="severity"
        beside={
          <span className="flex flex-1 flex-wrap items-center justify-end gap-1 sm:gap-3">
            <span className="tabular text-muted max-sm:mr-auto" aria-live="polite">
              <Counts total={total} capped={capped} stats={stats} />
            </span>
            <DownloadButton
              title={t('list.exportTitle')}
              loading={csv.isPending}
              onClick={() => csv.mutate({ query })}
            >
              CSV
            </DownloadButton>
            <DownloadButton
              title={t('list.reportTitle')}
              loading={report.isPending}
              onClick={() => report.mutate({ query })}
            >
              PDF
            </DownloadButton>
          </span>
        }
        bar={<BulkBar {...rows.bar} />}
      >
        {items.map(violation => (
          <ViolationRow
            key={violation.id}
            violation={violation}
            to={detailsOf(violation.id)}
            thumbnail={thumbnail(violation)}
            menu={menu(violation)}
            current={violation.id === view.chosen}
            onShow={view.isBeside ? view.showBeside : null}
            {...rows.row(violation.id)}
          />
        ))}
      </RowList>
      <div className="mt-4">
        <Pager page={view.page} pages={Math.ceil(total / PAGE_SIZE)} onPage={view.turnTo} />
      </div>
    </>
  )
}

/** "3 violations, 1 observation": rows of each kind are counted under their own name. */
function Counts({ total, capped, stats }: Pick<RowsProps, 'total' | 'capped' | 'stats'>) {
  const { t } = useTranslation('violations')
  const { number } = useFormats()
  const { violations, observations } = stats
  const shown = (count: number) => ({ count, shown: capped ? `${number(count)}+` : number(count) })
  const dismissed = total - violations - observations
  const parts = [
    (violations > 0 || observations + dismissed === 0) && t('list.count', shown(violations)),
    observations > 0 && t('list.observations', shown(observations)),
    dismissed > 0 && t('list.dismissed', shown(dismissed)),
  ]
  return parts.filter(Boolean).join(', ')
}

function Nothing({ view, tiles }: { view: ViolationsView; tiles: Tiles }) {
  const { t } = useTranslation('violations')
  const { isFiltered, reset, page, turnTo, open } = view
  const icon = <TriangleAlert aria-hidden />
  if (isFiltered || page > 1) {
    return (
      <EmptyState
        icon={icon}
        title={t('list.noMatch')}
        action={
          <Button look="secondary" onClick={isFiltered ? reset : () => turnTo(1)}>
            {t(isFiltered ? 'filter.reset' : 'list.firstPage')}
          </Button>
        }
      >
        {t('list.noMatchExplain')}
      </EmptyState>
    )
  }
  if (tiles.resolved + tiles.observations > 0) {
    return (
      <EmptyState
        icon={<CircleCheck aria-hidden />}
        title={t('list.noneOpen')}
        action={
          <Button look="secondary" onClick={() => open({})}>
            {t('list.showAll')}
          </Button>
        }
      >
        {t('list.noneOpenExplain')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={icon}
      title={t('list.none')}
      action={<ButtonLink to="/upload">{t('upload')}</ButtonLink>}
    >
      {t('list.noneExplain')}
    </EmptyState>
  )
}
