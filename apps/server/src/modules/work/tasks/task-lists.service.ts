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
import { type Formatter, loadFormatter, taskTexts } from '@plumbline/messages'
import { inBatches } from '../../../platform/db/batches'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { BillingService } from '../../billing/billing/billing.service'
import { present } from './present-task'
import { taskFiguresRepository as figures } from './task-figures.repository'
import { type Chosen, taskListRepository as lists } from './task-list.repository'
import type { StoredTask } from './tasks.repository'

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
    const reader = await this.viewFor(member)
    const chosen = choose(member, filters, reader.today)
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
      items: rows.map(task => present(task, reader)),
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
    const reader = await this.viewFor(member)
    return rows.map(task => present(task, reader))
  }

  /** All that the filters choose, in batches, for a file of any length. */
  async batches(
    member: Member,
    { sort, ...filters }: QueryOf<typeof exportTasks>,
  ): Promise<AsyncGenerator<Task[]>> {
    const { read } = this.deps.db
    const reader = await this.viewFor(member)
    const chosen = choose(member, filters, reader.today)
    const matching = await lists.matching(read, member.organizationId, chosen)
    return inBatches(async after => {
      const page = { page: 1, pageSize: MAX_PAGE_SIZE, ...(after && { after }) }
      const { rows, next } = await lists.page(read, matching, sort, page)
      return { items: rows.map(task => present(task, reader)), next }
    })
  }

  /** What somebody has to do today: late or due, the earliest date first. */
  async dueFor(member: Member, limit: number) {
    const { organizationId, userId: assignee } = member
    const reader = await this.viewFor(member)
    const { today } = reader
    const wanted = { organizationId, assignee, today, tomorrow: dayAfter(today, 1), limit }
    const { rows, due, overdue, open } = await lists.dueFor(this.deps.db.read, wanted)
    return { items: rows.map(task => present(task, reader)), overdue, dueToday: due - overdue, open }
  }

  /** High-priority tasks past their date, the longest overdue first. */
  async overdueHigh(member: Member, limit: number) {
    const { today, formatter } = await this.viewFor(member)
    const found = await lists.overdueHigh(this.deps.db.read, member.organizationId, today, limit)
    return { ...found, items: found.items.map(task => withTitle(task, formatter)) }
  }

  async newest(member: Member, limit: number) {
    const { formatter } = await this.viewFor(member)
    const found = await lists.newest(this.deps.db.read, member.organizationId, limit)
    return found.map(task => withTitle(task, formatter))
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

  private async viewFor({ organizationId, language }: Member) {
    const today = await this.deps.billing.today(this.deps.db.read, organizationId)
    return { today, formatter: await loadFormatter(language) }
  }
}

const withTitle = <T extends Pick<StoredTask, 'title' | 'messages'>>(task: T, formatter: Formatter): T => ({
  ...task,
  title: taskTexts({ ...task, description: '', steps: [] }, formatter).title,
})

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
