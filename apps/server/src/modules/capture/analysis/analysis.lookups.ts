import type { AnalysisDetail } from '@plumbline/contract'
import { and, eq, getTableColumns, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { ReadHandle } from '../../../platform/db/client'
import { outer } from '../../../platform/db/columns'
import { media } from '../media/media.tables'
import { analyses } from './analysis.tables'

/** Whether any analyses are at a site. */
export const hasAnalysesAtSite = (site: {
  organizationId: SQLWrapper
  id: SQLWrapper
}) => sql<boolean>`exists (
  select from ${analyses} u
  where u.organization_id = ${outer(site.organizationId)} and u.site_id = ${outer(site.id)})`

/** What each analysis was checked for and what not; null for analyses from before this was kept. */
export const checkedIn = (tx: ReadHandle, organizationId: string, ids: string[]) =>
  tx
    .select({
      id: analyses.id,
      checked: sql<AnalysisDetail['checked']>`${analyses.detail}->'checked'`,
    })
    .from(analyses)
    .where(and(eq(analyses.organizationId, organizationId), inArray(analyses.id, ids)))

/** What an analysis looked at or listened to, and at which site. */
export const analyzed = async (tx: ReadHandle, organizationId: string, id: string) =>
  (
    await tx
      .select({ medium: getTableColumns(media), siteId: analyses.siteId, area: analyses.area })
      .from(analyses)
      .innerJoin(media, eq(media.id, analyses.mediaId))
      .where(and(eq(analyses.organizationId, organizationId), eq(analyses.id, id)))
  )[0]
