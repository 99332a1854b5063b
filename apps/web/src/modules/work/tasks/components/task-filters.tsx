import { priorities, taskStatuses } from '@plumbline/contract/options'
import { taskSorts } from '@plumbline/contract/work/tasks'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Checkbox } from '../../../../components/ui/checkbox'
import { Field } from '../../../../components/ui/field'
import { FilterCard } from '../../../../components/ui/filter-card'
import { SearchInput } from '../../../../components/ui/search-input'
import { Select } from '../../../../components/ui/select'
import { SiteFilter } from '../../../../components/ui/site-filter'
import { useSiteOptions } from '../../../../lib/sites'
import { useMembers } from '../api/members'
import type { TasksView } from '../tasks-view'

export function TaskFilters({ view, savedViews }: { view: TasksView; savedViews: ReactNode }) {
  const { t } = useTranslation('tasks')
  const { filters, sort, filter, clear, isFiltered } = view
  const sites = useSiteOptions()
  const people = useMembers().map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FilterCard
      label={t('filter.title')}
      columns={
        sites.length > 0
          ? 'lg:grid-cols-3 xl:grid-cols-[minmax(0,2fr)_repeat(5,minmax(0,1fr))]'
          : 'lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]'
      }
      active={Object.keys(filters).filter(key => key !== 'searchTerm').length}
      views={savedViews}
      search={
        <Field label={<span className="max-lg:sr-only">{t('filter.search')}</span>}>
          <SearchInput
            value={filters.searchTerm ?? ''}
            placeholder={t('filter.placeholder')}
            onSearch={search => filter({ search })}
          />
        </Field>
      }
      selects={
        <>
          <Field label={t('filter.status')}>
            <Select
              value={filters.status ?? ''}
              placeholder={t('filter.allStatuses')}
              options={taskStatuses.map(value => ({ value, label: t(`status.${value}`) }))}
              onChange={({ currentTarget }) => filter({ status: currentTarget.value })}
            />
          </Field>
          <Field label={t('filter.priority')}>
            <Select
              value={filters.priority ?? ''}
              placeholder={t('filter.allPriorities')}
              options={priorities.map(value => ({ value, label: t(`priority.${value}`) }))}
              onChange={({ currentTarget }) => filter({ priority: currentTarget.value })}
            />
          </Field>
          <Field label={t('filter.assignee')}>
            <Select
              value={filters.assignee ?? ''}
              placeholder={t('filter.anyone')}
              options={[
                { value: 'me', label: t('filter.me') },
                { value: 'none', label: t('filter.nobody') },
                ...people,
              ]}
              onChange={({ currentTarget }) => filter({ assignee: currentTarget.value })}
            />
          </Field>
          <SiteFilter
            value={filters.site}
            sites={sites}
            onChange={site => filter({ site })}
            texts={{ label: t('filter.site'), all: t('filter.allSites'), none: t('filter.noSite') }}
          />
          <Field label={t('filter.sort')}>
            <Select
              value={sort}
              options={taskSorts.map(value => ({ value, label: t(`sort.${value}`) }))}
              onChange={({ currentTarget }) => filter({ sort: currentTarget.value })}
            />
          </Field>
        </>
      }
      option={
        <Checkbox
          label={t('filter.overdue')}
          checked={filters.overdue === '1'}
          onChange={({ currentTarget }) => filter({ overdue: currentTarget.checked ? '1' : '' })}
        />
      }
      reset={
        isFiltered && (
          <Button look="secondary" icon={<X className="size-5" aria-hidden />} onClick={clear}>
            {t('filter.clear')}
          </Button>
        )
      }
    />
  )
}
