import type { AnalysisDetail } from '@plumbline/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ReadHandle } from '../../../../platform/db/client'
import { analyses } from '../../../capture/analysis/analysis.tables'

export const reportAnalysesRepository = {
  /** What each analysis was checked for and what not; null for analyses from before this was kept. */
  checkedOf: (tx: ReadHandle, organizationId: string, ids: string[]) =>
    tx
      .select({
        id: analyses.id,
        checked: sql<AnalysisDetail['checked']>`${analyses.detail}->'checked'`,
      })
      .from(analyses)
      .where(and(eq(analyses.organizationId, organizationId), inArray(analyses.id, ids))),
}
