import type { SavedViewList } from '@plumbline/contract'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'

/** Filters of a list that a person keeps under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text().$type<SavedViewList>().notNull(),
    name: text().notNull(),
    query: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamptz().notNull(),
  },
  table => [
    uniqueIndex('saved_views_name').on(table.organizationId, table.userId, table.list, sql`lower(name)`),
  ],
)
