import type { CompanySize, FixPhotoMode, Industry, Role } from '@plumbline/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { optionalUser, users } from '../users/users.tables'

export const organizations = pgTable('organizations', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  industry: text().$type<Industry>().notNull(),
  companySize: text().$type<CompanySize>().notNull(),
  /** Faces are made unrecognizable in what people see. */
  hideFaces: boolean().notNull().default(true),
  fixPhoto: text().$type<FixPhotoMode>().notNull().default('ask'),
  /** Work for a lawyer: no fines or causes, nothing is deleted by age, and only named people share reports. */
  counselMode: boolean().notNull().default(false),
  /** Whoever logged in with a password alone has to set up a second factor before anything else. */
  requiresTwoFactor: boolean().notNull().default(false),
  createdAt: timestamptz().notNull(),
  /** Set when an admin asked for it; until then it can be canceled. */
  deletesAt: timestamptz(),
})

/** The column of everything that belongs to an organization and goes with it. */
export const organizationId = () =>
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
    /** Named to share reports while the organization is in counsel mode. */
    mayShare: boolean().notNull().default(false),
    joinedAt: timestamptz().notNull(),
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
    invitedBy: optionalUser(),
    /** Set when the email is sent; the link's token itself is never stored. */
    tokenHash: text().unique(),
    createdAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
    acceptedAt: timestamptz(),
    revokedAt: timestamptz(),
  },
  table => [
    uniqueIndex('invitations_open')
      .on(table.organizationId, table.email)
      .where(sql`accepted_at is null and revoked_at is null`),
  ],
)
