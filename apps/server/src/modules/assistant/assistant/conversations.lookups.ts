import { personName, type SpreadsheetQuery } from '../../../platform/db/spreadsheet-query'

/** What a spreadsheet shows of the conversations. */
export const conversationsSheet: SpreadsheetQuery = `select conversations.title as conversation, ${personName('users')} as person,
      conversation_messages.role as author, conversation_messages.created_at as time, content as text,
      conversations.id
    from conversation_messages join conversations on conversations.id = conversation_id
      join users on users.id = conversations.user_id
    where conversation_messages.organization_id = :organization
    order by conversations.created_at desc, conversations.id, position`
