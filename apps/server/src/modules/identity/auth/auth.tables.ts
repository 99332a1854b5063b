import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { users } from '../users/users.tables'

/** Links we mailed: to confirm an address or to set a new password. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text().primaryKey(),
    purpose: text().$type<'verify_email' | 'reset_password'>().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address it was sent to: a link proves only that one. */
    email: text().notNull(),
    createdAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
  },
  table => [index('mailed_links_user').on(table.userId)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The cookie's token itself is never stored. */
    tokenHash: text().notNull().unique(),
    userAgent: text().notNull(),
    /** More than a password was shown: a code, a passkey or the organization's own sign-in. */
    twoFactor: boolean().notNull().default(false),
    /** Opened by an organization's identity provider. */
    singleSignOn: boolean().notNull().default(false),
    createdAt: timestamptz().notNull(),
    lastSeenAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  table => [index('sessions_user').on(table.userId)],
)

/** Short-lived tokens for the API. They fall with their session. */
export const bearers = pgTable(
  'bearers',
  {
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz().notNull(),
  },
  table => [index('bearers_session').on(table.sessionId), index('bearers_expiry').on(table.expiresAt)],
)
