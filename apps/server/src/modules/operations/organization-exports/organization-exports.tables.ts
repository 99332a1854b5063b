import type { ExportContent, ExportStatus } from '@plumbline/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { optionalUser } from '../../identity/users/users.tables'

/** Files with everything that an organization owns. The file is in the storage, at `<organization>/exports/<id>.zip`. */
export const organizationExports = pgTable(
  'organization_exports',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    requestedBy: optionalUser(),
    content: text().$type<ExportContent>().notNull().default('organization'),
    status: text().$type<ExportStatus>().notNull(),
    progress: real().notNull().default(0),
    /** How often a worker began; one that dies leaves it to the next. */
    attempts: integer().notNull().default(0),
    rows: integer(),
    files: integer(),
    byteSize: bigint({ mode: 'number' }),
    createdAt: timestamptz().notNull(),
    /** Renewed while a worker is at it. */
    updatedAt: timestamptz().notNull(),
    finishedAt: timestamptz(),
    expiresAt: timestamptz(),
  },
  table => [
    index('organization_exports_newest').on(table.organizationId, table.createdAt),
    uniqueIndex('organization_exports_one_at_a_time')
      .on(table.organizationId)
      .where(sql`status in ('queued', 'running')`),
  ],
)
