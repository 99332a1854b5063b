import type { DayFigure, dashboardTrends, QueryOf, TrendDay } from '@plumbline/contract'
import { loadFormatter } from '@plumbline/messages'
import { type CsvColumn, type CsvFile, csvFile } from '../../../platform/csv'
import type { Member } from '../../../platform/http/member'
import { type Days, dashboardRepository as dashboard } from './dashboard.repository'
import { daysOf, type PeriodDeps, periodOf } from './period'

type Query = QueryOf<typeof dashboardTrends>

const figures = [
  'date',
  'uploads',
  'violations',
  'high',
  'medium',
  'low',
  'tasks',
  'resolved',
  'open',
  'hoursToFix',
  'rechecks',
  'rechecksPassed',
] as const

const columns: CsvColumn<TrendDay>[] = figures.map(figure => ({
  label: `trends.${figure}`,
  cell: day => day[figure],
}))

export class TrendsService {
  private readonly deps: PeriodDeps
  constructor(deps: PeriodDeps) {
    this.deps = deps
  }

  async trends({ organizationId }: Member, query: Query): Promise<TrendDay[]> {
    return this.ofPeriod(await periodOf(this.deps, organizationId, query))
  }

  /** Every day of the period, also those on which nothing happened. */
  async ofPeriod(days: Days): Promise<TrendDay[]> {
    const found = await dashboard.days(this.deps.db.read, days)
    const amounts = new Map(found.days.map(([day, figure, amount]) => [`${day} ${figure}`, amount]))
    let open = found.openBefore
    return daysOf(days).map(date => {
      const shown = dayOf(date, figure => amounts.get(`${date} ${figure}`) ?? 0)
      open += shown.violations - shown.resolved
      // One that a person dated later than its resolution isn't open in between.
      return { ...shown, open: Math.max(0, open) }
    })
  }

  async csv(member: Member, query: Query): Promise<CsvFile> {
    const days = await this.trends(member, query)
    const formatter = await loadFormatter(member.language)
    const name = `trends-${days[0]?.date}-${days.at(-1)?.date}`
    return csvFile({ name, columns, batches: oneBatch(days), formatter, context: {} })
  }

  foldTallies() {
    return this.deps.db.transaction(tx => dashboard.foldTallies(tx))
  }
}

function dayOf(date: string, of: (figure: DayFigure) => number): Omit<TrendDay, 'open'> {
  const [high, medium, low, resolved] = [of('high'), of('medium'), of('low'), of('resolved')]
  return {
    date,
    uploads: of('uploads'),
    violations: high + medium + low,
    high,
    medium,
    low,
    tasks: of('tasks'),
    resolved,
    hoursToFix: resolved === 0 ? null : Math.round((of('fixMinutes') / 60 / resolved) * 10) / 10,
    rechecks: of('rechecks'),
    rechecksPassed: of('rechecksPassed'),
  }
}

async function* oneBatch(days: TrendDay[]) {
  yield days
}
