import { and, eq, getTableName, isNotNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SecretBox } from '../secret-box'
import type { Transaction } from './client'

/** A column whose values are sealed with the installation's key. */
export type SealedColumn = {
  table: PgTable
  id: PgColumn
  /** The name that the column has in code. */
  name: string
  column: PgColumn
  owner: (id: string) => string
  /** Stored before the column was sealed. */
  isPlain?: (stored: string) => boolean
}

/** Seals what is plain, or was sealed with a key of before, with the key of now. Returns how many could not be read. */
export async function resealColumn(
  tx: Transaction,
  { table, id, name, column, owner, isPlain = () => false }: SealedColumn,
  secretBox: SecretBox,
): Promise<{ what: string; resealed: number; unreadable: number }> {
  const rows = await tx.select({ id, stored: column }).from(table).where(isNotNull(column)).for('update')
  const outdated = rows
    .map(row => ({ id: String(row.id), stored: String(row.stored) }))
    .filter(({ stored }) => isPlain(stored) || !secretBox.isCurrent(stored))
  let unreadable = 0
  for (const row of outdated) {
    const secret = isPlain(row.stored) ? row.stored : openOrNothing(secretBox, row.stored, owner(row.id))
    if (secret === undefined) unreadable += 1
    else
      await tx
        .update(table)
        .set({ [name]: secretBox.seal(secret, owner(row.id)) })
        .where(and(eq(id, row.id), eq(column, row.stored)))
  }
  const what = `${getTableName(table)}.${name}`
  return { what, resealed: outdated.length - unreadable, unreadable }
}

/** How many secrets can't be read, and how many were sealed with a key of before. Without a box, none can be read. */
export async function countSealed(
  tx: Transaction,
  { table, id, column, owner, isPlain = () => false }: SealedColumn,
  secretBox: SecretBox | undefined,
): Promise<{ unreadable: number; outdated: number }> {
  const rows = await tx.select({ id, stored: column }).from(table).where(isNotNull(column))
  const sealed = rows.map(row => ({ owner: owner(String(row.id)), stored: String(row.stored) }))
  const others = sealed.filter(({ stored }) => !isPlain(stored) && !secretBox?.isCurrent(stored))
  const readable = others.filter(row => secretBox && openOrNothing(secretBox, row.stored, row.owner))
  return { unreadable: others.length - readable.length, outdated: readable.length }
}

function openOrNothing(secretBox: SecretBox, stored: string, owner: string): string | undefined {
  try {
    return secretBox.open(stored, owner)
  } catch {
    return undefined
  }
}
