import { days, hours, later } from '../../../../platform/clock'
import { type Incident, kindOf, type PlannedTask } from './incidents'
import type { SiteKey } from './sites'

type Open = {
  site: SiteKey
  kind: string
  area: string
  reporter: string
  hoursAgo: number
  /** Absent where nobody has made a task of it yet. */
  task?: { fixer: string; isStarted: boolean; dueInDays: number }
}

/** What is open today, so that everyone who signs in has something to decide or to do. */
const open: Open[] = [
  {
    site: 'tower',
    kind: 'edge-guarded',
    area: 'Level 14, north side',
    reporter: 'hannah.cole',
    hoursAgo: 3,
    task: { fixer: 'worker', isStarted: true, dueInDays: 0 },
  },
  { site: 'tower', kind: 'overhead-secured', area: 'Hoist landing', reporter: 'worker', hoursAgo: 2 },
  {
    site: 'tower',
    kind: 'scaffold-rails',
    area: 'West scaffold, lift 3',
    reporter: 'luis.herrera',
    hoursAgo: 130,
    task: { fixer: 'luis.herrera', isStarted: true, dueInDays: -2 },
  },
  {
    site: 'tower',
    kind: 'scaffold-tag',
    area: 'West scaffold, lift 2',
    reporter: 'worker',
    hoursAgo: 27,
    task: { fixer: 'worker', isStarted: false, dueInDays: 1 },
  },
  {
    site: 'tower',
    kind: 'rebar-capped',
    area: 'Level 12, core',
    reporter: 'hannah.cole',
    hoursAgo: 74,
    task: { fixer: 'worker', isStarted: false, dueInDays: -1 },
  },
  {
    site: 'warehouse',
    kind: 'exits-clear',
    area: 'Dock 4',
    reporter: 'priya.nair',
    hoursAgo: 26,
    task: { fixer: 'manager', isStarted: false, dueInDays: 0 },
  },
  {
    site: 'warehouse',
    kind: 'backup-alarm',
    area: 'Yard gate',
    reporter: 'priya.nair',
    hoursAgo: 122,
    task: { fixer: 'priya.nair', isStarted: false, dueInDays: -2 },
  },
  {
    site: 'warehouse',
    kind: 'operator-trained',
    area: 'Dock 7',
    reporter: 'priya.nair',
    hoursAgo: 52,
    task: { fixer: 'admin', isStarted: false, dueInDays: 0 },
  },
  { site: 'warehouse', kind: 'lifting-help', area: 'Packing line', reporter: 'priya.nair', hoursAgo: 7 },
  {
    site: 'school',
    kind: 'dust-controlled',
    area: 'Old wing, ground floor',
    reporter: 'hannah.cole',
    hoursAgo: 28,
    task: { fixer: 'hannah.cole', isStarted: true, dueInDays: 2 },
  },
  {
    site: 'school',
    kind: 'respirators-fit',
    area: 'Old wing, ground floor',
    reporter: 'hannah.cole',
    hoursAgo: 28,
    task: { fixer: 'manager', isStarted: true, dueInDays: 3 },
  },
  { site: 'school', kind: 'flammables-stored', area: 'Boiler room', reporter: 'hannah.cole', hoursAgo: 5 },
  {
    site: 'school',
    kind: 'live-parts-covered',
    area: 'Corridor 2',
    reporter: 'worker',
    hoursAgo: 50,
    task: { fixer: 'admin', isStarted: true, dueInDays: -1 },
  },
]

/** Long after today: not done yet. */
const someday = (now: Date) => later(now, days(365))

function plannedTask(now: Date, seenAt: Date, { fixer, isStarted, dueInDays }: NonNullable<Open['task']>) {
  const createdAt = later(seenAt, hours(1))
  const startedAt = isStarted ? later(createdAt, (now.getTime() - createdAt.getTime()) / 2) : someday(now)
  const task: PlannedTask = {
    fixer,
    createdAt,
    startedAt,
    completedAt: someday(now),
    closedAt: null,
    dueInDays,
  }
  return task
}

export const presentIncidents = (now: Date): Incident[] =>
  open.map(({ site, kind, area, reporter, hoursAgo, task }) => {
    const seenAt = later(now, -hours(hoursAgo))
    return {
      site,
      kind: kindOf(kind),
      area,
      reporter,
      seenAt,
      task: task ? plannedTask(now, seenAt, task) : null,
      resolvedAt: someday(now),
    }
  })
