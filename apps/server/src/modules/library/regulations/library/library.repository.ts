import { prepared } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../platform/db/client'
import { outer } from '../../../../platform/db/columns'
import { planOf } from '../../../billing/billing/billing.lookups'
import { organizations } from '../../../identity/organizations/organizations.tables'
import { regulationLibraries, regulations } from '../regulations.tables'
import type { NewStoredRegulation } from './regulations.repository'

/** The library that belongs to no organization. */
export const BUILT_IN_LIBRARY = '00000000-0000-0000-0000-000000000000'
export type LibraryRow = typeof regulations.$inferSelect

const rowsOf = (library: string) =>
  library === BUILT_IN_LIBRARY ? isNull(regulations.organizationId) : eq(regulations.organizationId, library)

/** What a search reads of a regulation: of many thousand rows, not a column more. */
const searched = {
  id: regulations.id,
  replaces: regulations.replaces,
  title: regulations.title,
  code: regulations.code,
  summary: regulations.summary,
  description: regulations.description,
  industry: regulations.industry,
  regulatoryBody: regulations.regulatoryBody,
  riskLevel: regulations.riskLevel,
  tags: regulations.tags,
  jurisdiction: regulations.jurisdiction,
  region: regulations.region,
  asks: regulations.asks,
  isActive: regulations.isActive,
  position: regulations.position,
  embedding: regulations.embedding,
  asksEmbedding: regulations.asksEmbedding,
  updatedAt: regulations.updatedAt,
  deletedAt: regulations.deletedAt,
}
export type SearchedRow = Pick<LibraryRow, keyof typeof searched>

const { id: __, organizationId: ___, createdAt: ____, ...rewritten } = getTableColumns(regulations)

const selectVersions = prepared('library_versions', db =>
  db
    .select({ id: regulationLibraries.id, version: regulationLibraries.version })
    .from(regulationLibraries)
    .where(sql`${regulationLibraries.id} = any(${sql.placeholder('libraries')}::uuid[])`),
)

/** The versions of the built-in library and of the organization's own; 0 for one that nobody has written to. */
export type LibraryVersions = [builtIn: number, own: number]

const versionOf = (id: SQL) => sql<number>`coalesce((
  select version from ${regulationLibraries} where id = ${id}), 0)`

/** What every list of regulations asks before anything else, in one statement. */
const selectAccess = prepared('library_access', db =>
  db
    .select({
      plan: planOf(organizations.id),
      builtIn: versionOf(sql`${sql.raw(`'${BUILT_IN_LIBRARY}'`)}::uuid`),
      own: versionOf(outer(organizations.id)),
    })
    .from(organizations)
    .where(eq(organizations.id, sql.placeholder('organizationId'))),
)

/** A library as a whole: its number, and the rows that those who hold a copy have not seen. */
export const libraryRepository = {
  /** The next number of a library. Other writers of the same library wait until this transaction ends. */
  nextVersion: async (tx: Transaction, library: string): Promise<number> => {
    const [row] = await tx
      .insert(regulationLibraries)
      .values({ id: library, version: 1 })
      .onConflictDoUpdate({
        target: regulationLibraries.id,
        set: { version: sql`${regulationLibraries.version} + 1` },
      })
      .returning({ version: regulationLibraries.version })
    return row?.version ?? 1
  },

  /** 0 for a library that nobody has written to. */
  versions: async (tx: ReadHandle, libraries: string[]): Promise<number[]> => {
    const found = await selectVersions(tx, { libraries })
    return libraries.map(library => found.find(({ id }) => id === library)?.version ?? 0)
  },

  /** The organization's plan and the versions of the libraries it sees. */
  access: async (tx: ReadHandle, organizationId: string) => {
    const [found] = await selectAccess(tx, { organizationId })
    return found && { plan: found.plan, versions: [found.builtIn, found.own] satisfies LibraryVersions }
  },

  /** Everything newer than a number, removed rows too, a page at a time in the order of their ids. */
  changedSince: (
    tx: ReadHandle,
    library: string,
    version: number,
    afterId: string,
    limit: number,
  ): Promise<SearchedRow[]> =>
    tx
      .select(searched)
      .from(regulations)
      .where(and(rowsOf(library), gt(regulations.changedIn, version), gt(regulations.id, afterId)))
      .orderBy(asc(regulations.id))
      .limit(limit),

  /** By the ids that callers know. */
  byPublicIds: (tx: ReadHandle, library: string, ids: string[]): Promise<SearchedRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : tx
          .select(searched)
          .from(regulations)
          .where(and(rowsOf(library), or(inArray(regulations.id, ids), inArray(regulations.replaces, ids)))),

  withoutEmbedding: (tx: ReadHandle, library: string, limit: number) =>
    tx
      .select({
        id: regulations.id,
        version: regulations.version,
        title: regulations.title,
        summary: regulations.summary,
      })
      .from(regulations)
      .where(and(rowsOf(library), isNull(regulations.embedding), isNull(regulations.deletedAt)))
      .limit(limit),

  /** Unless the text was changed since it was read: then a later job has it. */
  setEmbedding: async (
    tx: Transaction,
    { id, version }: { id: string; version: number },
    embedding: Buffer,
    changedIn: number,
  ) => {
    await tx
      .update(regulations)
      .set({ embedding, changedIn })
      .where(and(eq(regulations.id, id), eq(regulations.version, version)))
  },

  /** What was written into the built-in library last; null where nothing was. */
  contentHash: async (tx: ReadHandle): Promise<string | null> => {
    const [row] = await tx
      .select({ hash: regulationLibraries.contentHash })
      .from(regulationLibraries)
      .where(eq(regulationLibraries.id, BUILT_IN_LIBRARY))
    return row?.hash ?? null
  },

  setContentHash: async (tx: Transaction, contentHash: string) => {
    await tx
      .update(regulationLibraries)
      .set({ contentHash })
      .where(eq(regulationLibraries.id, BUILT_IN_LIBRARY))
  },

  builtIn: (tx: ReadHandle): Promise<LibraryRow[]> =>
    tx.select().from(regulations).where(isNull(regulations.organizationId)),

  writeBuiltIn: async (tx: Transaction, rows: NewStoredRegulation[]) => {
    if (rows.length === 0) return
    const set = Object.fromEntries(
      Object.entries(rewritten).map(([key, column]) => [key, sql.raw(`excluded.${snake(column.name)}`)]),
    )
    await tx.insert(regulations).values(rows).onConflictDoUpdate({ target: regulations.id, set })
  },

  /** Built-in regulations that this release no longer has. Somebody may have linked them, so they stay. */
  retire: async (tx: Transaction, ids: string[], changedIn: number, updatedAt: Date) => {
    if (ids.length > 0)
      await tx
        .update(regulations)
        .set({ isActive: false, changedIn, updatedAt })
        .where(and(isNull(regulations.organizationId), inArray(regulations.id, ids)))
  },
}

const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
