import type { dashboardMetrics, dashboardStats, ResponseOf, Role } from '@plumbline/contract'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { QuotaService } from '../../billing/billing/quota.service'
import { allowanceOf } from '../../billing/billing/standing'
import {
  rankCategories,
  type ViolationListsService,
} from '../../findings/violations/list/violation-list.service'
import type { SuggestionsService } from '../../work/suggestions/suggestions.service'
import type { TaskListsService } from '../../work/tasks/task-lists.service'
import type { AlertsService } from './alerts.service'
import { dashboardRepository as dashboard } from './dashboard.repository'

export type DashboardDeps = {
  db: Database
  clock: Clock
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
    const { db, clock, quota, alerts } = this.deps
    const { organizationId, role } = member
    const standing = await quota.standing(db.read, organizationId)
    const found = await dashboard.metrics(db.read, organizationId)
    const { uploads = 0, rechecks = 0, rechecksPassed = 0 } = found?.figures ?? {}
    const topRiskCategories = rankCategories(found?.categories ?? {})
    return {
      totalUploads: uploads,
      violationsCount: sum(topRiskCategories.map(({ count }) => count)),
      tasksCount: found?.tasks ?? 0,
      aiAnalysesUsed: standing.used.analysis,
      aiAnalysesLimit: allowanceOf(standing, 'analysis'),
      recheckPassRate: rechecks === 0 ? 0 : Math.round((rechecksPassed / rechecks) * 100),
      rechecks,
      topRiskCategories,
      pendingSuggestions: role === 'user' ? 0 : (found?.pendingSuggestions ?? 0),
      complianceAlerts: await alerts.count(member, standing),
      updatedAt: clock.now().toISOString(),
    }
  }

  private pendingSuggestions(organizationId: string, role: Role): Promise<number> {
    const { db, suggestions } = this.deps
    return role === 'user' ? Promise.resolve(0) : suggestions.countPending(db.read, organizationId)
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
