import type { Priority, Severity, Task, TaskStatus } from '@plumbline/contract'
import { date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organizations } from '../organizations/organizations.tables'
import { users } from '../users/users.tables'
import { violations } from '../violations/violations.tables'

export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    status: text().$type<TaskStatus>().notNull(),
    priority: text().$type<Priority>().notNull(),
    dueDate: date(),
    assignee: uuid().references(() => users.id, { onDelete: 'set null' }),
    reporter: uuid().references(() => users.id, { onDelete: 'set null' }),
    violationId: uuid().references(() => violations.id, { onDelete: 'set null' }),
    worksite: text().notNull(),
    regulationCode: text(),
    severity: text().$type<Severity>(),
    steps: jsonb().$type<Task['steps']>().notNull(),
    notes: jsonb().$type<Task['notes']>().notNull(),
    tags: text().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    index('tasks_newest').on(table.organizationId, table.createdAt),
    index('tasks_violation').on(table.violationId),
  ],
)
