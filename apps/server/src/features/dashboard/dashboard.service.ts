import type { dashboardMetrics, dashboardStats, ResponseOf, Role } from '@plumbline/contract'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db/client'
import type { Member } from '../../platform/http/member'
import type { BillingService } from '../billing/billing.service'
import type { QuotaService } from '../billing/quota.service'
import type { SuggestionsService } from '../suggestions/suggestions.service'
import type { TaskListsService } from '../tasks/task-lists.service'
import type { ViolationListsService } from '../violations/list/violation-list.service'
import type { AlertsService } from './alerts.service'
import { dashboardRepository as dashboard } from './dashboard.repository'

export type DashboardDeps = {
  db: Database
  clock: Clock
  billing: BillingService
  quota: QuotaService
  alerts: AlertsService
  violationLists: ViolationListsService
  taskLists: TaskListsService
  suggestions: SuggestionsService
}

export class DashboardService {
  private readonly deps: DashboardDeps
  constructor(deps: DashboardDeps) {
    this.deps = deps
  }

  async stats({ organizationId, role }: Member): Promise<ResponseOf<typeof dashboardStats>> {
    const { read } = this.deps.db
    const count = (field: 'severity' | 'status' | 'verdict') =>
      this.deps.violationLists.counts(read, organizationId, field)
    const [bySeverity, byStatus, byVerdict] = [
      await count('severity'),
      await count('status'),
      await count('verdict'),
    ]
    return {
      bySeverity: Object.fromEntries(bySeverity),
      byStatus: Object.fromEntries(byStatus),
      tasks: await this.deps.taskLists.countByStatus(read, organizationId),
      feedback: {
        confirmed: byVerdict.get('confirmed') ?? 0,
        dismissed: byVerdict.get('dismissed') ?? 0,
        corrected: byVerdict.get('corrected') ?? 0,
      },
      recheckPassRate: await this.deps.violationLists.recheckPassRate(read, organizationId),
      topRiskCategories: await this.deps.violationLists.topCategories(read, organizationId),
      pendingSuggestions: await this.pendingSuggestions(organizationId, role),
    }
  }

  async metrics(member: Member): Promise<ResponseOf<typeof dashboardMetrics>> {
    const { db, clock, billing, quota, alerts, violationLists, taskLists } = this.deps
    const { organizationId, role } = member
    const figures = ['uploads', 'rechecks', 'rechecksPassed'] as const
    const totals = await dashboard.totals(db.read, organizationId, figures)
    const [uploads = 0, rechecks = 0, passed = 0] = figures.map(figure => totals.get(figure))
    const topRiskCategories = await violationLists.topCategories(db.read, organizationId)
    const tasks = await taskLists.countByStatus(db.read, organizationId)
    const current = await quota.current(db.read, organizationId)
    return {
      totalUploads: uploads,
      violationsCount: sum(topRiskCategories.map(({ count }) => count)),
      tasksCount: sum(Object.values(tasks)),
      aiAnalysesUsed: await billing.used(db.read, organizationId, 'analysis'),
      aiAnalysesLimit: await quota.allowance(db.read, current, 'analysis'),
      recheckPassRate: rechecks === 0 ? 0 : Math.round((passed / rechecks) * 100),
      rechecks,
      topRiskCategories,
      pendingSuggestions: await this.pendingSuggestions(organizationId, role),
      complianceAlerts: (await alerts.alerts(member)).total,
      updatedAt: clock.now().toISOString(),
    }
  }

  private pendingSuggestions(organizationId: string, role: Role): Promise<number> {
    const { db, suggestions } = this.deps
    return role === 'user' ? Promise.resolve(0) : suggestions.countPending(db.read, organizationId)
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
