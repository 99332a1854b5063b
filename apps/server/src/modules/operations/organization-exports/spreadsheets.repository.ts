import pg from 'pg'
import { personName, type SpreadsheetQuery } from '../../../platform/db/spreadsheet-query'
import { conversationsSheet } from '../../assistant/assistant/conversations.lookups'
import { analysesSheet } from '../../capture/analysis/analysis.lookups'
import { filesSheet } from '../../capture/media/media.lookups'
import { regulationsSheet } from '../../library/regulations/regulations.lookups'
import { suggestionsSheet } from '../../work/suggestions/suggestions.lookups'
import { commentsSheet } from '../../work/tasks/tasks.lookups'

const membersSheet: SpreadsheetQuery = `select ${personName('users')} as name, email, title, role, joined_at as joined
    from memberships join users on users.id = user_id where organization_id = :organization order by joined_at`
const sitesSheet: SpreadsheetQuery = `select name, address, country, state, time_zone as "timeZone", industry, archived_at as archived,
      created_at as created, id
    from sites where organization_id = :organization order by name`

const queries = {
  members: membersSheet,
  sites: sitesSheet,
  analyses: analysesSheet,
  files: filesSheet,
  comments: commentsSheet,
  suggestions: suggestionsSheet,
  conversations: conversationsSheet,
  regulations: regulationsSheet,
}

export type SpreadsheetName = keyof typeof queries

/** What a spreadsheet shows, as a query whose rows have a field for each of its columns. */
export const spreadsheetQuery = (name: SpreadsheetName, organizationId: string) =>
  queries[name].replaceAll(':organization', pg.escapeLiteral(organizationId))
