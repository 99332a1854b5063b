import type { AnalysisDetail } from '@plumbline/contract'
import { type Finding, facesIn } from '@plumbline/inference'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { personName, type SpreadsheetQuery } from '../../../platform/db/spreadsheet-query'
import { violationCount, violationSeverities } from '../../findings/violations/violations.lookups'
import { media } from '../media/media.tables'
import { analyses } from './analysis.tables'

type Kept<Key extends keyof AnalysisDetail> = AnalysisDetail[Key] | null

/**
 * What each analysis was checked for and what not, and where faces are in its photo. Null for analyses from before this
 * was kept, and for those of something else than a photo.
 */
export async function lookedAt(tx: ReadHandle, organizationId: string, ids: string[]) {
  const rows = await tx
    .select({
      id: analyses.id,
      checked: sql<AnalysisDetail['checked']>`${analyses.detail}->'checked'`,
      mediaId: analyses.mediaId,
      kind: media.kind,
      width: sql<Kept<'width'>>`${analyses.detail}->'width'`,
      findings: sql<Kept<'findings'>>`${analyses.detail}->'findings'`,
    })
    .from(analyses)
    .innerJoin(media, eq(media.id, analyses.mediaId))
    .where(and(eq(analyses.organizationId, organizationId), inArray(analyses.id, ids)))
  return rows.map(({ kind, width, findings, ...kept }) => ({
    ...kept,
    hidden: kind === 'image' && width && findings ? { faces: facesIn(findings as Finding[]), width } : null,
  }))
}

/** What an analysis looked at or listened to, and at which site. */
export const analyzed = async (tx: ReadHandle, organizationId: string, id: string) =>
  (
    await tx
      .select({ medium: getTableColumns(media), siteId: analyses.siteId, area: analyses.area })
      .from(analyses)
      .innerJoin(media, eq(media.id, analyses.mediaId))
      .where(and(eq(analyses.organizationId, organizationId), eq(analyses.id, id)))
  )[0]

/** What a spreadsheet shows of the analyses. */
export const analysesSheet: SpreadsheetQuery = `select analyses.created_at as created, media.file_name as file, media.kind, sites.name as site, area,
      status, ${personName('users')} as person,
      ${violationCount('analyses.id')} as findings,
      ${violationSeverities('analyses.id')} as summary, analyses.id
    from analyses join media on media.id = media_id left join sites on sites.id = analyses.site_id
      left join users on users.id = requested_by
    where analyses.organization_id = :organization order by analyses.created_at desc`

/** How many wait and run, by kind, as a query. They are few enough: an index holds just those. */
export const analysisQueues = `
  select 'analysis ' || media.kind as name,
    count(*) filter (where status = 'queued' and not_before <= now())::int as waiting,
    count(*) filter (where status = 'running')::int as running,
    extract(epoch from now() - min(analyses.created_at) filter (where status = 'queued'))::int as "oldestSeconds"
  from analyses join media on media.id = analyses.media_id
  where status in ('queued', 'running')
  group by 1`
