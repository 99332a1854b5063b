import type { TrendDay } from '@plumbline/contract/insights/dashboard'
import { isoDate } from '../iso-date'

const quiet = {
  uploads: 0,
  violations: 0,
  high: 0,
  medium: 0,
  low: 0,
  tasks: 0,
  resolved: 0,
  open: 0,
  hoursToFix: null,
  rechecks: 0,
  rechecksPassed: 0,
}

/** So many days in a row, quiet but for what is given. */
export const trendDays = (
  start: string,
  count: number,
  given: (index: number) => Partial<TrendDay> = () => ({}),
): TrendDay[] =>
  Array.from({ length: count }, (_, index) => ({
    ...quiet,
    date: isoDate(Date.parse(start) + index * 86_400_000),
    ...given(index),
  }))
