import type { LocalizedMessage, Priority, Severity } from '@plumbline/contract'
import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { violations } from '../../findings/violations/violations.tables'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { optionalUser } from '../../identity/users/users.tables'
import { tasks } from '../tasks/tasks.tables'

export type SuggestionState = 'generated' | 'submitted' | 'discarded' | 'approved' | 'rejected'

/**
 * Tasks that the assistant proposed. What they say is kept as messages, so that everyone reads them in their own
 * language and a deleted violation takes nothing away.
 */
export const taskSuggestions = pgTable(
  'task_suggestions',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    violationId: uuid().references(() => violations.id, { onDelete: 'set null' }),
    userId: optionalUser(),
    state: text().$type<SuggestionState>().notNull(),
    /** The violation as it was then. */
    name: jsonb().$type<LocalizedMessage>().notNull(),
    description: jsonb().$type<LocalizedMessage>().notNull(),
    location: text().notNull(),
    /** Empty where the violation has none; the general ones are shown instead. */
    steps: jsonb().$type<LocalizedMessage[]>().notNull(),
    /** What the person wants the task to mention. */
    note: text().notNull(),
    severity: text().$type<Severity>().notNull(),
    priority: text().$type<Priority>().notNull(),
    dueDate: date().notNull(),
    regulationCodes: text().array().notNull(),
    createdAt: timestamptz().notNull(),
    submittedAt: timestamptz(),
    decidedBy: optionalUser(),
    decidedAt: timestamptz(),
    reason: text().notNull().default(''),
    taskId: uuid().references(() => tasks.id, { onDelete: 'set null' }),
  },
  table => [
    index('task_suggestions_waiting')
      .on(table.organizationId, table.submittedAt)
      .where(sql`state = 'submitted'`),
    index('task_suggestions_violation').on(table.violationId, table.createdAt),
    index('task_suggestions_task').on(table.taskId),
  ],
)
