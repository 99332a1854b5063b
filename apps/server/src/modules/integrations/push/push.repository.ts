import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { pushDevices, pushKeys } from './push.tables'
import type { VapidKeys } from './vapid'

export type StoredDevice = typeof pushDevices.$inferSelect
const THE_ROW = 1

export const pushRepository = {
  keys: async (tx: ReadHandle): Promise<VapidKeys | undefined> =>
    (await tx.select().from(pushKeys).where(eq(pushKeys.id, THE_ROW)))[0],

  /** Of two processes that make keys at the same moment, the first one's stay. */
  insertKeys: async (tx: Transaction, keys: VapidKeys, createdAt: Date) => {
    await tx
      .insert(pushKeys)
      .values({ id: THE_ROW, ...keys, createdAt })
      .onConflictDoNothing()
  },

  devicesOf: (tx: ReadHandle, userId: string): Promise<StoredDevice[]> =>
    tx
      .select()
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId))
      .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id)),

  find: async (tx: ReadHandle, id: string): Promise<StoredDevice | undefined> =>
    (await tx.select().from(pushDevices).where(eq(pushDevices.id, id)))[0],

  /** A browser has one subscription, whoever uses it: the last one who turned it on gets the notifications. */
  save: async (tx: Transaction, device: StoredDevice): Promise<StoredDevice | undefined> => {
    const { id: _, endpoint: __, ...changes } = device
    return (
      await tx
        .insert(pushDevices)
        .values(device)
        .onConflictDoUpdate({ target: pushDevices.endpoint, set: changes })
        .returning()
    )[0]
  },

  removeOwn: async (tx: Transaction, userId: string, id: string) =>
    (
      await tx
        .delete(pushDevices)
        .where(and(eq(pushDevices.userId, userId), eq(pushDevices.id, id)))
        .returning({ id: pushDevices.id })
    )[0],

  remove: async (tx: Transaction, ids: string[]) => {
    await tx.delete(pushDevices).where(inArray(pushDevices.id, ids))
  },
}
