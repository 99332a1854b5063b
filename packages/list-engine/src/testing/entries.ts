import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { customType, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { jsonRows } from '../json-rows'
import { ListQueries } from '../list-query'
import type { Order, PageSource } from '../paging'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const entries = pgTable('entries', {
  id: uuid().primaryKey(),
  organizationId: uuid().notNull(),
  status: text().notNull(),
  owner: text(),
  rank: integer().notNull(),
  due: date(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  title: text().notNull(),
  search: tsvector().notNull(),
})
const notes = pgTable('notes', { id: uuid().primaryKey(), entryId: uuid().notNull(), text: text().notNull() })
export const entryTallies = pgTable('entry_tallies', {
  organizationId: uuid().notNull(),
  status: text().notNull(),
  owner: text(),
  amount: integer().notNull(),
})

/** A list with everything that lists can have: a group that may be missing, columns without a value, words, tallies. */
const TABLES = `
  create table entries (
    id uuid primary key, organization_id uuid not null, status text not null, owner text, rank integer not null,
    due date, created_at timestamptz not null, title text not null,
    search tsvector not null generated always as
      (array_to_tsvector(search_words(left(organization_id::text, 8), title))) stored);
  create index on entries using gin (search);
  create table notes (id uuid primary key, entry_id uuid not null, text text not null);
  create table entry_tallies (organization_id uuid not null, status text not null, owner text, amount integer not null);
  create function tally_entries() returns trigger language plpgsql as $$
  begin
    insert into entry_tallies values (new.organization_id, new.status, new.owner, 1);
    return null;
  end $$;
  create trigger tally after insert on entries for each row execute function tally_entries();`

export type Entry = {
  id: string
  organizationId: string
  status: 'open' | 'closed'
  owner: string | null
  rank: number
  due: string | null
  createdAt: Date
  title: string
  /** Null where it has none. */
  note: { id: string; text: string } | null
}
export type Row = Omit<Entry, 'organizationId'>

const sqlOf = (name: string) => readFileSync(new URL(`../../sql/${name}.sql`, import.meta.url), 'utf8')

/** A database with these tables, on the PostgreSQL server of the tests. */
export async function openEntries(server: string) {
  const name = `lists_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const pool = new pg.Pool({ connectionString: server.replace(/\/postgres$/, `/${name}`), max: 2 })
  for (const statement of [sqlOf('search_words'), sqlOf('search_query'), TABLES]) await pool.query(statement)
  return { pool, db: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() }
}

export async function store({ pool }: { pool: pg.Pool }, rows: readonly Entry[]) {
  await pool.query(
    `insert into entries (id, organization_id, status, owner, rank, due, created_at, title)
     select * from json_to_recordset($1) as r(id uuid, "organizationId" uuid, status text, owner text, rank integer,
       due date, "createdAt" timestamptz, title text)`,
    [JSON.stringify(rows)],
  )
  await pool.query(
    'insert into notes select * from json_to_recordset($1) as r(id uuid, "entryId" uuid, text text)',
    [JSON.stringify(rows.flatMap(({ id, note }) => (note ? [{ ...note, entryId: id }] : [])))],
  )
}

const source: Pick<PageSource<Row>, 'rows' | 'select'> = {
  rows: jsonRows<Row>({
    id: entries.id,
    status: entries.status,
    owner: entries.owner,
    rank: entries.rank,
    due: entries.due,
    createdAt: entries.createdAt,
    title: entries.title,
    note: { id: notes.id, text: notes.text },
  }),
  select: (db, row, where, order) =>
    db
      .select({ row })
      .from(entries)
      .leftJoin(notes, eq(notes.entryId, entries.id))
      .where(where)
      .orderBy(...order)
      .as('rows'),
}

export const orders = {
  newest: { by: [entries.createdAt, entries.id], key: ['time', 'id'] },
  oldest: { by: [entries.createdAt, entries.id], key: ['time', 'id'], ascending: true },
  rank: { by: [entries.rank, entries.createdAt, entries.id], key: ['rank', 'time', 'id'] },
} satisfies Record<string, Order>
export type Sort = keyof typeof orders

export const MAX_PAGE_SIZE = 20

export const queries = new ListQueries<Sort, Row>({
  name: 'entries',
  table: entries,
  ...source,
  maxPageSize: MAX_PAGE_SIZE,
  tallies: entryTallies,
  newest: entries.createdAt,
  orders,
})

export const byStatus = (amount: ReturnType<typeof sql>) => ({
  open: sql<number>`coalesce(${amount} filter (where status = 'open'), 0)::int`,
  closed: sql<number>`coalesce(${amount} filter (where status = 'closed'), 0)::int`,
})
