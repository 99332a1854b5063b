import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { accessEvents } from './access-log.tables'

/** The access log keeps that a passkey was added or removed, without the name that its owner gave it. */
export async function deletePasskeyNames(tx: Transaction, userId: string) {
  const kinds = ['passkey_added', 'passkey_removed'] as const
  await tx
    .update(accessEvents)
    .set({ details: sql`${accessEvents.details} - 'name'` })
    .where(and(eq(accessEvents.userId, userId), inArray(accessEvents.kind, kinds)))
}
