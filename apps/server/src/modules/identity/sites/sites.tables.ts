import type { CountryCode, Industry, SitePpe } from '@plumbline/contract'
import { sql } from 'drizzle-orm'
import { doublePrecision, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../organizations/organizations.tables'

export const sites = pgTable(
  'sites',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    name: text().notNull(),
    address: text().notNull().default(''),
    country: text().$type<CountryCode>(),
    state: text(),
    timeZone: text(),
    /** Where a manager stood when they set it, in degrees; both or neither. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    industry: text().$type<Industry>().notNull(),
    ppe: jsonb().$type<SitePpe>().notNull(),
    archivedAt: timestamptz(),
    createdAt: timestamptz().notNull(),
    updatedAt: timestamptz().notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    // Archived sites count too, so that restoring one never makes two of the same name.
    uniqueIndex('sites_name').on(table.organizationId, sql`lower(name)`),
  ],
)

/** The site of an upload, a violation or a task. One that is in use can't be deleted. */
export const siteId = () => uuid().references(() => sites.id)
