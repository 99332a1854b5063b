import { copyTypes } from '@plumbline/domain'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Transaction } from '../../../platform/db/client'
import type { OwnedTable } from '../../../platform/module'
import { importedRegulations } from '../../library/regulations/regulations.lookups'
import { ownedTables } from '../../tables'

const { escapeIdentifier: identifier, escapeLiteral: literal } = pg

/** 256 bits, as PostgreSQL makes them without extensions. */
const RANDOM_BYTES = 'uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())'

/** What can't be as it was: secrets are replaced, and nothing is sent for events that are long over. */
const replaced: Record<string, Record<string, string>> = {
  // Whoever asked for a deletion asked the installation that the export is from.
  organizations: { deletes_at: 'null' },
  users: { password_hash: ':passwordHash', current_organization_id: ':organization', deletes_at: 'null' },
  // Nobody comes before the first admin here, who can be its operator.
  memberships: {
    joined_at: `greatest(joined_at, (select min(joined_at) + interval '1 millisecond' from memberships
      where role = 'admin' and organization_id <> :organization))`,
  },
  // What copies are made as: any other type could be a page with a script.
  media: {
    display_type: `case when display_type in (${copyTypes.map(literal).join()}) then display_type end`,
  },
  // What is paid for was paid for at the installation that the export is from; whoever runs this one sets a plan.
  subscriptions: {
    plan: literal('free'),
    status: literal('active'),
    expires_at: 'null',
    payment_method: 'null',
    site_limit: 'null',
    user_limit: 'null',
    analyses_remaining: '0',
    questions_remaining: '0',
    extra_analyses: '0',
    free_analyses_left: '0',
    free_questions_left: '0',
    renews_at: 'null',
    time_zone: `case when time_zone in (select name from pg_timezone_names) then time_zone else 'UTC' end`,
  },
  notification_settings: { unsubscribe_key: `encode(${RANDOM_BYTES}, 'hex')` },
  webhooks: {
    secret: `case when kind = 'json' then 'whsec_' || encode(${RANDOM_BYTES}, 'base64') end`,
    enabled: 'false',
  },
  webhook_deliveries: {
    state: `case when state = 'pending' then 'failed' else state end`,
    next_attempt_at: 'null',
  },
  regulations: { replaces: importedRegulations.replaces },
}

/** Rows that are left out where this release doesn't have what they refer to. */
const requirements: Record<string, string> = {
  violation_regulations: importedRegulations.isKnown,
}

function ownership({ name, owner }: OwnedTable) {
  if (name === 'users') return 'true'
  // Accounts of this import are known by its password, which nobody has.
  if (name === 'memberships')
    return `imported.organization_id = :organization
      and imported.user_id in (select id from users where password_hash = :passwordHash)`
  if (owner !== 'user_id') return `imported.${owner} = :organization`
  return 'imported.user_id in (select user_id from memberships where organization_id = :organization)'
}

export type Imported = { organizationId: string; passwordHash: string; now: Date }

const fillIn = (text: string, { organizationId, passwordHash }: Imported) =>
  text
    .replaceAll(':organization', () => literal(organizationId))
    .replaceAll(':passwordHash', () => literal(passwordHash))

export const importRowsRepository = {
  begin: async (tx: Transaction) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  },

  exists: async (tx: Transaction, organizationId: string) => {
    const { rows } = await tx.execute(sql`select 1 from organizations where id = ${organizationId}`)
    return rows.length > 0
  },

  /** Returns how many of the rows are the organization's own, and how many of those were stored. */
  insert: async (
    tx: Transaction,
    table: OwnedTable,
    columns: string[],
    rows: string[],
    imported: Imported,
  ): Promise<{ own: number; stored: number }> => {
    const replacements = replaced[table.name] ?? {}
    const all = [...new Set([...columns, ...Object.keys(replacements)])]
    const values = all.map(column => replacements[column] ?? identifier(column))
    const given = `json_populate_recordset(null::${identifier(table.name)}, $1::json) as imported`
    const own = await tx.$client.query<{ count: number }>(
      fillIn(`select count(*)::int as count from ${given} where ${ownership(table)}`, imported),
      [`[${rows.join(',')}]`],
    )
    const stored = await tx.$client.query(
      fillIn(
        `insert into ${identifier(table.name)} (${all.map(identifier)}) overriding system value
         select ${values} from ${given} where ${ownership(table)} and ${requirements[table.name] ?? 'true'}`,
        imported,
      ),
      [`[${rows.join(',')}]`],
    )
    return { own: own.rows[0]?.count ?? 0, stored: stored.rowCount ?? 0 }
  },

  /** Accounts that nobody can sign in to, so that records still say who it was. */
  insertFormerMembers: async (tx: Transaction, rows: string[], { passwordHash, now }: Imported) => {
    await tx.$client.query(
      `insert into users (id, email, password_hash, first_name, last_name, email_notifications, terms_accepted_at, created_at)
       select id, id || '@former-member.invalid', $2, first_name, last_name, false, $3, $3
       from json_populate_recordset(null::users, $1::json)`,
      [`[${rows.join(',')}]`, passwordHash, now],
    )
  },

  /** Numbers that the database gives go on after those that were imported. */
  moveSequences: async (tx: Transaction) => {
    const { rows } = await tx.execute<{ table: string; column: string }>(sql`
      select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attidentity <> ''`)
    for (const { table, column } of rows.filter(({ table: name }) =>
      ownedTables.some(each => each.name === name),
    ))
      await tx.$client.query(
        `select setval(pg_get_serial_sequence($1, $2), greatest(max(${identifier(column)}), 1)) from ${identifier(table)}`,
        [table, column],
      )
  },
}
