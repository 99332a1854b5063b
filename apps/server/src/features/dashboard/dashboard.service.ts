import type { dashboardStats, ResponseOf } from '@plumbline/contract'
import type { Database } from '../../platform/db/client'
import type { Member } from '../../platform/http/member'
import type { TaskListsService } from '../tasks/task-lists.service'
import type { ViolationListsService } from '../violations/list/violation-list.service'

export class DashboardService {
  private readonly db: Database
  private readonly violations: ViolationListsService
  private readonly tasks: TaskListsService
  constructor(db: Database, violations: ViolationListsService, tasks: TaskListsService) {
    this.db = db
    this.violations = violations
    this.tasks = tasks
  }

  stats({ organizationId }: Member): Promise<ResponseOf<typeof dashboardStats>> {
    return this.db.transaction(async tx => {
      const count = (field: 'severity' | 'status' | 'verdict') =>
        this.violations.counts(tx, organizationId, field)
      const [bySeverity, byStatus, byVerdict] = [
        await count('severity'),
        await count('status'),
        await count('verdict'),
      ]
      return {
        bySeverity: Object.fromEntries(bySeverity),
        byStatus: Object.fromEntries(byStatus),
        tasks: await this.tasks.countByStatus(tx, organizationId),
        feedback: {
          confirmed: byVerdict.get('confirmed') ?? 0,
          dismissed: byVerdict.get('dismissed') ?? 0,
          corrected: byVerdict.get('corrected') ?? 0,
        },
        recheckPassRate: await this.violations.recheckPassRate(tx, organizationId),
        topRiskCategories: await this.violations.topCategories(tx, organizationId),
      }
    })
  }
}
