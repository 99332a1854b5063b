import type { ApiScope } from '@plumbline/contract'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../organizations/organizations.tables'
import { optionalUser, users } from '../users/users.tables'

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    /** The account that records name as their author. Nobody can log in to it. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    prefix: text().notNull(),
    /** The key itself is never stored. */
    tokenHash: text().notNull().unique(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    requestsPerMinute: integer().notNull(),
    createdBy: optionalUser(),
    createdAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
    lastUsedAt: timestamptz(),
    revokedAt: timestamptz(),
  },
  table => [
    index('api_keys_by_organization').on(table.organizationId, table.createdAt),
    index('api_keys_by_user').on(table.userId),
    index('api_keys_by_creator').on(table.createdBy),
  ],
)
