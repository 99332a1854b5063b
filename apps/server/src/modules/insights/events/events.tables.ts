import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { optionalUser } from '../../identity/users/users.tables'

export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    userId: optionalUser(),
    event: text().notNull(),
    source: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamptz().notNull(),
  },
  table => [
    index('events_by_time').on(table.organizationId, table.createdAt),
    index('events_by_name').on(table.organizationId, table.event, table.createdAt),
  ],
)

/** Uncaught errors that browsers reported. Open to anyone, so bound to nobody. */
export const clientErrors = pgTable('client_errors', {
  id: uuid().primaryKey(),
  message: text().notNull(),
  stack: text().notNull(),
  url: text().notNull(),
  userAgent: text().notNull(),
  reportedAt: text().notNull(),
  createdAt: timestamptz().notNull(),
})
