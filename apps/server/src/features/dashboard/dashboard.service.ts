import type { dashboardStats, ResponseOf } from '@plumbline/contract'
import type { Database } from '../../platform/db/client'
import type { Member } from '../../platform/http/member'
import type { SuggestionsService } from '../suggestions/suggestions.service'
import type { TaskListsService } from '../tasks/task-lists.service'
import type { ViolationListsService } from '../violations/list/violation-list.service'

export type DashboardDeps = {
  db: Database
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
      pendingSuggestions:
        role === 'user' ? 0 : await this.deps.suggestions.countPending(read, organizationId),
    }
  }
}
