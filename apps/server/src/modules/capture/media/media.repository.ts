import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { media } from './media.tables'

export type StoredMedia = typeof media.$inferSelect
export type MediaFile = Pick<StoredMedia, 'id' | 'contentType' | 'displayType'>

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
    const [found] = await tx.select({ bytes }).from(media).where(eq(media.organizationId, organizationId))
    return Number(found?.bytes ?? 0)
  },

  /** What an export of the organization copies. */
  files: (tx: ReadHandle, organizationId: string): Promise<MediaFile[]> =>
    tx
      .select({ id: media.id, contentType: media.contentType, displayType: media.displayType })
      .from(media)
      .where(eq(media.organizationId, organizationId)),

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
