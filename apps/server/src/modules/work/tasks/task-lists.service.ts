import {
  type exportTasks,
  type listTasks,
  MAX_PAGE_SIZE,
  type QueryOf,
  type ResponseOf,
  type Task,
} from '@plumbline/contract'
import { dayAfter } from '@plumbline/domain'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { inBatches } from '../../../platform/db/batches'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { BillingService } from '../../billing/billing/billing.service'
import { present } from './present-task'
import { taskFiguresRepository as figures } from './task-figures.repository'
import { type Chosen, taskListRepository as lists } from './task-list.repository'

export type TaskListsDeps = { db: Database; billing: BillingService }

export class TaskListsService {
  private readonly deps: TaskListsDeps
  constructor(deps: TaskListsDeps) {
    this.deps = deps
  }

  async list(
    member: Member,
    { page, pageSize, after, sort, ...filters }: QueryOf<typeof listTasks>,
  ): Promise<ResponseOf<typeof listTasks>> {
    const { organizationId } = member
    const today = await this.today(member)
    const chosen = choose(member, filters, today)
    const found = await lists.list(this.deps.db.read, organizationId, chosen, {
      sort,
      page: { page, pageSize, after },
    })
    const { rows, next, until } = found.page
    const { closed, capped, ...byTab } = found.counts
    const counts = { ...byTab, completed: byTab.completed + closed }
    const all = counts.open + counts.inProgress + counts.completed
    const total = {
      all,
      unresolved: counts.open + counts.inProgress,
      open: counts.open,
      in_progress: counts.inProgress,
      completed: counts.completed,
    }[chosen.tab ?? 'all']
    const ofStatus = {
      open: counts.open,
      in_progress: counts.inProgress,
      completed: byTab.completed,
      closed,
    }
    return {
      items: rows.map(task => present(task, today)),
      // A capped count may have seen none of the status asked for, though the page shows some.
      total: Math.max(Math.min(total, chosen.status ? ofStatus[chosen.status] : total), until),
      capped,
      counts: { ...counts, all, capped },
      page,
      pageSize,
      next,
    }
  }

  /** The newest that fit the words. */
  async search(member: Member, text: string, limit: number): Promise<Task[]> {
    const { read } = this.deps.db
    const matching = await lists.matching(read, member.organizationId, { searchTerm: text })
    const { rows } = await lists.page(read, matching, 'newest', { page: 1, pageSize: limit })
    const today = await this.today(member)
    return rows.map(task => present(task, today))
  }

  /** All that the filters choose, in batches, for a file of any length. */
  async batches(
    member: Member,
    { sort, ...filters }: QueryOf<typeof exportTasks>,
  ): Promise<AsyncGenerator<Task[]>> {
    const { read } = this.deps.db
    const today = await this.today(member)
    const matching = await lists.matching(read, member.organizationId, choose(member, filters, today))
    return inBatches(async after => {
      const page = { page: 1, pageSize: MAX_PAGE_SIZE, ...(after && { after }) }
      const { rows, next } = await lists.page(read, matching, sort, page)
      return { items: rows.map(task => present(task, today)), next }
    })
  }

  /** What somebody has to do today: late or due, the earliest date first. */
  async dueFor(member: Member, limit: number) {
    const { organizationId, userId: assignee } = member
    const today = await this.today(member)
    const wanted = { organizationId, assignee, today, tomorrow: dayAfter(today, 1), limit }
    const { rows, due, overdue, open } = await lists.dueFor(this.deps.db.read, wanted)
    return { items: rows.map(task => present(task, today)), overdue, dueToday: due - overdue, open }
  }

  /** High-priority tasks past their date, the longest overdue first. */
  async overdueHigh(member: Member, limit: number) {
    return lists.overdueHigh(this.deps.db.read, member.organizationId, await this.today(member), limit)
  }

  newest({ organizationId }: Member, limit: number) {
    return lists.newest(this.deps.db.read, organizationId, limit)
  }

  figuresBetween(
    tx: ReadHandle,
    organizationId: string,
    time: { from: Date; to: Date; today: string; userId: string },
  ) {
    return figures.between(tx, organizationId, time)
  }

  countByStatus(tx: ReadHandle, organizationId: string) {
    return lists.countByStatus(tx, organizationId)
  }

  foldTallies() {
    return this.deps.db.transaction(tx => lists.foldTallies(tx))
  }

  private today({ organizationId }: Member) {
    return this.deps.billing.today(this.deps.db.read, organizationId)
  }
}

function choose(
  member: Member,
  filters: Omit<QueryOf<typeof listTasks>, 'page' | 'pageSize' | 'after' | 'sort'>,
  today: string,
): Chosen {
  const { tab, status, priority, assignee, site, searchTerm, overdue } = filters
  return {
    tab: tab === 'all' ? undefined : tab,
    status: status === 'all' ? undefined : status,
    priority: priority === 'all' ? undefined : priority,
    assignee:
      assignee === 'me'
        ? member.userId
        : assignee === 'none'
          ? null
          : assignee === 'all'
            ? undefined
            : assignee,
    site: site === 'none' ? null : site,
    searchTerm: searchTerm || undefined,
    overdueOn: overdue && today,
  }
}
