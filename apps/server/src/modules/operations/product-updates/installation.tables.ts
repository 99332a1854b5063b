import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'

/** What this installation knows of itself. One row, made at the first start. */
export const installation = pgTable(
  'installation',
  {
    id: integer().primaryKey(),
    /** The version whose changes people were told of last. */
    announcedVersion: text().notNull(),
    announcedAt: timestamptz().notNull(),
  },
  table => [check('installation_one_row', sql`${table.id} = 1`)],
)
