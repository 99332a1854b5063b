import type { CompanySize, Industry, Role } from '@plumbline/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.tables'

export const organizations = pgTable('organizations', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  industry: text().$type<Industry>().notNull(),
  companySize: text().$type<CompanySize>().notNull(),
  /** Faces are made unrecognizable in what people see. */
  hideFaces: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

const organizationId = () =>
  uuid()
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' })

export const memberships = pgTable(
  'memberships',
  {
    organizationId: organizationId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index('memberships_user').on(table.userId),
  ],
)

export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Set when the email is sent; the link's token itself is never stored. */
    tokenHash: text().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    acceptedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  table => [
    uniqueIndex('invitations_open')
      .on(table.organizationId, table.email)
      .where(sql`accepted_at is null and revoked_at is null`),
  ],
)
