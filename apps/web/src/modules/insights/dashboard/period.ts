import { isoDate } from './iso-date'

export const periods = ['7', '30', '90', '365', 'custom'] as const
export type Period = (typeof periods)[number]
export const DEFAULT_PERIOD = '30'

const DAY_MS = 86_400_000
/** As long as the server answers for. */
const MAX_DAYS = 1100

export type TrendsView = { period: Period; start: string; end: string; site: string | undefined }
export type Range = { start?: string; end?: string }

const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
const daysBefore = (today: string, days: number) => isoDate(Date.parse(today) - days * DAY_MS)

/** Twelve whole months with the current one, so that no bar of the chart is cut off at its start. */
function yearBefore(today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return isoDate(Date.UTC(year, month - 12, 1))
}

/** The first and last day that are shown. */
export function daysOf({ period, start, end }: TrendsView, today: string): { start: string; end: string } {
  if (period === 'custom') return { start, end }
  const first = period === '365' ? yearBefore(today) : daysBefore(today, Number(period) - 1)
  return { start: first, end: today }
}

/** What the server is asked for. Without an end it goes on to today, in the organization's time zone. */
export function rangeOf(view: TrendsView, today: string): Range {
  if (view.period === 'custom') return { start: view.start, end: view.end }
  return view.period === DEFAULT_PERIOD ? {} : { start: daysOf(view, today).start }
}

/** What is wrong with dates that someone chose; `incomplete` while one is still missing. */
export function rangeProblem({ period, start, end }: TrendsView) {
  if (period !== 'custom') return null
  if (!isDate(start) || !isDate(end)) return 'incomplete'
  if (start > end) return 'start_after_end'
  return (Date.parse(end) - Date.parse(start)) / DAY_MS >= MAX_DAYS ? 'period_too_long' : null
}
