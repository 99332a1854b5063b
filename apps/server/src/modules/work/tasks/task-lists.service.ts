import {
  type exportTasks,
  type listTasks,
  MAX_PAGE_SIZE,
  type QueryOf,
  type ResponseOf,
  type Task,
} from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { type Clock, dayOf, days, later } from '../../../platform/clock'
import { inBatches } from '../../../platform/db/batches'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import { present } from './present-task'
import { taskFiguresRepository as figures } from './task-figures.repository'
import { type Chosen, taskListRepository as lists } from './task-list.repository'

export type TaskListsDeps = { db: Database; clock: Clock }

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
    const chosen = this.choose(member, filters)
    const found = await lists.list(this.deps.db.read, organizationId, chosen, {
      sort,
      page: { page, pageSize, after },
    })
    const { rows, next, until } = found.page
    const { closed, capped, ...byTab } = found.counts
    const counts = { ...byTab, completed: byTab.completed + closed }
    const all = counts.open + counts.inProgress + counts.completed
    const total = { all, open: counts.open, in_progress: counts.inProgress, completed: counts.completed }[
      chosen.tab ?? 'all'
    ]
    const ofStatus = {
      open: counts.open,
      in_progress: counts.inProgress,
      completed: byTab.completed,
      closed,
    }
    return {
      items: rows.map(task => present(task, dayOf(this.deps.clock.now()))),
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
    return rows.map(task => present(task, dayOf(this.deps.clock.now())))
  }

  /** All that the filters choose, in batches, for a file of any length. */
  async batches(
    member: Member,
    { sort, ...filters }: QueryOf<typeof exportTasks>,
  ): Promise<AsyncGenerator<Task[]>> {
    const { read } = this.deps.db
    const today = dayOf(this.deps.clock.now())
    const matching = await lists.matching(read, member.organizationId, this.choose(member, filters))
    return inBatches(async after => {
      const page = { page: 1, pageSize: MAX_PAGE_SIZE, ...(after && { after }) }
      const { rows, next } = await lists.page(read, matching, sort, page)
      return { items: rows.map(task => present(task, today)), next }
    })
  }

  /** What somebody has to do today: late or due, the earliest date first. */
  async dueFor({ organizationId, userId: assignee }: Member, limit: number) {
    const now = this.deps.clock.now()
    const [today, tomorrow] = [dayOf(now), dayOf(later(now, days(1)))]
    const wanted = { organizationId, assignee, today, tomorrow, limit }
    const { rows, due, overdue, open } = await lists.dueFor(this.deps.db.read, wanted)
    return { items: rows.map(task => present(task, today)), overdue, dueToday: due - overdue, open }
  }

  /** High-priority tasks past their date, the longest overdue first. */
  overdueHigh({ organizationId }: Member, limit: number) {
    return lists.overdueHigh(this.deps.db.read, organizationId, dayOf(this.deps.clock.now()), limit)
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

  private choose(
    member: Member,
    filters: Omit<QueryOf<typeof listTasks>, 'page' | 'pageSize' | 'after' | 'sort'>,
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
      overdueOn: overdue && dayOf(this.deps.clock.now()),
    }
  }
}
