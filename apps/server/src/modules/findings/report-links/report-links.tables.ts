import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'
import { violations } from '../violations/violations.tables'

/** Links that show the report of one violation to people without an account. */
export const reportLinks = pgTable(
  'report_links',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    violationId: uuid()
      .notNull()
      .references(() => violations.id, { onDelete: 'cascade' }),
    /** Of the token in the link, which is stored nowhere; null until the email with it is sent. */
    tokenHash: text().unique(),
    sentTo: text(),
    /** The report is printed for this person, so the link ends with the account. */
    createdBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
    revokedAt: timestamptz(),
  },
  table => [
    index('report_links_of').on(table.organizationId, table.violationId, table.createdAt),
    index('report_links_violation').on(table.violationId),
  ],
)
