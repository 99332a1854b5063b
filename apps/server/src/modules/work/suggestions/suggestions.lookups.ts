import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { ReadHandle } from '../../../platform/db/client'
import { outer } from '../../../platform/db/columns'
import { taskSuggestions } from './suggestions.tables'

/** How many suggestions wait for a decision. */
export const pendingAmount = (organizationId: SQLWrapper) => sql<number>`(
  select count(*)::int from ${taskSuggestions} s
  where s.organization_id = ${outer(organizationId)} and s.state = 'submitted')`

export const hasSuggestion = async (tx: ReadHandle, organizationId: string, id: string): Promise<boolean> =>
  (await tx.$count(
    taskSuggestions,
    and(eq(taskSuggestions.organizationId, organizationId), eq(taskSuggestions.id, id)),
  )) > 0
