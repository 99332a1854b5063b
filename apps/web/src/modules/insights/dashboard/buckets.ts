import type { TrendDay } from '@plumbline/contract/insights/dashboard'

export type BucketSize = 'day' | 'week' | 'month'

export type Bucket = {
  /** The first and the last day it counts. */
  from: string
  to: string
  uploads: number
  tasks: number
  high: number
  medium: number
  low: number
  violations: number
  resolved: number
  /** Still open when its last day ended. */
  open: number
  /** On average, of what was resolved in it. */
  hoursToFix: number | null
  rechecks: number
  rechecksPassed: number
  /** From 0 to 100; null where nothing was rechecked. */
  passRate: number | null
}

const MAX_DAY_BARS = 31
const MAX_WEEK_BARS = 27

/** As fine as a chart can show legibly. */
export function bucketSizeFor(days: number): BucketSize {
  if (days <= MAX_DAY_BARS) return 'day'
  return days <= MAX_WEEK_BARS * 7 ? 'week' : 'month'
}

/** Weeks are counted back from the last day, so that the newest one is whole and can be compared. */
function keyOf(size: BucketSize, index: number, count: number, date: string) {
  if (size === 'day') return date
  return size === 'month' ? date.slice(0, 7) : String(Math.floor((count - 1 - index) / 7))
}

export function bucketsOf(days: readonly TrendDay[], size = bucketSizeFor(days.length)): Bucket[] {
  const groups = new Map<string, TrendDay[]>()
  for (const [index, day] of days.entries()) {
    const key = keyOf(size, index, days.length, day.date)
    groups.set(key, [...(groups.get(key) ?? []), day])
  }
  return [...groups.values()].map(bucketOf)
}

function bucketOf(days: readonly TrendDay[]): Bucket {
  const sum = (of: (day: TrendDay) => number) => days.reduce((total, day) => total + of(day), 0)
  const resolved = sum(day => day.resolved)
  const rechecks = sum(day => day.rechecks)
  const rechecksPassed = sum(day => day.rechecksPassed)
  const hours = sum(day => (day.hoursToFix ?? 0) * day.resolved)
  return {
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    uploads: sum(day => day.uploads),
    tasks: sum(day => day.tasks),
    high: sum(day => day.high),
    medium: sum(day => day.medium),
    low: sum(day => day.low),
    violations: sum(day => day.violations),
    resolved,
    open: days.at(-1)?.open ?? 0,
    hoursToFix: resolved === 0 ? null : hours / resolved,
    rechecks,
    rechecksPassed,
    passRate: rechecks === 0 ? null : (rechecksPassed / rechecks) * 100,
  }
}

/** Whether anything happened at all; what was open before the period does not count. */
export const isQuiet = (buckets: readonly Bucket[]) =>
  buckets.every(
    ({ uploads, tasks, violations, resolved, rechecks, open }) =>
      uploads + tasks + violations + resolved + rechecks + open === 0,
  )
