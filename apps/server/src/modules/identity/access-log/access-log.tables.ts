import type { AccessEventKind } from '@plumbline/contract'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizations } from '../organizations/organizations.tables'
import { optionalUser } from '../users/users.tables'

export const accessEvents = pgTable(
  'access_events',
  {
    id: uuid().primaryKey(),
    /** Null where an unknown person tried to log in. */
    organizationId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    /** Who did it. */
    userId: optionalUser(),
    /** The other person it happened to. */
    subjectId: optionalUser(),
    kind: text().$type<AccessEventKind>().notNull(),
    /** The name of the API key that did it; empty for people, whose names are in `users`. */
    actor: text().notNull().default(''),
    address: text().notNull().default(''),
    details: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamptz().notNull(),
  },
  table => [
    index('access_events_by_time').on(table.organizationId, table.createdAt, table.id),
    index('access_events_by_age').on(table.createdAt),
    index('access_events_by_person').on(table.userId),
    index('access_events_by_subject').on(table.subjectId),
  ],
)
