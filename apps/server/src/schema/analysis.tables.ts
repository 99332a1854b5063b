import type { AnalysisDetail, analysisStages, analysisStatuses } from '@plumbline/contract'
import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { media } from './media.tables'
import { organizations } from './organizations.tables'
import { users } from './users.tables'

/**
 * One analysis of one upload. The table is its own queue: a worker claims the oldest row nobody holds, and renews
 * its lease while it works, so that a killed worker's row is free again within seconds.
 */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid().primaryKey(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    requestedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    captureSource: text().$type<'mobile' | 'upload'>().notNull(),
    status: text().$type<(typeof analysisStatuses)[number]>().notNull(),
    stage: text().$type<(typeof analysisStages)[number]>().notNull(),
    progress: doublePrecision().notNull().default(0),
    attempts: integer().notNull().default(0),
    leaseUntil: timestamp({ withTimezone: true }),
    notBefore: timestamp({ withTimezone: true }).notNull(),
    /** Reserved when uploaded; then spent by a result or returned by a failure, once. */
    credit: text().$type<'reserved' | 'spent' | 'returned'>().notNull(),
    errorCode: text(),
    errorMessage: text(),
    summary: text().notNull().default(''),
    detail: jsonb().$type<AnalysisDetail>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  table => [
    index('analyses_newest').on(table.organizationId, table.createdAt),
    index('analyses_waiting').on(table.createdAt).where(sql`status in ('queued', 'running')`),
    index('analyses_media').on(table.mediaId),
  ],
)
