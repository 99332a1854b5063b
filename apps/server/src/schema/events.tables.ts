import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organizations } from './organizations.tables'
import { users } from './users.tables'

export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    event: text().notNull(),
    source: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  table => [index('events_by_time').on(table.organizationId, table.createdAt)],
)

/** Uncaught errors that browsers reported. Open to anyone, so bound to nobody. */
export const clientErrors = pgTable('client_errors', {
  id: uuid().primaryKey(),
  message: text().notNull(),
  stack: text().notNull(),
  url: text().notNull(),
  userAgent: text().notNull(),
  reportedAt: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
