import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { outer } from '../../../platform/db/columns'
import { personName, type SpreadsheetQuery } from '../../../platform/db/spreadsheet-query'
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

/** What a spreadsheet shows of the suggestions. */
export const suggestionsSheet: SpreadsheetQuery = `select name as suggestion, state as status, priority, due_date as due,
      ${personName('users')} as person, submitted_at as submitted, ${personName('deciders')} as "decidedBy",
      decided_at as decided, reason, task_suggestions.id
    from task_suggestions left join users on users.id = user_id
      left join users as deciders on deciders.id = decided_by
    where organization_id = :organization and state <> 'discarded' order by task_suggestions.created_at desc`
