import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ReadHandle, Transaction } from '../../../platform/db/client'
import { prepared } from '../../../platform/db/prepared'
import { containsWords } from '../../../platform/db/text-search'
import { analyses } from '../../capture/analysis/analysis.tables'
import { violations } from '../../findings/violations/violations.tables'
import { tasks } from '../../work/tasks/tasks.tables'
import { sites } from './sites.tables'

export type StoredSite = typeof sites.$inferSelect
export type SiteWithUse = StoredSite & { inUse: boolean }

/** Aliased, since a column by itself would be looked for in the inner table. */
const usedIn = (table: PgTable) =>
  sql`exists (select 1 from ${table} u where u.organization_id = sites.organization_id and u.site_id = sites.id)`
const inUse = sql<boolean>`(${usedIn(analyses)} or ${usedIn(violations)} or ${usedIn(tasks)})`

const one = (organizationId: string, id: string) =>
  and(eq(sites.organizationId, organizationId), eq(sites.id, id))
const withUse = (tx: ReadHandle) => tx.select({ ...getTableColumns(sites), inUse }).from(sites)

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

  list: (tx: ReadHandle, organizationId: string): Promise<SiteWithUse[]> =>
    withUse(tx)
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

  findWithUse: async (tx: ReadHandle, organizationId: string, id: string): Promise<SiteWithUse | undefined> =>
    (await withUse(tx).where(one(organizationId, id)))[0],

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
