import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from '../../../../../components/ui/download-button'
import { Field } from '../../../../../components/ui/field'
import { Input } from '../../../../../components/ui/input'
import { SiteFilter } from '../../../../../components/ui/site-filter'
import { useFieldMessage } from '../../../../../lib/error-message'
import { useSiteOptions } from '../../../../../lib/sites'
import { type TrendsQuery, useTrendsCsv } from '../../api/dashboard'
import { periods, rangeProblem } from '../../period'
import type { useTrendsView } from '../../use-trends-view'

type TrendFiltersProps = {
  controls: ReturnType<typeof useTrendsView>
  /** Null while the dates can't be used. */
  query: TrendsQuery | null
}

/** Which days and which site the charts show, and the same figures as a file. */
export function TrendFilters({ controls, query }: TrendFiltersProps) {
  const { t } = useTranslation('trends')
  const sites = useSiteOptions()
  const download = useTrendsCsv()
  const { view, setSite } = controls
  return (
    <div className="mb-4 grid gap-4 lg:flex lg:flex-wrap lg:items-end">
      <PeriodChoice controls={controls} />
      {view.period === 'custom' && <Dates controls={controls} />}
      <div className="min-w-48 empty:hidden">
        <SiteFilter
          texts={{ label: t('filter.site'), all: t('filter.allSites'), none: t('filter.noSite') }}
          sites={sites}
          value={view.site}
          onChange={setSite}
        />
      </div>
      <DownloadButton
        look="secondary"
        className="lg:ml-auto"
        title={t('csv.download')}
        disabled={!query}
        loading={download.isPending}
        onClick={() => query && download.mutate({ query })}
      >
        {t('csv.label')}
      </DownloadButton>
    </div>
  )
}

function PeriodChoice({ controls: { view, setPeriod } }: Pick<TrendFiltersProps, 'controls'>) {
  const { t } = useTranslation('trends')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-strong">{t('filter.period')}</legend>
      <div className="scroll-fade flex overflow-x-auto rounded-md border border-line-strong bg-surface">
        {periods.map(period => (
          <label
            key={period}
            className="relative flex min-h-control flex-1 items-center justify-center border-l border-line px-3 whitespace-nowrap max-sm:px-1.5 max-sm:text-caption text-muted first:border-l-0 hover:text-ink has-checked:bg-sunken has-checked:font-strong has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="period"
              className="sr-only"
              checked={view.period === period}
              onChange={() => setPeriod(period)}
            />
            {t(`period.${period}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What is typed shows immediately; the address follows. Both dates are written together, or one could undo the other. */
function Dates({ controls: { view, setDates } }: Pick<TrendFiltersProps, 'controls'>) {
  const { t } = useTranslation('trends')
  const fieldMessage = useFieldMessage()
  const [dates, setTyped] = useState({ start: view.start, end: view.end })
  const change = (changed: Partial<typeof dates>) => {
    const next = { ...dates, ...changed }
    setTyped(next)
    setDates(next)
  }
  const problem = rangeProblem({ ...view, ...dates })
  const error = problem && problem !== 'incomplete' ? fieldMessage(problem) : undefined
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Field label={t('filter.start')} error={error}>
        <Input
          type="date"
          value={dates.start}
          onChange={({ currentTarget }) => change({ start: currentTarget.value })}
        />
      </Field>
      <Field label={t('filter.end')}>
        <Input
          type="date"
          value={dates.end}
          onChange={({ currentTarget }) => change({ end: currentTarget.value })}
        />
      </Field>
    </div>
  )
}
