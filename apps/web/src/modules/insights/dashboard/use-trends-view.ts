import { today } from '../../../lib/today'
import { optionFrom, siteFrom, useUrlState } from '../../../lib/url-state'
import { DEFAULT_PERIOD, daysOf, type Period, periods, type TrendsView } from './period'

const keys = ['period', 'start', 'end', 'site'] as const

/** Period, dates and site of the charts, kept in the address. */
export function useTrendsView() {
  const { values, set } = useUrlState(keys)
  const view: TrendsView = {
    period: optionFrom(periods, values.period) ?? DEFAULT_PERIOD,
    start: values.start,
    end: values.end,
    site: siteFrom(values.site),
  }
  return {
    view,
    /** Dates of one's own start with those that are shown. */
    setPeriod: (period: Period) =>
      set(
        period === 'custom'
          ? { period, ...daysOf(view, today()) }
          : { period: period === DEFAULT_PERIOD ? null : period, start: null, end: null },
        { replace: true },
      ),
    setDates: (dates: { start: string; end: string }) => set(dates, { replace: true }),
    setSite: (site: string) => set({ site }, { replace: true }),
    reset: () => set({ period: null, start: null, end: null, site: null }, { replace: true }),
  }
}
