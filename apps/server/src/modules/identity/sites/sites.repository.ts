import { prepared } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { containsWords } from '@plumbline/list-engine/text-search'
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/db/client'
import { outer } from '../../../platform/db/columns'
import { sites } from './sites.tables'

export type StoredSite = typeof sites.$inferSelect
export type SiteWithUse = StoredSite & { inUse: boolean }

const one = (organizationId: string, id: string) =>
  and(eq(sites.organizationId, organizationId), eq(sites.id, id))

const hasRowsIn = (table: PgTable) => sql`exists (
  select from ${table} u
  where u.organization_id = ${outer(sites.organizationId)} and u.site_id = ${outer(sites.id)})`

function withUse(tx: ReadHandle, tables: readonly PgTable[]) {
  const inUse = sql<boolean>`(${sql.join(tables.map(hasRowsIn), sql` or `)})`
  return tx.select({ ...getTableColumns(sites), inUse }).from(sites)
}

const byName = [sql`${sites.archivedAt} is not null`, sql`lower(${sites.name})`, asc(sites.id)]

const selectAll = prepared('sites_of_organization', db =>
  db
    .select()
    .from(sites)
    .where(eq(sites.organizationId, sql.placeholder('organizationId'))),
)

export const sitesRepository = {
  insert: async (tx: Transaction, site: typeof sites.$inferInsert) => {
    await tx.insert(sites).values(site)
  },

  list: (tx: ReadHandle, organizationId: string, tables: readonly PgTable[]): Promise<SiteWithUse[]> =>
    withUse(tx, tables)
      .where(eq(sites.organizationId, organizationId))
      .orderBy(...byName),

  find: async (tx: ReadHandle, organizationId: string, id: string): Promise<StoredSite | undefined> =>
    (await tx.select().from(sites).where(one(organizationId, id)))[0],

  all: (tx: ReadHandle, organizationId: string): Promise<StoredSite[]> => selectAll(tx, { organizationId }),

  /** By name or address, archived ones last. */
  search: (tx: ReadHandle, organizationId: string, text: string, limit: number): Promise<StoredSite[]> =>
    tx
      .select()
      .from(sites)
      .where(
        and(
          eq(sites.organizationId, organizationId),
          containsWords(sql`concat_ws(' ', ${sites.name}, ${sites.address})`, text),
        ),
      )
      .orderBy(...byName)
      .limit(limit),

  findByName: async (tx: ReadHandle, organizationId: string, name: string): Promise<StoredSite | undefined> =>
    (
      await tx
        .select()
        .from(sites)
        .where(and(eq(sites.organizationId, organizationId), sql`lower(${sites.name}) = lower(${name})`))
    )[0],

  findWithUse: async (
    tx: ReadHandle,
    organizationId: string,
    id: string,
    tables: readonly PgTable[],
  ): Promise<SiteWithUse | undefined> => (await withUse(tx, tables).where(one(organizationId, id)))[0],

  /** Nobody else changes it, or adds something to it, until this transaction ends. */
  lock: async (tx: Transaction, organizationId: string, id: string): Promise<StoredSite | undefined> =>
    (await tx.select().from(sites).where(one(organizationId, id)).for('update'))[0],

  active: (tx: ReadHandle, organizationId: string, limit: number): Promise<StoredSite[]> =>
    tx
      .select()
      .from(sites)
      .where(and(eq(sites.organizationId, organizationId), isNull(sites.archivedAt)))
      .limit(limit),

  countActive: (tx: ReadHandle, organizationId: string) =>
    tx.$count(sites, and(eq(sites.organizationId, organizationId), isNull(sites.archivedAt))),

  update: async (tx: Transaction, organizationId: string, id: string, changes: Partial<StoredSite>) => {
    await tx
      .update(sites)
      .set({ ...changes, version: sql`${sites.version} + 1` })
      .where(one(organizationId, id))
  },

  remove: async (tx: Transaction, organizationId: string, id: string) => {
    await tx.delete(sites).where(one(organizationId, id))
  },
}
