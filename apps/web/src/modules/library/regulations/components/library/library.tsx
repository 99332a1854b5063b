import { type RegulationSort, regulationSorts } from '@plumbline/contract/library/regulations'
import { BookOpen, SearchX } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Async } from '../../../../../components/ui/async'
import { Button } from '../../../../../components/ui/button'
import { Pager } from '../../../../../components/ui/pager'
import { SearchInput } from '../../../../../components/ui/search-input'
import { Select } from '../../../../../components/ui/select'
import { Skeleton } from '../../../../../components/ui/skeleton'
import { EmptyState } from '../../../../../components/ui/states'
import { ApiError } from '../../../../../lib/api'
import { cx } from '../../../../../lib/cx'
import { useAddressParams } from '../../../../../lib/url-state'
import { useListKeys } from '../../../../../lib/use-list-keys'
import { useIsWide } from '../../../../../lib/use-media-query'
import { PAGE_SIZE, useRegulations } from '../../api/regulations'
import {
  countFilters,
  filtersIn,
  noFilters,
  pageIn,
  type RegulationFilters,
  sortIn,
  withFilters,
} from '../../regulation-filters'
import type { OpenDialog } from '../detail/regulation-dialogs'
import { ImportRssButton } from '../feeds/import-rss-button'
import { ExportMenu } from '../print/export-menu'
import { ActiveFilters } from '../search/active-filters'
import { FilterPopover } from '../search/filter-popover'
import { LayoutToggle } from './layout-toggle'
import { NeedsPlan } from './needs-plan'
import { RegulationCard } from './regulation-card'
import { RegulationTable } from './regulation-table'
import { type Layout, useLibraryLayout } from './use-library-layout'

const GRID_CLASS = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3'

type LibraryProps = { mayEdit: boolean; onOpen: OpenDialog; onImport: () => void }

/** The library: found by words, narrowed by filters, shown as cards or rows. */
export function Library({ mayEdit, onOpen, onImport }: LibraryProps) {
  const { t } = useTranslation('regulations')
  const [params, change] = useAddressParams()
  const [layout, setLayout] = useLibraryLayout()
  const isWide = useIsWide()
  const filters = filtersIn(params)
  const [page, sort] = [pageIn(params), sortIn(params)]
  const regulations = useRegulations(filters, page, sort)
  const { data, error, isPlaceholderData } = regulations
  const found = useFoundMessage(filters.q, isPlaceholderData ? undefined : data?.total)

  const narrow = (changes: Partial<RegulationFilters>, replace = false) =>
    change(current => withFilters(current, changes), { replace, preventScrollReset: true })
  const set = (name: string, value: string) =>
    change(current => {
      if (name !== 'page') current.delete('page')
      if (value) current.set(name, value)
      else current.delete(name)
      return current
    })
  const sortBy = (next: RegulationSort) => set('sort', next === 'relevance' ? '' : next)

  if (error instanceof ApiError && error.code === 'regulations_need_a_plan') return <NeedsPlan />
  const narrowed = filters.q !== '' || countFilters(filters) > 0
  return (
    <div className="grid gap-3 sm:gap-4">
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 flex-1 basis-40 sm:basis-72">
          {/* Every word typed would otherwise be a step back. */}
          <SearchInput
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            value={filters.q}
            onSearch={q => narrow({ q }, true)}
          />
        </div>
        <FilterPopover filters={filters} facets={data?.facets} total={data?.total} onChange={narrow} />
      </div>
      <ActiveFilters filters={filters} onChange={narrow} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="tabular min-h-6 text-muted">
          {found}
        </p>
        <div className="flex items-center gap-2 max-sm:w-full max-sm:*:first:flex-1">
          <Select
            aria-label={t('sort.label')}
            value={sort}
            options={regulationSorts.map(value => ({
              value,
              label: value === 'relevance' && !filters.q ? t('sort.library') : t(`sort.${value}`),
            }))}
            onChange={({ currentTarget }) => sortBy(currentTarget.value as RegulationSort)}
          />
          {isWide && <LayoutToggle layout={layout} onChange={setLayout} />}
          <ExportMenu filters={filters} disabled={!data?.total} />
          {mayEdit && <ImportRssButton />}
        </div>
      </div>
      <Async
        query={regulations}
        failed={filters.q ? t('results.searchFailed') : t('results.failed')}
        skeleton={<LibrarySkeleton />}
        empty={
          <NoRegulations
            narrowed={narrowed}
            unknownCode={data?.unknown_code ?? null}
            onClear={() => narrow({ q: '', ...noFilters })}
            onImport={mayEdit ? onImport : null}
          />
        }
      >
        {({ items, total, unknown_code }) => (
          <div
            aria-busy={isPlaceholderData}
            className={cx('grid gap-6 transition-opacity', isPlaceholderData && 'opacity-60')}
          >
            {unknown_code && <UnknownCode code={unknown_code} />}
            <Regulations
              regulations={items}
              layout={isWide ? layout : 'grid'}
              sort={sort}
              onSort={sortBy}
              mayEdit={mayEdit}
              onOpen={onOpen}
            />
            <Pager
              page={page}
              pages={Math.ceil(total / PAGE_SIZE)}
              onPage={next => {
                set('page', next > 1 ? String(next) : '')
                scrollTo(0, 0)
              }}
            />
          </div>
        )}
      </Async>
    </div>
  )
}

function UnknownCode({ code }: { code: string }) {
  const { t } = useTranslation('regulations')
  return (
    <Alert tone="info" title={t('results.unknownCode', { code })}>
      {t('results.unknownCodeOthers')}
    </Alert>
  )
}

type RegulationsProps = ComponentProps<typeof RegulationTable> & { layout: Layout }

function Regulations({ layout, ...table }: RegulationsProps) {
  const { t } = useTranslation('regulations')
  const keys = useListKeys<HTMLDivElement>()
  const { regulations, mayEdit, onOpen } = table
  return (
    <div {...keys}>
      {layout === 'list' ? (
        <RegulationTable {...table} />
      ) : (
        <ul aria-label={t('results.caption')} className={GRID_CLASS}>
          {regulations.map(item => (
            <RegulationCard key={item.id} regulation={item} mayEdit={mayEdit} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** How many were found; while another search is running, the last count stays. */
function useFoundMessage(q: string, total: number | undefined) {
  const { t } = useTranslation('regulations')
  const [counted, setCounted] = useState<{ q: string; count: number } | null>(null)
  if (total !== undefined && (counted?.count !== total || counted.q !== q)) setCounted({ q, count: total })
  return counted && t(counted.q ? 'results.found' : 'results.count', counted)
}

type NoRegulationsProps = {
  narrowed: boolean
  unknownCode: string | null
  onClear: () => void
  onImport: (() => void) | null
}

function NoRegulations({ narrowed, unknownCode, onClear, onImport }: NoRegulationsProps) {
  const { t } = useTranslation('regulations')
  if (narrowed) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={unknownCode ? t('results.unknownCode', { code: unknownCode }) : t('results.none')}
        action={
          <Button look="secondary" onClick={onClear}>
            {t('results.clear')}
          </Button>
        }
      >
        {unknownCode ? t('results.unknownCodeExplain') : t('results.noneExplain')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<BookOpen aria-hidden />}
      title={t('results.empty')}
      action={onImport && <Button onClick={onImport}>{t('tabs.import')}</Button>}
    >
      {t('results.emptyExplain')}
    </EmptyState>
  )
}

const LibrarySkeleton = () => (
  <div className={GRID_CLASS}>
    {['a', 'b', 'c', 'd', 'e', 'f'].map(key => (
      <Skeleton key={key} className="h-60 w-full rounded-lg" />
    ))}
  </div>
)
