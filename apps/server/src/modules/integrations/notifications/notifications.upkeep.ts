import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { type DeleteBatch, idsOf, insertInBatches } from '../../../platform/db/batches'
import type { Transaction } from '../../../platform/db/client'
import { isBefore, type OldRows } from '../../../platform/db/old-rows'
import { notifications, waitingEmails } from './notifications.tables'

export type NewNotification = typeof notifications.$inferInsert

export const insertNotifications = (tx: Transaction, rows: readonly NewNotification[]) =>
  insertInBatches(rows, batch => tx.insert(notifications).values(batch))

/** They quote titles of records, and are of no use longer than those. */
export const deleteOldNotifications: DeleteBatch = async (tx, organizationId, before, limit) => {
  const old = and(eq(notifications.organizationId, organizationId), lt(notifications.createdAt, before))
  const found = await tx.select({ id: notifications.id }).from(notifications).where(old).limit(limit)
  if (found.length > 0) await tx.delete(notifications).where(inArray(notifications.id, idsOf(found)))
  return { rows: found.length, mediaIds: [] }
}

/** Questions about plans that these people sent to whoever runs the installation. */
export async function deleteInquiries(tx: Transaction, names: string[]) {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.kind, 'sales_inquiry'), inArray(sql`${notifications.data}->>'email'`, names)))
}

/** Notifications name people, and not by an id. */
export async function deleteNotificationsNaming(tx: Transaction, organizationId: string, name: string) {
  for (const table of [notifications, waitingEmails])
    await tx
      .delete(table)
      .where(
        and(
          eq(table.organizationId, organizationId),
          sql`exists (select from jsonb_each_text(${table.data}) field where field.value = ${name})`,
        ),
      )
}

export const oldNotifications: OldRows[] = [
  { table: notifications, keptDays: 365, isOld: isBefore(notifications.createdAt) },
  { table: waitingEmails, keptDays: 7, isOld: isBefore(waitingEmails.createdAt) },
]
