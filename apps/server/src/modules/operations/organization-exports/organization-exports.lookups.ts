import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, sql } from 'drizzle-orm'
import { organizationExports as exports } from './organization-exports.tables'

/** The files of an organization's exports. */
export const storedExports = {
  bytesOf: async (tx: ReadHandle, organizationId: string): Promise<number> => {
    const bytes = sql<string>`coalesce(sum(${exports.byteSize}), 0)`
    const [found] = await tx.select({ bytes }).from(exports).where(eq(exports.organizationId, organizationId))
    return Number(found?.bytes ?? 0)
  },

  has: async (tx: ReadHandle, organizationId: string, id: string): Promise<boolean> =>
    (await tx.$count(exports, and(eq(exports.organizationId, organizationId), eq(exports.id, id)))) > 0,
}
