import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId, organizations } from '../organizations/organizations.tables'
import { users } from '../users/users.tables'

/** The identity provider of an organization. */
export const ssoConnections = pgTable('sso_connections', {
  organizationId: uuid()
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Encrypted with the installation's key: it is sent to the identity provider, so it can't be hashed. */
  clientSecret: text().notNull(),
  enabled: boolean().notNull().default(false),
  /** Members with an address in a verified domain log in this way only, except admins. */
  required: boolean().notNull().default(false),
  updatedAt: timestamptz().notNull(),
})

export const ssoDomains = pgTable(
  'sso_domains',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    domain: text().notNull(),
    /** Public: it proves control of the domain only once it is in the domain's DNS. */
    token: text().notNull(),
    createdAt: timestamptz().notNull(),
    verifiedAt: timestamptz(),
  },
  table => [
    uniqueIndex('sso_domains_of_organization').on(table.organizationId, table.domain),
    // A domain has one owner: only their identity provider speaks for its addresses.
    uniqueIndex('sso_domains_verified').on(table.domain).where(sql`verified_at is not null`),
  ],
)

/** Whom an identity provider means by a subject, bound at their first login. */
export const ssoIdentities = pgTable(
  'sso_identities',
  {
    organizationId: organizationId(),
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamptz().notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.issuer, table.subject] }),
    uniqueIndex('sso_identities_of_user').on(table.organizationId, table.issuer, table.userId),
    index('sso_identities_by_user').on(table.userId),
  ],
)

/** A login that is under way at an identity provider. */
export const ssoAttempts = pgTable(
  'sso_attempts',
  {
    stateHash: text().primaryKey(),
    organizationId: organizationId(),
    /** Of the cookie in the browser that began it; in another browser it can't be finished. */
    browserHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  table => [index('sso_attempts_expiry').on(table.expiresAt)],
)
