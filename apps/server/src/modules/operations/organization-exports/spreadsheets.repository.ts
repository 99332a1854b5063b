import pg from 'pg'

const personName = (table: string) =>
  `coalesce(nullif(trim(${table}.first_name || ' ' || ${table}.last_name), ''), ${table}.email)`

const queries = {
  members: `select ${personName('users')} as name, email, title, role, joined_at as joined
    from memberships join users on users.id = user_id where organization_id = :organization order by joined_at`,
  sites: `select name, address, country, state, time_zone as "timeZone", industry, archived_at as archived,
      created_at as created, id
    from sites where organization_id = :organization order by name`,
  analyses: `select analyses.created_at as created, media.file_name as file, media.kind, sites.name as site, area,
      status, ${personName('users')} as person,
      (select count(*) from violations where analysis_id = analyses.id) as findings, summary, analyses.id
    from analyses join media on media.id = media_id left join sites on sites.id = analyses.site_id
      left join users on users.id = requested_by
    where analyses.organization_id = :organization order by analyses.created_at desc`,
  files: `select id, file_name as file, kind, content_type as "contentType", byte_size as size,
      captured_at as taken, created_at as created
    from media where organization_id = :organization order by created_at desc`,
  comments: `select tasks.title as task, note ->> 'created_at' as time,
      coalesce(${personName('users')}, note ->> 'user_name') as author, note ->> 'text' as comment, tasks.id
    from tasks cross join jsonb_array_elements(notes) as note
      left join users on users.id = (note ->> 'user_id')::uuid
    where tasks.organization_id = :organization order by tasks.created_at desc, tasks.id, time`,
  suggestions: `select name as suggestion, state as status, priority, due_date as due,
      ${personName('users')} as person, submitted_at as submitted, ${personName('deciders')} as "decidedBy",
      decided_at as decided, reason, task_suggestions.id
    from task_suggestions left join users on users.id = user_id
      left join users as deciders on deciders.id = decided_by
    where organization_id = :organization and state <> 'discarded' order by task_suggestions.created_at desc`,
  conversations: `select conversations.title as conversation, ${personName('users')} as person,
      conversation_messages.role as author, conversation_messages.created_at as time, content as text,
      conversations.id
    from conversation_messages join conversations on conversations.id = conversation_id
      join users on users.id = conversations.user_id
    where conversation_messages.organization_id = :organization
    order by conversations.created_at desc, conversations.id, position`,
  regulations: `select title, code as regulation_code, summary, industry, risk_level, tags, source, regulatory_body,
      jurisdiction, description, compliance_deadline, related_codes as related_regulations, is_active
    from regulations where organization_id = :organization and deleted_at is null order by created_at desc`,
} as const

export type SpreadsheetName = keyof typeof queries

/** What a spreadsheet shows, as a query whose rows have a field for each of its columns. */
export const spreadsheetQuery = (name: SpreadsheetName, organizationId: string) =>
  queries[name].replaceAll(':organization', pg.escapeLiteral(organizationId))
