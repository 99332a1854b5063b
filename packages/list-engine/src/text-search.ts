import { plain } from '@plumbline/domain'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { runOnce } from './prepared'
import type { ReadHandle } from './read-handle'

/**
 * Finding words among many rows has two fast ways. Words that occur in every tenth row are found by reading the list
 * in its order; rare words are found with the word index, which has to read all matches before the first is known.
 * PostgreSQL can't choose, because it estimates every word prefix as common. So a sample is read first, and each
 * query is written so that PostgreSQL can use only the chosen way.
 */
export type Searched = PgTable & { id: PgColumn; organizationId: PgColumn; search: PgColumn }

/** The last word of each text may be a prefix; `or` also finds rows without the words. */
export type Words = { texts: { salt: string; text: string }[]; or?: string[] }

/** The condition for matching rows in two forms: one that finds the first rows fast and one that counts fast. */
export type Matching = {
  first: (rows: number) => SQL | undefined
  counted: SQL | undefined
  /** The values of the placeholders in both. */
  values: Record<string, unknown>
  /** A key for conditions that don't change; undefined for a search, whose SQL differs each time. */
  shape?: string
}

/** More than this are not counted one by one; the list says "at least". */
export const COUNTED_ROWS = 1_000
const SAMPLED = 5_000
/** A prefix that matches a larger share of rows isn't worth reading from the index. */
const FREQUENT = 0.1
/** The cost of reading a match from the index, relative to reading the row. */
const PER_MATCH = 0.1

const both = (parts: SQL[]) => sql.join(parts, sql` && `)

function queriesFor({ texts, or = [] }: Words) {
  const parts = texts.map(({ salt, text }) => {
    const words = text.trimEnd()
    const last = words.search(/(?<!\S)\S*$/)
    return {
      head: sql`search_query(${salt}, ${words.slice(0, last)}, false)`,
      tail: sql`search_query(${salt}, ${words.slice(last)}, true)`,
    }
  })
  const named = sql`${or.map(word => `'${word}'`).join(' | ')}::tsquery`
  // Hazards found by another name are alternatives to the words of the first text.
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
    // A text of one word is empty without its prefix, and would match only the alternatives.
    allHaveHeads: sql.join(
      parts.map(({ head }) => sql`numnode(${head}) > 0`),
      sql` and `,
    ),
  }
}

/** What `plain` makes of a text: case, accents and ß don't matter. */
const folded = (text: SQL) =>
  sql`normalize(replace(regexp_replace(normalize(lower(${text}), NFD), '[\\u0300-\\u036F]', '', 'g'), 'ß', 'ss'), NFC)`

/** For tables of a few thousand rows, which need no index: every word is somewhere in the text. */
export const containsWords = (text: SQL, search: string): SQL | undefined =>
  and(
    ...plain(search)
      .split(/\s+/)
      .filter(Boolean)
      .map(word => sql`strpos(${folded(text)}, ${word}) > 0`),
  )

/** Without an index the function does what the operator does with one. */
const matches = (column: PgColumn, query: SQL) => sql`ts_match_vq(${column}, ${query})`

/** What is searched: the rows that pass the other filters, newest first, and how many rows there are in all. */
export type Among = { organizationId: string; others: SQL | undefined; newest: PgColumn; total: SQL }

/** Reads a sample of the rows that pass the other filters, newest first, and chooses how to find the rest. */
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
  // A common prefix would read many words from the index; the other words alone find far fewer rows.
  const narrow = hasHeads && ends > looked * FREQUENT ? heads : full
  const walk = and(eq(table.organizationId, organizationId), others, matches(table.search, full))
  const index = and(
    sql`${table.organizationId}::text = ${organizationId}`,
    others,
    sql`${table.search} @@ (${narrow})`,
    matches(table.search, full),
  )
  // Compares reading rows until enough match with reading all matches from the index and sorting them.
  const read = (rows: number) => (hits > 0 ? (rows * looked) / hits : Number.POSITIVE_INFINITY)
  const matched = looked > 0 ? (hits / looked) * all : 0
  return {
    first: rows => (complete || read(rows) <= matched ? walk : index),
    counted: complete || read(COUNTED_ROWS) <= matched * PER_MATCH + COUNTED_ROWS ? walk : index,
  }
}
