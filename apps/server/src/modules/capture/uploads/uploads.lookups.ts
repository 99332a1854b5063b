import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq } from 'drizzle-orm'
import { uploads } from './uploads.tables'

/** Whose pieces the daily sweep leaves alone. */
export const unfinishedUploads = {
  has: async (tx: ReadHandle, organizationId: string, id: string): Promise<boolean> =>
    (await tx.$count(uploads, and(eq(uploads.organizationId, organizationId), eq(uploads.id, id)))) > 0,
}
