import {
  type listTasks,
  MAX_PAGE_SIZE,
  type Priority,
  type QueryOf,
  type taskSorts,
} from '@plumbline/contract'
import { priorityRank } from '@plumbline/domain'
import { aggregated, asArray } from '@plumbline/list-engine/json-rows'
import {
  type Condition,
  conditionOf,
  type Filter,
  filterBy,
  ListQueries,
} from '@plumbline/list-engine/list-query'
import { isFirstPage, type Order, type Page, type PageOf } from '@plumbline/list-engine/paging'
import { PreparedStatements } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { foldTallies } from '@plumbline/list-engine/tallies'
import { COUNTED_ROWS, type Matching } from '@plumbline/list-engine/text-search'
import { and, asc, desc, eq, inArray, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { sites } from '../../identity/sites/sites.tables'
import { taskRows, type WithViolation } from './tasks.repository'
import { tasks, taskTallies } from './tasks.tables'

type Sort = (typeof taskSorts)[number]
/** The filters with `all` left out and `me` resolved; `overdueOn` is the day that makes the others late. */
export type Chosen = Pick<QueryOf<typeof listTasks>, 'searchTerm'> & {
  tab?: 'unresolved' | 'open' | 'in_progress' | 'completed' | undefined
  status?: 'open' | 'in_progress' | 'completed' | 'closed' | undefined
  priority?: Priority | undefined
  assignee?: string | null | undefined
  site?: string | null | undefined
  overdueOn?: string | undefined
}
export type Counts = { open: number; inProgress: number; completed: number; closed: number; capped: boolean }

const orders: Record<Sort, Order> = {
  newest: { by: [tasks.createdAt, tasks.id], key: ['time', 'id'] },
  oldest: { by: [tasks.createdAt, tasks.id], key: ['time', 'id'], ascending: true },
  due: { by: [tasks.dueOrder, tasks.id], key: ['day', 'id'], ascending: true },
  priority: { by: [tasks.urgency, tasks.createdAt, tasks.id], key: ['rank', 'time', 'id'] },
  updated: { by: [tasks.updatedAt, tasks.id], key: ['time', 'id'] },
}

const isOverdueOn = (day: Placeholder) =>
  and(inArray(tasks.tab, ['open', 'in_progress']), lt(tasks.dueOrder, day))

/** All filters but words and status, which the tabs count by. */
const besidesStatus = ({ priority, assignee, site, overdueOn }: Chosen): (Filter | undefined)[] => [
  filterBy('urgency', tasks.urgency, priority && priorityRank[priority]),
  filterBy('assignee', tasks.assignee, assignee),
  filterBy('site', tasks.siteId, site),
  overdueOn
    ? {
        name: 'overdue',
        value: overdueOn,
        condition: isOverdueOn,
      }
    : undefined,
]

const tabOfStatus = { open: 'open', in_progress: 'in_progress', closed: 'completed', completed: undefined }

/** The index is by tab; a status is found within the tab it stands under. */
const ofStatus = ({ tab, status }: Chosen): (Filter | undefined)[] => [
  tab === 'unresolved'
    ? { name: 'unresolved', condition: () => sql`${tasks.status} in ('open', 'in_progress')` }
    : filterBy('tab', tasks.tab, tab),
  filterBy('tabOfStatus', tasks.tab, status && tabOfStatus[status]),
  filterBy('status', tasks.status, status === 'closed' || status === 'completed' ? status : undefined),
]

const queries = new ListQueries<Sort, WithViolation>({
  name: 'tasks',
  table: tasks,
  ...taskRows,
  maxPageSize: MAX_PAGE_SIZE,
  tallies: taskTallies,
  newest: tasks.createdAt,
  orders,
})

const byStatus = (amount: SQL) => ({
  open: sql<number>`coalesce(${amount} filter (where status = 'open'), 0)::int`,
  inProgress: sql<number>`coalesce(${amount} filter (where status = 'in_progress'), 0)::int`,
  completed: sql<number>`coalesce(${amount} filter (where status = 'completed'), 0)::int`,
  closed: sql<number>`coalesce(${amount} filter (where status = 'closed'), 0)::int`,
})

/** The tabs count what all filters but the status leave; the list shows those of the status. */
async function matchingOf(db: ReadHandle, organizationId: string, chosen: Chosen) {
  const words = chosen.searchTerm
    ? { texts: [{ salt: organizationId.slice(0, 8), text: chosen.searchTerm }] }
    : undefined
  const matching = (filters: Condition) => queries.matching(db, { organizationId, filters, words })
  const all = await matching(conditionOf(besidesStatus(chosen)))
  const status = ofStatus(chosen)
  return {
    all,
    shown: status.some(Boolean) ? await matching(conditionOf([...besidesStatus(chosen), ...status])) : all,
  }
}

const talliedBy = ({ priority, assignee, site }: Chosen) =>
  conditionOf([
    filterBy('priority', taskTallies.priority, priority),
    filterBy('assignee', taskTallies.assignee, assignee),
    filterBy('site', taskTallies.siteId, site),
  ])

/** For the tabs: exact where the tallies know the response; otherwise counted as far as it is worth it. */
async function countsOf(
  db: ReadHandle,
  organizationId: string,
  chosen: Chosen,
  all: Matching,
): Promise<Counts> {
  const { counts, capped } = await (chosen.searchTerm || chosen.overdueOn
    ? queries.countFirst(db, all, { status: tasks.status }, byStatus, COUNTED_ROWS)
    : queries.tally(db, organizationId, talliedBy(chosen), byStatus))
  return { ...counts, capped }
}

const organization = sql.placeholder('organizationId')
const statements = new PreparedStatements('tasks_dashboard')

const overdueHigh = and(
  eq(tasks.organizationId, organization),
  eq(tasks.urgency, priorityRank.high),
  isOverdueOn(sql.placeholder('today')),
)
const dueBefore = (day: Placeholder) =>
  and(
    eq(tasks.organizationId, organization),
    eq(tasks.assignee, sql.placeholder('assignee')),
    isOverdueOn(day),
  )
const counted = (where: SQL | undefined) => sql<number>`(select count(*)::int from (
  select from ${tasks} where ${where} limit ${sql.raw(String(COUNTED_ROWS))}) counted)`

const openTallied = sql<number>`(
  select coalesce(sum(amount), 0)::int from ${taskTallies}
  where ${and(
    eq(taskTallies.organizationId, organization),
    eq(taskTallies.assignee, sql.placeholder('assignee')),
    inArray(taskTallies.status, ['open', 'in_progress']),
  )})`

type DueFor = { organizationId: string; assignee: string; today: string; tomorrow: string; limit: number }

export const taskListRepository = {
  /** One page with the counts of all tabs. A whole tab is what most people look at. */
  list: async (
    db: ReadHandle,
    organizationId: string,
    chosen: Chosen,
    view: { sort: Sort; page: Page },
  ): Promise<{ page: PageOf<WithViolation>; counts: Counts }> => {
    const { shown, all } = await matchingOf(db, organizationId, chosen)
    const request = { matching: shown, ...view }
    if (isFirstPage(view.page) && ['', 'tab', 'unresolved'].includes(shown.shape ?? 'search')) {
      const found = await queries.firstPage(db, request, talliedBy(chosen), byStatus)
      return { ...found, counts: { ...found.counts, capped: false } }
    }
    return {
      page: await queries.page(db, request),
      counts: await countsOf(db, organizationId, chosen, all),
    }
  },

  matching: async (db: ReadHandle, organizationId: string, chosen: Chosen): Promise<Matching> =>
    (await matchingOf(db, organizationId, chosen)).shown,

  page: (db: ReadHandle, matching: Matching, sort: Sort, page: Page) =>
    queries.page(db, { matching, sort, page }),

  /** High-priority tasks past their date, the longest overdue first, and how many there are, counted as far as it is worth it. */
  overdueHigh: async (db: ReadHandle, organizationId: string, today: string, limit: number) => {
    const build = (handle: ReadHandle) =>
      handle
        .select({
          id: tasks.id,
          title: tasks.title,
          messages: tasks.messages,
          dueDate: tasks.dueDate,
          total: counted(overdueHigh),
        })
        .from(tasks)
        .where(overdueHigh)
        .orderBy(asc(tasks.dueOrder), asc(tasks.id))
        .limit(sql.placeholder('limit'))
    const values = { organizationId, today, limit }
    const items = await statements.run(db, 'overdue high', build, values, { planned: 'each time' })
    return { items, total: items[0]?.total ?? 0 }
  },

  /** What somebody has to do by today, the earliest date first, and how much of it is late; `open` is with what is due later. */
  dueFor: async (db: ReadHandle, { limit, ...values }: DueFor) => {
    const due = dueBefore(sql.placeholder('tomorrow'))
    const order = [asc(tasks.dueOrder), asc(tasks.id)]
    const build = (handle: ReadHandle) => {
      const ids = handle
        .select({ id: tasks.id })
        .from(tasks)
        .where(due)
        .orderBy(...order)
        .limit(limit)
      const chosen = and(eq(tasks.organizationId, organization), sql`${tasks.id} = any(array(${ids}))`)
      const rows = taskRows.select(handle, asArray(taskRows.rows).as('row'), chosen, order)
      const overdue = counted(dueBefore(sql.placeholder('today')))
      return handle
        .select({ rows: aggregated(rows.row), due: counted(due), overdue, open: openTallied })
        .from(rows)
    }
    const [found] = await statements.run(db, `due ${limit}`, build, values, { planned: 'each time' })
    const { rows = [], ...counts } = found ?? { due: 0, overdue: 0, open: 0 }
    return { rows: rows.map(taskRows.rows.read), ...counts }
  },

  /** What a reader sees of the newest. */
  newest: (db: ReadHandle, organizationId: string, limit: number) => {
    const build = (handle: ReadHandle) =>
      handle
        .select({
          id: tasks.id,
          createdAt: tasks.createdAt,
          title: tasks.title,
          messages: tasks.messages,
          severity: tasks.severity,
          siteName: sql<string>`coalesce(${sites.name}, ${tasks.worksite})`,
        })
        .from(tasks)
        .leftJoin(sites, eq(sites.id, tasks.siteId))
        .where(eq(tasks.organizationId, organization))
        .orderBy(desc(tasks.createdAt), desc(tasks.id))
        .limit(limit)
    return statements.run(db, `newest ${limit}`, build, { organizationId })
  },

  countByStatus: async (db: ReadHandle, organizationId: string) => {
    const found = await db
      .select({ status: taskTallies.status, amount: sql<number>`sum(amount)::int` })
      .from(taskTallies)
      .where(eq(taskTallies.organizationId, organizationId))
      .groupBy(taskTallies.status)
      .having(sql`sum(amount) > 0`)
    return Object.fromEntries(found.map(({ status, amount }) => [status, amount]))
  },

  foldTallies: (tx: Transaction) => foldTallies(tx, taskTallies),
}
