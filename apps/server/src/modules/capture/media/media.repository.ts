import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ReadHandle, Transaction } from '../../../platform/db/client'
import { organizationExports as exports } from '../../operations/organization-exports/organization-exports.tables'
import { media } from './media.tables'

export type StoredMedia = typeof media.$inferSelect

export const mediaRepository = {
  insert: async (tx: Transaction, medium: typeof media.$inferInsert) => {
    await tx.insert(media).values(medium)
  },

  find: async (tx: ReadHandle, organizationId: string, id: string): Promise<StoredMedia | undefined> =>
    (
      await tx
        .select()
        .from(media)
        .where(and(eq(media.organizationId, organizationId), eq(media.id, id)))
    )[0],

  newestWithContent: async (tx: ReadHandle, organizationId: string, sha256: string) =>
    (
      await tx
        .select()
        .from(media)
        .where(and(eq(media.organizationId, organizationId), eq(media.sha256, sha256)))
        .orderBy(desc(media.createdAt))
        .limit(1)
    )[0],

  lockContent: async (tx: Transaction, organizationId: string, sha256: string) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${organizationId + sha256}, 0))`)
  },

  /** Others who store something for the organization wait until this transaction ends. */
  lockStorage: async (tx: Transaction, organizationId: string) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`storage ${organizationId}`}, 0))`)
  },

  storedBytes: async (tx: ReadHandle, organizationId: string): Promise<number> => {
    const bytes = sql<string>`coalesce(sum(coalesce(${media.storedBytes}, ${media.byteSize})), 0)`
    const exported = sql<string>`coalesce(sum(${exports.byteSize}), 0)`
    const [found] = await tx.select({ bytes }).from(media).where(eq(media.organizationId, organizationId))
    const [files] = await tx
      .select({ bytes: exported })
      .from(exports)
      .where(eq(exports.organizationId, organizationId))
    return Number(found?.bytes ?? 0) + Number(files?.bytes ?? 0)
  },

  hasExport: async (tx: ReadHandle, organizationId: string, id: string): Promise<boolean> =>
    (
      await tx
        .select({ id: exports.id })
        .from(exports)
        .where(and(eq(exports.organizationId, organizationId), eq(exports.id, id)))
    ).length > 0,

  framesOf: async (tx: ReadHandle, organizationId: string, sourceId: string) =>
    (
      await tx
        .select({ id: media.id })
        .from(media)
        .where(and(eq(media.organizationId, organizationId), eq(media.sourceId, sourceId)))
    ).map(({ id }) => id),

  findAll: (tx: ReadHandle, organizationId: string, ids: string[]): Promise<StoredMedia[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : tx
          .select()
          .from(media)
          .where(and(eq(media.organizationId, organizationId), inArray(media.id, ids))),

  update: async (tx: Transaction, organizationId: string, id: string, changes: Partial<StoredMedia>) => {
    await tx
      .update(media)
      .set(changes)
      .where(and(eq(media.organizationId, organizationId), eq(media.id, id)))
  },

  remove: async (tx: Transaction, organizationId: string, id: string) => {
    await tx.delete(media).where(and(eq(media.organizationId, organizationId), eq(media.id, id)))
  },
}
