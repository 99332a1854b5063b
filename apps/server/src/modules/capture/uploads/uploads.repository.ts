import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import { type UploadDetails, uploads } from './uploads.tables'

export type StoredUpload = typeof uploads.$inferSelect
type Owner = Pick<Member, 'organizationId' | 'userId'>

const isOwn = ({ organizationId, userId }: Owner) =>
  and(eq(uploads.organizationId, organizationId), eq(uploads.userId, userId))

/** One upload, in its organization. */
type UploadKey = Pick<StoredUpload, 'organizationId' | 'id'>
const isThis = ({ organizationId, id }: UploadKey) =>
  and(eq(uploads.organizationId, organizationId), eq(uploads.id, id))

export const uploadsRepository = {
  /** Others who start an upload in the organization wait until this transaction ends. */
  lock: async (tx: Transaction, organizationId: string) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${organizationId}`}, 0))`)
  },

  insert: async (tx: Transaction, upload: StoredUpload) => {
    await tx.insert(uploads).values(upload)
  },

  find: async (tx: ReadHandle, owner: Owner, id: string): Promise<StoredUpload | undefined> =>
    (
      await tx
        .select()
        .from(uploads)
        .where(and(isOwn(owner), eq(uploads.id, id)))
    )[0],

  findByKey: async (tx: ReadHandle, owner: Owner, key: string): Promise<StoredUpload | undefined> =>
    (
      await tx
        .select()
        .from(uploads)
        .where(and(isOwn(owner), eq(uploads.key, key)))
    )[0],

  /** What is on its way to an organization. */
  unfinished: (tx: ReadHandle, organizationId: string) =>
    tx
      .select({ userId: uploads.userId, byteSize: uploads.byteSize })
      .from(uploads)
      .where(and(eq(uploads.organizationId, organizationId), isNull(uploads.analysisId))),

  setDetails: async (tx: Transaction, upload: UploadKey, details: UploadDetails) => {
    await tx.update(uploads).set({ details }).where(isThis(upload))
  },

  /** False where the same piece arrived in the meantime, or the upload was canceled. */
  advance: async (tx: Transaction, upload: UploadKey, { from, to }: { from: number; to: number }) => {
    const { rowCount } = await tx
      .update(uploads)
      .set({ receivedBytes: to })
      .where(and(isThis(upload), eq(uploads.receivedBytes, from)))
    return rowCount === 1
  },

  /** False where another process is at it. */
  claim: async (tx: Transaction, upload: UploadKey, { now, until }: { now: Date; until: Date }) => {
    const isFree = or(isNull(uploads.finishingUntil), lt(uploads.finishingUntil, now))
    const { rowCount } = await tx
      .update(uploads)
      .set({ finishingUntil: until })
      .where(and(isThis(upload), isNull(uploads.analysisId), isFree))
    return rowCount === 1
  },

  release: async (tx: Transaction, upload: UploadKey) => {
    await tx.update(uploads).set({ finishingUntil: null }).where(isThis(upload))
  },

  /** False where it was canceled or finished in the meantime. */
  finish: async (tx: Transaction, upload: UploadKey, analysisId: string) => {
    const { rowCount } = await tx
      .update(uploads)
      .set({ analysisId, finishingUntil: null })
      .where(and(isThis(upload), isNull(uploads.analysisId)))
    return rowCount === 1
  },

  /** False where it was finished in the meantime. */
  removeUnfinished: async (tx: Transaction, upload: UploadKey) => {
    const { rowCount } = await tx.delete(uploads).where(and(isThis(upload), isNull(uploads.analysisId)))
    return rowCount === 1
  },

  remove: async (tx: Transaction, upload: UploadKey) => {
    await tx.delete(uploads).where(isThis(upload))
  },

  expired: (tx: ReadHandle, now: Date, limit: number) =>
    tx
      .select({ id: uploads.id, organizationId: uploads.organizationId })
      .from(uploads)
      .where(lte(uploads.expiresAt, now))
      .limit(limit),
}
