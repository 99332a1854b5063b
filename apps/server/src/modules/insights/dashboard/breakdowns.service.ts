import {
  type dashboardQuality,
  type dashboardRisks,
  type dashboardSites,
  type FindingOutcome,
  findingOutcomes,
  type QueryOf,
  type ResponseOf,
} from '@plumbline/contract'
import type { HazardCategory } from '@plumbline/domain'
import { loadFormatter } from '@plumbline/messages'
import type { Member } from '../../../platform/http/member'
import type { ViolationListsService } from '../../findings/violations/list/violation-list.service'
import type { SitesService } from '../../identity/sites/sites.service'
import { type Days, dashboardRepository as dashboard } from './dashboard.repository'
import { type PeriodDeps, periodOf } from './period'

export type BreakdownsDeps = PeriodDeps & {
  sites: SitesService
  violationLists: ViolationListsService
}

type Quality = ResponseOf<typeof dashboardQuality>
type SiteFigures = ResponseOf<typeof dashboardSites>[number]
type Counted = { outcome: FindingOutcome; amount: number }

/** The figures of a period by category, by site, and by what people said of the findings. */
export class BreakdownsService {
  private readonly deps: BreakdownsDeps
  constructor(deps: BreakdownsDeps) {
    this.deps = deps
  }

  async risks(
    { organizationId }: Member,
    query: QueryOf<typeof dashboardRisks>,
  ): Promise<ResponseOf<typeof dashboardRisks>> {
    const days = await periodOf(this.deps, organizationId, query)
    const found = await dashboard.categories(this.deps.db.read, days)
    return found.map(({ kind, amount }) => ({ category: kind as HazardCategory, count: amount }))
  }

  /** Every site that is in use, also where nothing is wrong, and archived ones where something is left. */
  async sites({ organizationId }: Member, query: QueryOf<typeof dashboardSites>): Promise<SiteFigures[]> {
    const { db, billing, sites, violationLists } = this.deps
    const days = await periodOf(this.deps, organizationId, query)
    const open = await violationLists.openBySite(db.read, organizationId)
    const overdue = await dashboard.overdueBySite(
      db.read,
      organizationId,
      await billing.today(db.read, organizationId),
    )
    const resolved = await dashboard.resolvedBySite(db.read, days)
    const figuresOf = (siteId: string | null, name: string | null): SiteFigures => {
      const of = (severity: string) =>
        open.find(each => each.siteId === siteId && each.severity === severity)?.amount ?? 0
      return {
        siteId,
        name,
        open: { high: of('High'), medium: of('Medium'), low: of('Low') },
        overdueTasks: overdue.get(siteId) ?? 0,
        resolved: resolved.get(siteId) ?? 0,
      }
    }
    const known = await sites.all(db.read, organizationId)
    return [
      ...known.flatMap(({ id, name, archivedAt }) => {
        const figures = figuresOf(id, name)
        return archivedAt && isEmpty(figures) ? [] : [figures]
      }),
      ...[figuresOf(null, null)].filter(figures => !isEmpty(figures)),
    ].toSorted(byDanger)
  }

  async quality(member: Member, query: QueryOf<typeof dashboardQuality>): Promise<Quality> {
    const days = await periodOf(this.deps, member.organizationId, query)
    const found = await dashboard.outcomes(this.deps.db.read, days)
    const formatter = await loadFormatter(member.language)
    const nameOf = (hazard: string | null) =>
      hazard === null
        ? formatter.labelIn('category', 'Other')
        : formatter.format({ code: `hazard.${hazard}.name`, params: {}, text: hazard })
    const hazards = [...new Set(found.map(({ hazard }) => hazard))]
    return {
      total: outcomesOf(found),
      months: monthsOf(days).map(month => ({
        month,
        ...outcomesOf(found.filter(each => each.month === month)),
      })),
      kinds: hazards
        .map(hazard => ({
          hazard,
          name: nameOf(hazard),
          ...outcomesOf(found.filter(each => each.hazard === hazard)),
        }))
        .toSorted((a, b) => totalOf(b) - totalOf(a) || a.name.localeCompare(b.name)),
    }
  }
}

const isEmpty = ({ open, overdueTasks, resolved }: SiteFigures) =>
  open.high + open.medium + open.low + overdueTasks + resolved === 0

const byDanger = (a: SiteFigures, b: SiteFigures) =>
  b.open.high - a.open.high ||
  b.open.medium - a.open.medium ||
  b.open.low - a.open.low ||
  (a.name ?? '').localeCompare(b.name ?? '')

const totalOf = (outcomes: Quality['total']) =>
  findingOutcomes.reduce((sum, outcome) => sum + outcomes[outcome], 0)

function outcomesOf(found: readonly Counted[]): Quality['total'] {
  const count = (wanted: FindingOutcome) =>
    found.reduce((sum, { outcome, amount }) => (outcome === wanted ? sum + amount : sum), 0)
  const [confirmed, corrected, dismissed] = [count('confirmed'), count('corrected'), count('dismissed')]
  const reviewed = confirmed + corrected + dismissed
  return {
    unreviewed: count('unreviewed'),
    confirmed,
    corrected,
    dismissed,
    added: count('added'),
    precision: reviewed === 0 ? null : Math.round(((confirmed + corrected) / reviewed) * 100),
  }
}

/** The first day of every month that the period touches. */
function monthsOf({ start, end }: Days): string[] {
  const numberOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const first = numberOf(start)
  return Array.from({ length: numberOf(end) - first + 1 }, (_, index) => {
    const month = first + index
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
  })
}
