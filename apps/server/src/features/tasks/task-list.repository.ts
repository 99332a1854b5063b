import type { listTasks, Priority, QueryOf, taskSorts } from '@plumbline/contract'
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../platform/db/client'
import { COUNTED_ROWS, type Order, type Page, readPage } from '../../platform/db/paging'
import { type Matching, planSearch } from '../../platform/db/text-search'
import { tasks, taskTallies } from '../../schema/tasks.tables'

type Sort = (typeof taskSorts)[number]
/** The filters with `all` left out and `me` resolved; `overdueOn` is the day that makes the others late. */
export type Chosen = Pick<QueryOf<typeof listTasks>, 'searchTerm'> & {
  tab?: 'open' | 'in_progress' | 'completed' | undefined
  status?: 'open' | 'in_progress' | 'completed' | 'closed' | undefined
  priority?: Priority | undefined
  assignee?: string | null | undefined
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

const rank: Record<Priority, number> = { high: 3, medium: 2, low: 1 }
const ofAssignee = (column: PgColumn, assignee: string | null | undefined) =>
  assignee === null ? isNull(column) : assignee ? eq(column, assignee) : undefined

/** All filters but words and status, which the tabs count by. */
const besidesStatus = (chosen: Chosen): SQL | undefined =>
  and(
    chosen.priority ? eq(tasks.urgency, rank[chosen.priority]) : undefined,
    ofAssignee(tasks.assignee, chosen.assignee),
    chosen.overdueOn
      ? and(inArray(tasks.tab, ['open', 'in_progress']), lt(tasks.dueOrder, chosen.overdueOn))
      : undefined,
  )

/** The index is by tab; a status is found within the tab it stands under. */
const ofStatus = ({ tab, status }: Chosen) =>
  and(
    tab ? eq(tasks.tab, tab) : undefined,
    status === 'open' || status === 'in_progress' ? eq(tasks.tab, status) : undefined,
    status === 'closed' ? and(eq(tasks.tab, 'completed'), eq(tasks.status, 'closed')) : undefined,
    status === 'completed' ? eq(tasks.status, 'completed') : undefined,
  )

const byStatus = (amount: SQL, column: SQL) => ({
  open: sql<number>`coalesce(${amount} filter (where ${column} = 'open'), 0)::int`,
  inProgress: sql<number>`coalesce(${amount} filter (where ${column} = 'in_progress'), 0)::int`,
  completed: sql<number>`coalesce(${amount} filter (where ${column} = 'completed'), 0)::int`,
  closed: sql<number>`coalesce(${amount} filter (where ${column} = 'closed'), 0)::int`,
})

export const taskListRepository = {
  matching: async (tx: Transaction, organizationId: string, chosen: Chosen): Promise<Matching> => {
    const others = besidesStatus(chosen)
    const status = ofStatus(chosen)
    if (!chosen.searchTerm) {
      const where = and(eq(tasks.organizationId, organizationId), others)
      return { first: () => and(where, status), counted: where }
    }
    const texts = [{ salt: organizationId.slice(0, 8), text: chosen.searchTerm }]
    const total = sql`select coalesce(sum(amount), 0) from ${taskTallies} where organization_id = ${organizationId}`
    const about = { organizationId, newest: tasks.createdAt, total }
    const all = await planSearch(tx, tasks, { ...about, others }, { texts })
    const shown = status
      ? await planSearch(tx, tasks, { ...about, others: and(others, status) }, { texts })
      : all
    return { first: shown.first, counted: all.counted }
  },

  page: (tx: Transaction, matching: Matching, sort: Sort, page: Page) =>
    readPage(tx, tasks, matching, orders[sort], page),

  /** For the tabs: exact where the tallies know the response; otherwise counted as far as it is worth it. */
  counts: async (
    tx: Transaction,
    organizationId: string,
    chosen: Chosen,
    matching: Matching,
  ): Promise<Counts> => {
    const known = !chosen.searchTerm && !chosen.overdueOn
    const [found] = await (known
      ? tx
          .select(byStatus(sql`sum(amount)`, sql`status`))
          .from(taskTallies)
          .where(
            and(
              eq(taskTallies.organizationId, organizationId),
              chosen.priority ? eq(taskTallies.priority, chosen.priority) : undefined,
              ofAssignee(taskTallies.assignee, chosen.assignee),
            ),
          )
      : tx
          .select(byStatus(sql`count(*)`, sql`status`))
          .from(
            tx
              .select({ status: tasks.status })
              .from(tasks)
              .where(matching.counted)
              .limit(COUNTED_ROWS)
              .as('first_rows'),
          ))
    const counts = found ?? { open: 0, inProgress: 0, completed: 0, closed: 0 }
    const all = counts.open + counts.inProgress + counts.completed + counts.closed
    return { ...counts, capped: !known && all >= COUNTED_ROWS }
  },

  countByStatus: async (tx: Transaction, organizationId: string) => {
    const found = await tx
      .select({ status: taskTallies.status, amount: sql<number>`sum(amount)::int` })
      .from(taskTallies)
      .where(eq(taskTallies.organizationId, organizationId))
      .groupBy(taskTallies.status)
      .having(sql`sum(amount) > 0`)
    return Object.fromEntries(found.map(({ status, amount }) => [status, amount]))
  },

  /** Folds the differences of busy organizations into one row for each kind. */
  foldTallies: async (tx: Transaction) => {
    await tx.execute(sql`
      with gone as (
        delete from ${taskTallies} where organization_id in (
          select organization_id from ${taskTallies} group by 1 having count(*) > 500)
        returning *)
      insert into ${taskTallies}
      select organization_id, status, priority, assignee, sum(amount)
      from gone group by 1, 2, 3, 4 having sum(amount) <> 0`)
  },
}
