import { sql } from 'drizzle-orm'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import type { Transaction } from '../../../platform/db/client'
import type { OwnedTable } from '../../../platform/module'
import { ownedTables } from '../../tables'

const { escapeIdentifier: identifier, escapeLiteral: literal } = pg

const members = (organizationId: string) =>
  `select user_id from memberships where organization_id = ${literal(organizationId)}`

export function isOwned({ name, owner }: OwnedTable, organizationId: string) {
  if (owner !== 'user_id') return `${identifier(owner)} = ${literal(organizationId)}`
  return `${name === 'users' ? 'id' : 'user_id'} in (${members(organizationId)})`
}

type Rows = AsyncIterable<Buffer>

/** One JSON object a line. The quote and the delimiter are signs that JSON escapes, so that nothing is written twice. */
async function* copied({ $client: client }: Transaction, query: string): AsyncGenerator<Buffer> {
  const stream = client.query(
    to(`copy (select row_to_json(exported) from (${query}) as exported)
      to stdout with (format csv, quote e'\\x01', delimiter e'\\x02')`),
  )
  // The connection takes the next statement a moment after the last row.
  const isIdle = new Promise<void>(resolve => {
    client.once('drain', () => resolve())
  })
  yield* stream
  await isIdle
}

export const exportRowsRepository = {
  /** Everything is read as it was at one moment, however long it takes. */
  beginSnapshot: async (tx: Transaction) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    await tx.execute(sql`set local statement_timeout = 0`)
  },

  /** Columns that can be written back; generated ones are computed again. */
  columns: async (tx: Transaction): Promise<Map<string, string[]>> => {
    const { rows } = await tx.execute<{ table: string; columns: string[] }>(sql`
      select relname as table, array_agg(attname::text order by attnum) as columns
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and attgenerated = ''
      group by relname`)
    return new Map(rows.map(({ table, columns }) => [table, columns]))
  },

  rows: (tx: Transaction, organizationId: string, table: OwnedTable, columns: string[]): Rows =>
    copied(
      tx,
      `select ${columns.map(identifier)} from ${identifier(table.name)} where ${isOwned(table, organizationId)}
       ${table.sort ? `order by ${table.sort}` : ''}`,
    ),

  /** People whom rows name although they are no members now: only what their colleagues knew them by. */
  formerMembers: async (tx: Transaction, organizationId: string): Promise<Rows> => {
    const { rows } = await tx.execute<{ table: string; column: string }>(sql`
      select conrelid::regclass::text as table, attname::text as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass`)
    const named = rows.flatMap(({ table, column }) => {
      const known = ownedTables.find(({ name, owner }) => name === table && owner === 'organization_id')
      return known
        ? [`select ${identifier(column)} from ${table} where ${isOwned(known, organizationId)}`]
        : []
    })
    return copied(
      tx,
      `select id, first_name, last_name from users
       where id in (${named.join(' union ')}) and id not in (${members(organizationId)})`,
    )
  },

  /** For the spreadsheets. */
  query: (tx: Transaction, query: string): Rows => copied(tx, query),

  lastMigration: async (tx: Transaction): Promise<string> => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select tag as name from migrations order by tag desc limit 1`,
    )
    return rows[0]?.name ?? ''
  },
}
