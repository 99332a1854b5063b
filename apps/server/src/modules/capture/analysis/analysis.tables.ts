import type { AnalysisDetail, AnalysisPreview, analysisStages, analysisStatuses } from '@plumbline/contract'
import type { KeptTrack } from '@plumbline/inference'
import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { siteId } from '../../identity/sites/sites.tables'
import { optionalUser } from '../../identity/users/users.tables'
import { media } from '../media/media.tables'

/** What rules can be applied to again; `mediaId` is the frame that shows it. */
export type StoredTrack = KeptTrack & { mediaId: string | null }
/** A finding below the organization's threshold; when a person adds it, its confidence is known. */
export type HeldBack = { hazard: string; confidence: number }
/** Neither is a client's business, and neither was always kept. */
export type StoredDetail = AnalysisDetail & { tracks?: StoredTrack[]; heldBack?: HeldBack[] }

/**
 * One analysis of one upload. The table is its own queue: a worker claims a row nobody holds, in turns between the
 * organizations, and renews its lease while it works, so that a killed worker's row is free again within seconds.
 */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    requestedBy: optionalUser(),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    /** The part of the site, as a person wrote it. */
    area: text().notNull().default(''),
    captureSource: text().$type<'mobile' | 'upload'>().notNull(),
    status: text().$type<(typeof analysisStatuses)[number]>().notNull(),
    stage: text().$type<(typeof analysisStages)[number]>().notNull(),
    progress: doublePrecision().notNull().default(0),
    attempts: integer().notNull().default(0),
    leaseUntil: timestamptz(),
    notBefore: timestamptz().notNull(),
    /** By the database's clock: when a worker last claimed it, and how long workers have worked on it. */
    startedAt: timestamptz(),
    workSeconds: doublePrecision().notNull().default(0),
    /** Reserved when uploaded; then spent by a result or returned by a failure, once. */
    credit: text().$type<'reserved' | 'spent' | 'returned'>().notNull(),
    errorCode: text(),
    errorMessage: text(),
    summary: text().notNull().default(''),
    /** What a first look at the whole picture shows while the analysis runs. */
    preview: jsonb().$type<AnalysisPreview>(),
    detail: jsonb().$type<StoredDetail>(),
    createdAt: timestamptz().notNull(),
    finishedAt: timestamptz(),
    /** The span of the upload, so that the analysis is in the same trace. */
    traceparent: text(),
  },
  table => [
    index('analyses_newest').on(table.organizationId, table.createdAt),
    index('analyses_site').on(table.organizationId, table.siteId, table.createdAt),
    index('analyses_waiting').on(table.createdAt).where(sql`status in ('queued', 'running')`),
    index('analyses_media').on(table.mediaId),
    index('analyses_started').on(table.organizationId, table.startedAt),
  ],
)
