import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { sessions } from '../../identity/auth/auth.tables'
import { users } from '../../identity/users/users.tables'

/** The installation's own key pair, by which push services know who sends. One row, made at the first need. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey(),
    publicKey: text().notNull(),
    privateKey: text().notNull(),
    createdAt: timestamptz().notNull(),
  },
  table => [check('push_keys_one_row', sql`${table.id} = 1`)],
)

export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whoever logs out on a device, or is logged out of it, gets no more notifications there. */
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    name: text().notNull(),
    createdAt: timestamptz().notNull(),
  },
  table => [index('push_devices_user').on(table.userId)],
)
