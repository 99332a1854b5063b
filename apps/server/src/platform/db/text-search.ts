import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ReadHandle } from './client'
import { runOnce } from './prepared'

/**
 * Searching many rows by words is two different tasks. What stands in every tenth row is found at once by reading the
 * list in its order; what is rare is found at once by the index of words, which reads all matches before the first is
 * known. PostgreSQL cannot tell which it is, since it takes the beginning of any word for something common. So a
 * sample is read first, and each way is written so that no other can be taken.
 */
export type Searched = PgTable & { id: PgColumn; organizationId: PgColumn; search: PgColumn }

/** The last word of each text may be a beginning; `or` finds rows that none of the words stand in. */
export type Words = { texts: { salt: string; text: string }[]; or?: string[] }

/** Which rows match, said in the way that finds the first so many soonest, and in the way that counts them soonest. */
export type Matching = {
  first: (rows: number) => SQL | undefined
  counted: SQL | undefined
  /** What the placeholders in both stand for. */
  values: Record<string, unknown>
  /** Names the conditions where they are always written alike; a search is written differently each time. */
  shape?: string
}

/** More than this are not counted one by one; the list says "at least". */
export const COUNTED_ROWS = 1_000
const SAMPLED = 5_000
/** The beginning of a word that stands in more rows than this is not worth reading from the index. */
const FREQUENT = 0.1
/** What it costs to read that a row matches, beside reading the row itself. */
const PER_MATCH = 0.1

const both = (parts: SQL[]) => sql.join(parts, sql` && `)

function queriesFor({ texts, or = [] }: Words) {
  const parts = texts.map(({ salt, text }) => {
    const [, head = '', tail = ''] = /^(.*?)(\S*)\s*$/s.exec(text) ?? []
    return {
      head: sql`search_query(${salt}, ${head}, false)`,
      tail: sql`search_query(${salt}, ${tail}, true)`,
    }
  })
  const named = sql`${or.map(word => `'${word}'`).join(' | ')}::tsquery`
  // What is meant by another name stands in for the words of the first text.
  const query = (withTails: boolean) =>
    both(
      parts.map(({ head, tail }, index) => {
        const own = withTails ? sql`(${head} && ${tail})` : head
        return index === 0 ? sql`(${own} || ${named})` : own
      }),
    )
  return {
    full: query(true),
    heads: query(false),
    tails: both(parts.map(({ tail }) => tail)),
    // A text of one word has nothing left without its tail, and would find only what is meant by another name.
    allHaveHeads: sql.join(
      parts.map(({ head }) => sql`numnode(${head}) > 0`),
      sql` and `,
    ),
  }
}

/** Without an index the function does what the operator does with one. */
const matches = (column: PgColumn, query: SQL) => sql`ts_match_vq(${column}, ${query})`

/** What is searched: the rows that other filters leave, newest first, among so many in all. */
export type Among = { organizationId: string; others: SQL | undefined; newest: PgColumn; total: SQL }

/** Reads a sample of what the other filters leave, newest first, and says how the rest is best found. */
export async function planSearch(
  db: ReadHandle,
  table: Searched,
  { organizationId, others, newest, total }: Among,
  words: Words,
  values: Record<string, unknown>,
): Promise<Pick<Matching, 'first' | 'counted'>> {
  const { full, heads, tails, allHaveHeads } = queriesFor(words)
  const sample = db
    .select({
      hit: matches(table.search, full).as('hit'),
      tail: matches(table.search, tails).as('tail'),
    })
    .from(table)
    .where(and(eq(table.organizationId, organizationId), others))
    .orderBy(desc(newest))
    .limit(SAMPLED)
    .as('sample')
  const seenIn = db
    .select({
      looked: sql<number>`count(*)::int`,
      hits: sql<number>`(count(*) filter (where hit))::int`,
      tails: sql<number>`(count(*) filter (where tail))::int`,
      heads: sql<boolean>`${allHaveHeads}`,
      total: sql<number>`(${total})::int`,
    })
    .from(sample)
  const [seen] = await runOnce(seenIn, values)
  const { looked = 0, hits = 0, tails: ends = 0, heads: hasHeads = false, total: all = 0 } = seen ?? {}
  const complete = looked < SAMPLED
  // Every word that begins like a common one is read from the index; the other words alone find far fewer.
  const narrow = hasHeads && ends > looked * FREQUENT ? heads : full
  const walk = and(eq(table.organizationId, organizationId), others, matches(table.search, full))
  const index = and(
    sql`${table.organizationId}::text = ${organizationId}`,
    others,
    sql`${table.search} @@ (${narrow})`,
    matches(table.search, full),
  )
  // Rows read until so many match, against matches read until all are known: the first page sorts them all.
  const read = (rows: number) => (hits > 0 ? (rows * looked) / hits : Number.POSITIVE_INFINITY)
  const matched = looked > 0 ? (hits / looked) * all : 0
  return {
    first: rows => (complete || read(rows) <= matched ? walk : index),
    counted: complete || read(COUNTED_ROWS) <= matched * PER_MATCH + COUNTED_ROWS ? walk : index,
  }
}
