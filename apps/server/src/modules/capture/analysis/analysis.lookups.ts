import { type SQLWrapper, sql } from 'drizzle-orm'
import { outer } from '../../../platform/db/columns'
import { analyses } from './analysis.tables'

/** Whether any analyses are at a site. */
export const hasAnalysesAtSite = (site: {
  organizationId: SQLWrapper
  id: SQLWrapper
}) => sql<boolean>`exists (
  select from ${analyses} u
  where u.organization_id = ${outer(site.organizationId)} and u.site_id = ${outer(site.id)})`
