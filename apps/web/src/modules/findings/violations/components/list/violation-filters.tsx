import { violationSorts } from '@plumbline/contract/findings/violations'
import { severities, violationStatuses } from '@plumbline/contract/options'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { Checkbox } from '../../../../../components/ui/checkbox'
import { Field } from '../../../../../components/ui/field'
import { FilterCard } from '../../../../../components/ui/filter-card'
import { SearchInput } from '../../../../../components/ui/search-input'
import { Select } from '../../../../../components/ui/select'
import { SiteFilter } from '../../../../../components/ui/site-filter'
import { useFormats } from '../../../../../lib/format'
import { useMemberName } from '../../api/violations'
import type { ViolationsView } from '../../violations-view'

const kinds = ['violation', 'observation'] as const
type Option = { value: string; label: string }

type ViolationFiltersProps = {
  view: ViolationsView
  /** Empty where there is nothing to choose between. */
  sites: readonly Option[]
  savedViews: ReactNode
}

export function ViolationFilters({ view, sites, savedViews }: ViolationFiltersProps) {
  const { t } = useTranslation('violations')
  const { t: common } = useTranslation()
  const { filters, sort, filter, reset, isFiltered } = view
  return (
    <FilterCard
      label={t('filter.title')}
      views={savedViews}
      columns={
        sites.length > 0
          ? 'lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_minmax(0,4fr)]'
          : 'lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)]'
      }
      active={isFiltered ? Object.keys(filters).filter(key => key !== 'search').length : 0}
      search={
        <Field label={<span className="max-lg:sr-only">{t('filter.search')}</span>}>
          <SearchInput
            value={filters.search ?? ''}
            placeholder={t('filter.placeholder')}
            onSearch={search => filter({ search })}
          />
        </Field>
      }
      selects={
        <>
          <Field label={t('filter.severity')}>
            <Select
              value={filters.severity ?? ''}
              placeholder={t('filter.allSeverities')}
              options={severities.map(value => ({ value, label: common(`severity.${value}`) }))}
              onChange={({ currentTarget }) => filter({ severity: currentTarget.value })}
            />
          </Field>
          <Field label={t('filter.status')}>
            <Select
              value={filters.status ?? ''}
              placeholder={t('filter.allStatuses')}
              options={[...violationStatuses, 'unresolved' as const].map(value => ({
                value,
                label: t(`status.${value}`),
              }))}
              onChange={({ currentTarget }) => filter({ status: currentTarget.value })}
            />
          </Field>
          <Field label={t('filter.kind')}>
            <Select
              value={filters.kind ?? ''}
              placeholder={t('filter.allKinds')}
              options={kinds.map(value => ({ value, label: t(`kind.${value}`) }))}
              onChange={({ currentTarget }) => filter({ kind: currentTarget.value })}
            />
          </Field>
          <SiteFilter
            sites={sites}
            value={filters.site}
            texts={{ label: t('filter.site'), all: t('filter.allSites'), none: t('filter.noSite') }}
            onChange={site => filter({ site })}
          />
          <div className={sites.length > 0 ? 'max-lg:col-span-2' : ''}>
            <Field label={t('filter.sort')}>
              <Select
                value={sort}
                options={violationSorts.map(value => ({ value, label: t(`sort.${value}`) }))}
                onChange={({ currentTarget }) => filter({ sort: currentTarget.value })}
              />
            </Field>
          </div>
        </>
      }
      option={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Checkbox
            label={t('filter.dismissed')}
            checked={filters.dismissed === 'show'}
            onChange={({ currentTarget }) => filter({ dismissed: currentTarget.checked ? 'show' : null })}
          />
          <LinkedFilters view={view} />
        </div>
      }
      reset={
        isFiltered && (
          <Button look="secondary" onClick={reset}>
            {t('filter.reset')}
          </Button>
        )
      }
    />
  )
}

/** Filters that a link brings along, such as one of the assistant's: shown with a way to remove them. */
function LinkedFilters({ view: { filters, filter } }: { view: ViolationsView }) {
  const { t } = useTranslation('violations')
  const { date } = useFormats()
  const { assignee } = filters
  const memberName = useMemberName(assignee)
  const name = assignee === 'me' || assignee === 'none' ? t(`filter.${assignee}`) : memberName
  const set = [
    {
      key: 'from' as const,
      label: filters.from && t('filter.from', { date: date(`${filters.from}T12:00`) }),
    },
    { key: 'to' as const, label: filters.to && t('filter.to', { date: date(`${filters.to}T12:00`) }) },
    { key: 'assignee' as const, label: name && t('filter.assigned', { name }) },
  ]
  return set.map(
    ({ key, label }) =>
      label && (
        <Button
          key={key}
          look="secondary"
          title={t('filter.remove', { name: label })}
          icon={<X className="size-4" aria-hidden />}
          onClick={() => filter({ [key]: null })}
        >
          {label}
        </Button>
      ),
  )
}
