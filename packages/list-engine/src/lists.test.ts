import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { conditionOf, filterBy } from './list-query'
import type { Page } from './paging'
import {
  byStatus,
  type Entry,
  entries,
  entryTallies,
  MAX_PAGE_SIZE,
  openEntries,
  queries,
  type Row,
  type Sort,
  store,
} from './testing/entries'

declare module 'vitest' {
  interface ProvidedContext {
    server: string
  }
}

let database: Awaited<ReturnType<typeof openEntries>>
beforeAll(async () => {
  database = await openEntries(inject('server'))
})
afterAll(() => database.close())

const VOCABULARY = ['ladder', 'ladders', 'Gerüst', 'geruest', 'edge', 'a', '梯子', "o'brien", 'crane\\hook']
const words = (options: fc.ArrayConstraints) =>
  fc.array(fc.constantFrom(...VOCABULARY), options).map(all => all.join(' '))

/** Few different times, ranks and owners, so that many rows are equal in what a list is sorted and filtered by. */
const entry = fc.record({
  id: fc.uuid(),
  organization: fc.constantFrom(0, 0, 0, 1),
  status: fc.constantFrom('open' as const, 'closed' as const),
  owner: fc.constantFrom('ana', 'ben', null),
  rank: fc.constantFrom(0, 1, 2),
  due: fc.constantFrom('2026-01-01', '2026-11-18', null),
  createdAt: fc.constantFrom(
    '2026-11-01T08:00:00.000Z',
    '2026-11-01T08:00:00.001Z',
    '2026-11-02T00:00:00.000Z',
  ),
  title: words({ minLength: 1, maxLength: 4 }),
  note: fc.option(fc.record({ id: fc.uuid(), text: fc.string({ unit: 'grapheme-ascii' }) })),
})

const listed = fc.record({
  organizations: fc.tuple(fc.uuid(), fc.uuid()),
  rows: fc.uniqueArray(entry, { maxLength: 40, selector: ({ id }) => id }),
  sort: fc.constantFrom<Sort>('newest', 'oldest', 'rank'),
  pageSize: fc.integer({ min: 1, max: MAX_PAGE_SIZE }),
  owner: fc.constantFrom('ana', null, undefined),
  status: fc.constantFrom('open' as const, undefined),
})
type Listed = typeof listed extends fc.Arbitrary<infer T> ? T : never

const toEntries = ({ rows, organizations }: Pick<Listed, 'rows' | 'organizations'>): Entry[] =>
  rows.map(({ organization, createdAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    organizationId: organizations[organization] as string,
  }))

const compare = <T>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)
const naive: Record<Sort, (a: Entry, b: Entry) => number> = {
  newest: (a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id),
  oldest: (a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id),
  rank: (a, b) => compare(b.rank, a.rank) || naive.newest(a, b),
}
const shown = ({ organizationId: _, ...row }: Entry): Row => row

const filtersOf = ({ owner, status }: Pick<Listed, 'owner' | 'status'>) =>
  conditionOf([filterBy('owner', entries.owner, owner), filterBy('status', entries.status, status)])

/** Reads a list to its end, by cursor or by page number. */
async function readAll(
  read: (page: Page) => ReturnType<typeof queries.page>,
  pageSize: number,
  by: 'cursor' | 'number',
) {
  const rows: Row[] = []
  let after: string | undefined
  for (let page = 1; ; page++) {
    const found = await read({ page, pageSize, ...(by === 'cursor' && { after }) })
    rows.push(...found.rows)
    expect(found.rows.length).toBeLessThanOrEqual(pageSize)
    if (by === 'number') expect(found.until).toBe((page - 1) * pageSize + found.rows.length)
    if (!found.next) return rows
    // A list that never ends is one that shows rows twice.
    expect(page).toBeLessThan(200)
    expect(found.rows).toHaveLength(pageSize)
    after = found.next
  }
}

/** The same ones every time: another seed finds others, and a test that fails only sometimes helps nobody. */
const RUNS = { seed: 1, numRuns: 120 }

const cleared = () => database.pool.query('truncate entries, notes, entry_tallies')

test('the pages of a list together are what sorting and filtering in memory gives, and the counts are right', async () => {
  await fc.assert(
    fc.asyncProperty(listed, async given => {
      await cleared()
      const all = toEntries(given)
      await store(database, all)
      const { sort, pageSize, owner, status } = given
      const [organizationId] = given.organizations
      const own = all.filter(row => row.organizationId === organizationId)
      const wanted = own
        .filter(row => (owner === undefined || row.owner === owner) && (!status || row.status === status))
        .toSorted(naive[sort])
      const matching = await queries.matching(database.db, { organizationId, filters: filtersOf(given) })
      const read = (page: Page) => queries.page(database.db, { matching, sort, page })
      for (const by of ['cursor', 'number'] as const)
        expect(await readAll(read, pageSize, by)).toEqual(wanted.map(shown))

      const ofOwner = own.filter(row => owner === undefined || row.owner === owner)
      const counts = {
        open: ofOwner.filter(row => row.status === 'open').length,
        closed: ofOwner.filter(row => row.status === 'closed').length,
      }
      const tallied = conditionOf([filterBy('owner', entryTallies.owner, owner)])
      const first = await queries.firstPage(
        database.db,
        { matching, sort, page: { page: 1, pageSize } },
        tallied,
        byStatus,
      )
      expect(first.counts).toEqual(counts)
      expect(first.page.rows).toEqual(wanted.slice(0, pageSize).map(shown))
      expect(first.page.next === null).toBe(wanted.length <= pageSize)
      expect((await queries.tally(database.db, organizationId, tallied, byStatus)).counts).toEqual(counts)
    }),
    RUNS,
  )
})

/** What `search_words` makes of a text: lower case without accents, and every Chinese character by itself. */
const foldedWords = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/([㐀-鿿])/g, ' $1 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

test('a search finds the rows that have all words, the last one by its beginning', async () => {
  const searched = fc.record({
    ...{ organizations: fc.tuple(fc.uuid(), fc.uuid()) },
    rows: fc.uniqueArray(entry, { maxLength: 30, selector: ({ id }) => id }),
    search: fc.tuple(
      words({ maxLength: 1 }),
      fc.constantFrom('ladder', 'lad', 'edge', 'ed', 'ger', '梯', 'o'),
    ),
    pageSize: fc.integer({ min: 1, max: 7 }),
  })
  await fc.assert(
    fc.asyncProperty(searched, async ({ search, pageSize, ...given }) => {
      await cleared()
      const all = toEntries(given)
      await store(database, all)
      const [organizationId] = given.organizations
      const [head, tail] = [foldedWords(search[0]), search[1]]
      const wanted = all
        .filter(row => row.organizationId === organizationId)
        .filter(({ title }) => {
          const has = foldedWords(title)
          const begins = (word: string) => (tail.length >= 3 ? word.startsWith(tail) : word === tail)
          return head.every(word => has.includes(word)) && has.some(begins)
        })
        .toSorted(naive.newest)
      const texts = [{ salt: organizationId.slice(0, 8), text: search.join(' ') }]
      const filters = conditionOf([])
      const matching = await queries.matching(database.db, { organizationId, filters, words: { texts } })
      const read = (page: Page) => queries.page(database.db, { matching, sort: 'newest', page })
      expect(await readAll(read, pageSize, 'cursor')).toEqual(wanted.map(shown))

      const columns = { status: entries.status }
      const counted = await queries.countFirst(database.db, matching, columns, byStatus, 10)
      expect(counted.counts.open + counted.counts.closed).toBe(Math.min(10, wanted.length))
      expect(counted.capped).toBe(wanted.length >= 10)
    }),
    RUNS,
  )
})

test.each([
  ['rare', 7],
  ['frequent', 3000],
])('among more rows than are sampled, a %s word finds every row that has it', async (word, amount) => {
  await cleared()
  const organizationId = '0b7a6f0e-58a3-4a1c-9f3e-2f1d4c5b6a79'
  const ids = await database.pool.query(
    `insert into entries (id, organization_id, status, rank, created_at, title)
     select gen_random_uuid(), $1, 'open', 0, '2026-11-01'::timestamptz + n * interval '1 minute',
       case when n <= $3 then $2 else 'other' end
     from generate_series(1, 6000) n returning id, title`,
    [organizationId, word, amount],
  )
  const texts = [{ salt: organizationId.slice(0, 8), text: word }]
  const matching = await queries.matching(database.db, {
    organizationId,
    filters: conditionOf([]),
    words: { texts },
  })
  const read = (page: Page) => queries.page(database.db, { matching, sort: 'newest', page })
  const found = await readAll(read, MAX_PAGE_SIZE, 'cursor')
  const wanted = ids.rows.filter(({ title }) => title === word).map(({ id }) => id)
  expect(found.map(({ id }) => id)).toEqual(wanted.toReversed())
})
