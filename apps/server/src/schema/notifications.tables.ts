import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns'
import { organizationId } from './organizations.tables'
import { users } from './users.tables'

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    href: text().notNull(),
    readAt: timestamptz(),
    createdAt: timestamptz().notNull(),
  },
  table => [index('notifications_inbox').on(table.organizationId, table.userId, table.createdAt)],
)
