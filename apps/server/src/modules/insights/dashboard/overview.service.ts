import type {
  dashboardRecent,
  dashboardSummary,
  dashboardToday,
  ResponseOf,
  TrendDay,
} from '@plumbline/contract'
import { isObservation } from '@plumbline/domain'
import { profiles } from '@plumbline/languages/lists/profiles'
import { type Formatter, formatsFor, loadFormatter } from '@plumbline/messages'
import type { Clock } from '../../../platform/clock'
import type { Member } from '../../../platform/http/member'
import type { AnalysisService } from '../../capture/analysis/analysis.service'
import type { ViolationListsService } from '../../findings/violations/list/violation-list.service'
import type { TaskListsService } from '../../work/tasks/task-lists.service'
import { dashboardRepository as dashboard, type NowFigures } from './dashboard.repository'
import { type PeriodDeps, periodOf } from './period'
import type { TrendsService } from './trends.service'

export type OverviewDeps = PeriodDeps & {
  clock: Clock
  analysis: AnalysisService
  violationLists: ViolationListsService
  taskLists: TaskListsService
}
type Deps = OverviewDeps & { trends: TrendsService }

type Recent = ResponseOf<typeof dashboardRecent>

const MAX_TODAY = 5
const MAX_RECENT = 20
const WEEK = 7

/** What somebody who opens the dashboard reads first. */
export class OverviewService {
  private readonly deps: Deps
  constructor(deps: Deps) {
    this.deps = deps
  }

  async today(member: Member): Promise<ResponseOf<typeof dashboardToday>> {
    return {
      dangers: await this.deps.violationLists.openHigh(member, MAX_TODAY),
      mine: await this.deps.taskLists.dueFor(member, MAX_TODAY),
    }
  }

  async recent(member: Member): Promise<Recent> {
    const { analysis, violationLists, taskLists } = this.deps
    const formatter = await loadFormatter(member.language)
    const analyses = await analysis.newest(member, MAX_RECENT)
    const violations = await violationLists.newest(member, MAX_RECENT)
    const tasks = await taskLists.newest(member, MAX_RECENT)
    const all: Recent = [
      ...analyses.map(({ id, createdAt, fileName, siteName }) => ({
        at: createdAt.toISOString(),
        kind: 'analysis' as const,
        title: fileName,
        href: `/results/${id}`,
        severity: null,
        siteName,
      })),
      ...violations.map(({ id, detectedAt, type, typeMessage, severity, siteName, basis }) => ({
        at: detectedAt.toISOString(),
        kind: isObservation({ basis }) ? ('observation' as const) : ('violation' as const),
        title: typeMessage ? formatter.format(typeMessage) : type,
        href: `/violations?violation=${id}`,
        severity,
        siteName,
      })),
      ...tasks.map(({ id, createdAt, title, severity, siteName }) => ({
        at: createdAt.toISOString(),
        kind: 'task' as const,
        title,
        href: `/tasks/${id}`,
        severity,
        siteName: siteName || null,
      })),
    ]
    return all.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, MAX_RECENT)
  }

  async summary(member: Member): Promise<ResponseOf<typeof dashboardSummary>> {
    const { db, trends, clock } = this.deps
    const period = await periodOf(this.deps, member.organizationId, {})
    const days = await trends.ofPeriod(period)
    const now = await dashboard.summary(db.read, period, period.end)
    const sentences = sentencesOf(await loadFormatter(member.language), member.language, { days, ...now })
    return {
      summary: sentences.join(profiles[member.language].isSpaced ? ' ' : ''),
      updatedAt: clock.now().toISOString(),
    }
  }
}

type Figures = NowFigures & { days: readonly TrendDay[] }

function sentencesOf(
  { translate, labelIn }: Formatter,
  language: string,
  { days, open, high, overdue, topRisk }: Figures,
): string[] {
  const total = (from: number, to: number | undefined, of: (day: TrendDay) => number) =>
    days.slice(from, to).reduce((sum, day) => sum + of(day), 0)
  const found = total(-WEEK, undefined, ({ violations }) => violations)
  const before = total(-2 * WEEK, -WEEK, ({ violations }) => violations)
  const resolved = total(-WEEK, undefined, each => each.resolved)
  const fixed = total(0, undefined, each => each.resolved)
  const hours = total(0, undefined, each => (each.hoursToFix ?? 0) * each.resolved)
  const counted = (key: 'open' | 'high' | 'found' | 'resolved' | 'overdue', count: number) =>
    count > 0 ? [translate('overview', `summary.${key}`, { count })] : []
  const compared = found > before ? 'more' : found < before ? 'fewer' : 'same'
  const sentences = [
    ...counted('open', open),
    ...counted('high', high),
    ...counted('overdue', overdue),
    ...counted('found', found),
    ...(found > 0 && before > 0 ? [translate('overview', `summary.${compared}`, { before })] : []),
    ...counted('resolved', resolved),
    ...(topRisk
      ? [translate('overview', 'summary.topRisk', { category: labelIn('category', topRisk) })]
      : []),
    ...(fixed > 0
      ? [
          translate('overview', 'summary.timeToFix', {
            duration: formatsFor(language).duration(hours / fixed),
          }),
        ]
      : []),
  ]
  if (sentences.length === 0 && days.every(day => day.open === 0 && day.uploads === 0))
    return [translate('overview', 'summary.nothing')]
  return open > 0 ? sentences : [translate('overview', 'summary.noneOpen'), ...sentences]
}
