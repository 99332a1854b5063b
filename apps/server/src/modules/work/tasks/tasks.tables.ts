import type { Priority, Severity, Task, TaskStatus, taskHistoryFields } from '@plumbline/contract'
import type { TaskMessages } from '@plumbline/messages'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestamptz, tsvector } from '../../../platform/db/columns'
import { violations } from '../../findings/violations/violations.tables'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { siteId } from '../../identity/sites/sites.tables'
import { optionalUser } from '../../identity/users/users.tables'

export type TaskTab = 'open' | 'in_progress' | 'completed'

export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    title: text().notNull(),
    description: text().notNull(),
    /** Of its title, description and steps, what the product wrote; null where people wrote all of it. */
    messages: jsonb().$type<TaskMessages>(),
    status: text().$type<TaskStatus>().notNull(),
    priority: text().$type<Priority>().notNull(),
    dueDate: date(),
    assignee: optionalUser(),
    reporter: optionalUser(),
    violationId: uuid().references(() => violations.id, { onDelete: 'set null' }),
    siteId: siteId(),
    /** The name of the site as it was when this was written, so that a search finds it; or a person's own text. */
    worksite: text().notNull(),
    regulationCode: text(),
    severity: text().$type<Severity>(),
    steps: jsonb().$type<Task['steps']>().notNull(),
    notes: jsonb().$type<Task['notes']>().notNull(),
    tags: text().array().notNull(),
    createdAt: timestamptz().notNull(),
    updatedAt: timestamptz().notNull(),
    version: integer().notNull().default(1),
    /** For which due date the assignee was reminded, and told that it has passed: once each, and again for a new date. */
    remindedFor: date(),
    overdueNoticeFor: date(),
    /** The same for the organization's webhooks, which also hear of tasks without an assignee. */
    overduePublishedFor: date(),
    /** What the client called its request, so that the same request sent twice makes one task. */
    requestId: text(),
    /** Completed and closed stand under one tab. */
    tab: text()
      .$type<TaskTab>()
      .generatedAlwaysAs(
        (): SQL => sql`case when status in ('completed', 'closed') then 'completed' else status end`,
      ),
    /** A task without a date comes after all others. */
    dueOrder: date().generatedAlwaysAs((): SQL => sql`coalesce(due_date, 'infinity'::date)`),
    urgency: smallint().generatedAlwaysAs(
      (): SQL => sql`case priority when 'high' then 3 when 'medium' then 2 else 1 end`,
    ),
    search: tsvector().generatedAlwaysAs(
      (): SQL => sql`task_words(organization_id, title, description, worksite, regulation_code, tags)`,
    ),
  },
  table => [
    index('tasks_newest').on(table.organizationId, table.createdAt, table.id),
    index('tasks_updated').on(table.organizationId, table.updatedAt, table.id),
    index('tasks_due').on(table.organizationId, table.dueOrder, table.id),
    index('tasks_urgency').on(table.organizationId, table.urgency, table.createdAt, table.id),
    index('tasks_tab').on(table.organizationId, table.tab, table.createdAt, table.id),
    index('tasks_tab_due').on(table.organizationId, table.tab, table.dueOrder, table.id),
    // The list opens on what is still to be done, the earliest date first.
    index('tasks_unresolved_due')
      .on(table.organizationId, table.dueOrder, table.id)
      .where(sql`status in ('open', 'in_progress')`),
    index('tasks_tab_urgency').on(table.organizationId, table.tab, table.urgency, table.createdAt, table.id),
    // Closing is what people do; a task that is only completed is rare among the others of its tab.
    index('tasks_only_completed')
      .on(table.organizationId, table.createdAt, table.id)
      .where(sql`status = 'completed'`),
    index('tasks_assignee').on(table.organizationId, table.assignee, table.createdAt, table.id),
    index('tasks_assignee_tab').on(
      table.organizationId,
      table.assignee,
      table.tab,
      table.createdAt,
      table.id,
    ),
    index('tasks_site').on(table.organizationId, table.siteId, table.createdAt, table.id),
    index('tasks_site_tab').on(table.organizationId, table.siteId, table.tab, table.createdAt, table.id),
    index('tasks_search').using('gin', table.search),
    index('tasks_violation').on(table.violationId),
    uniqueIndex('tasks_request').on(table.organizationId, table.requestId),
    index('tasks_to_remind')
      .on(table.dueDate)
      .where(sql`status in ('open', 'in_progress') and assignee is not null`),
  ],
)

/** How many tasks there are of each kind; see the tallies of violations. */
export const taskTallies = pgTable(
  'task_tallies',
  {
    organizationId: uuid().notNull(),
    status: text().$type<TaskStatus>().notNull(),
    priority: text().$type<Priority>().notNull(),
    assignee: uuid(),
    siteId: uuid(),
    amount: integer().notNull(),
  },
  table => [index('task_tallies_of').on(table.organizationId)],
)

/** The history of a task: one row for each field that changed. Never changed, only added to. */
export const taskChanges = pgTable(
  'task_changes',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: optionalUser(),
    /** As they were called then. Empty for the product itself. */
    userName: text().notNull(),
    field: text().$type<(typeof taskHistoryFields)[number]>().notNull(),
    from: text(),
    to: text(),
    createdAt: timestamptz().notNull(),
    /** Tells apart what changed in the same moment. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  table => [index('task_changes_of').on(table.organizationId, table.taskId, table.position)],
)
