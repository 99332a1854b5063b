import type { Severity } from '@plumbline/contract'
import { type Question, question } from '@plumbline/knowledge'
import { days, hours, later } from '../../../../platform/clock'
import type { Random, Weighted } from './random'
import { profiles, type SiteKey, siteKeys } from './sites'

/** What was seen, where, when and by whom, and how it went on; those times may lie ahead. */
export type Incident = {
  site: SiteKey
  kind: Question
  area: string
  reporter: string
  seenAt: Date
  /** Null where it was put right on the spot, without a task. */
  task: PlannedTask | null
  resolvedAt: Date
}

export type PlannedTask = {
  fixer: string
  createdAt: Date
  startedAt: Date
  completedAt: Date
  /** Null where nobody closed it. */
  closedAt: Date | null
  /** The date as a manager set it; undefined where the severity decides. */
  dueInDays?: number
}

export const HISTORY_DAYS = 365
const WEEKEND = 0.06
/** Everyone is off between the years. */
const HOLIDAYS = 0.1
const FIRST_HOUR = 14
const LAST_HOUR = 22
const IN_TIME = 0.88

/** How long a fix takes. */
const hoursToFix = { High: 18, Medium: 50, Low: 110 } as const

export function kindOf(id: string): Question {
  const found = question(id)
  if (!found) throw new Error(`there is no question ${id}`)
  return found
}

export function workload(day: Date) {
  const [weekday, month, date] = [day.getUTCDay(), day.getUTCMonth(), day.getUTCDate()]
  const isHoliday = (month === 11 && date >= 24) || (month === 0 && date === 1)
  return (weekday === 0 || weekday === 6 ? WEEKEND : 1) * (isHoliday ? HOLIDAYS : 1)
}

/** Working hours of all sites, in the time of none: their zones are at most three hours apart. */
export const duringWork = (random: Random, day: Date) =>
  new Date(
    Date.UTC(
      day.getUTCFullYear(),
      day.getUTCMonth(),
      day.getUTCDate(),
      random.between(FIRST_HOUR, LAST_HOUR),
      random.between(0, 60),
      random.between(0, 60),
    ),
  )

/** Nobody works at night or on a weekend: what would fall there happens the next morning. */
function nextWorkingTime(random: Random, at: Date): Date {
  if (workload(at) < 1) return nextWorkingTime(random, later(startOf(at), days(1) + hours(FIRST_HOUR)))
  if (at.getUTCHours() >= LAST_HOUR) return nextWorkingTime(random, later(startOf(at), days(1)))
  if (at.getUTCHours() >= FIRST_HOUR) return at
  return later(startOf(at), hours(FIRST_HOUR) + hours(random.between(0, 2)))
}

const startOf = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))

/** A year of reports, the oldest first. */
export function pastIncidents(random: Random, now: Date): Incident[] {
  const incidents: Incident[] = []
  for (let daysAgo = HISTORY_DAYS; daysAgo >= 0; daysAgo--) {
    const day = later(now, -days(daysAgo))
    for (const site of siteKeys)
      for (let left = random.count(profiles[site].reports(daysAgo) * workload(day)); left > 0; left--)
        incidents.push(incident(random, site, duringWork(random, day), daysAgo))
  }
  return incidents
    .filter(({ seenAt }) => seenAt < now)
    .toSorted((a, b) => a.seenAt.getTime() - b.seenAt.getTime())
}

function incident(random: Random, site: SiteKey, seenAt: Date, daysAgo: number): Incident {
  const { areas, reporters } = profiles[site]
  const kind = random.weighted(kindsAt(site, daysAgo))
  const needed = timeToFix(random, site, kind.severity, daysAgo)
  const shared = { site, kind, area: random.pick(areas), reporter: random.pick(reporters), seenAt }
  if (kind.severity === 'Low' && random.chance(1 - IN_TIME))
    return { ...shared, task: null, resolvedAt: later(seenAt, hours(random.between(0.35, 2))) }
  const task = plannedTask(random, site, seenAt, needed)
  return { ...shared, task, resolvedAt: later(task.completedAt, hours(random.between(0.2, 3))) }
}

function kindsAt(site: SiteKey, daysAgo: number) {
  const { kinds, danger } = profiles[site]
  const weigh = ([id, weight]: Weighted<string>): Weighted<Question> => {
    const kind = kindOf(id)
    return [kind, weight * (kind.severity === 'High' ? danger(daysAgo) : 1)]
  }
  const [first, ...others] = kinds
  return [weigh(first), ...others.map(weigh)] as const
}

/** How long putting something right takes at a site, that many days ago. */
export const timeToFix = (random: Random, site: SiteKey, severity: Severity, daysAgo: number) =>
  hours(hoursToFix[severity] * profiles[site].delay(daysAgo) * random.spread())

export function plannedTask(random: Random, site: SiteKey, seenAt: Date, needed: number): PlannedTask {
  const createdAt = later(seenAt, hours(random.between(0.4, 1.8)))
  const startedAt = nextWorkingTime(random, later(createdAt, needed * random.between(0.1, 0.5)))
  const completedAt = nextWorkingTime(random, later(startedAt, needed * random.between(0.4, 0.6)))
  const closedAt = random.chance(0.6) ? later(completedAt, days(random.between(0.8, 3))) : null
  return { fixer: random.pick(profiles[site].fixers), createdAt, startedAt, completedAt, closedAt }
}
