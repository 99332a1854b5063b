import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { memberships } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'
import { organizationExports as exports } from './organization-exports.tables'

export type StoredExport = typeof exports.$inferSelect

const one = (organizationId: string, id: string) =>
  and(eq(exports.organizationId, organizationId), eq(exports.id, id))
const unfinished = inArray(exports.status, ['queued', 'running'])
const shown = {
  export: exports,
  person: { firstName: users.firstName, lastName: users.lastName, email: users.email },
}
const withPerson = (tx: ReadHandle) =>
  tx.select(shown).from(exports).leftJoin(users, eq(users.id, exports.requestedBy))

export type ShownExport = Awaited<ReturnType<typeof withPerson>>[number]

export const organizationExportsRepository = {
  insert: async (tx: Transaction, row: typeof exports.$inferInsert) => {
    await tx.insert(exports).values(row)
  },

  list: (tx: ReadHandle, organizationId: string): Promise<ShownExport[]> =>
    withPerson(tx)
      .where(eq(exports.organizationId, organizationId))
      .orderBy(desc(exports.createdAt), desc(exports.id))
      .limit(20),

  find: async (tx: ReadHandle, organizationId: string, id: string): Promise<ShownExport | undefined> =>
    (await withPerson(tx).where(one(organizationId, id)))[0],

  /** Nothing while another worker is at it, or once it has ended. */
  begin: async (
    tx: Transaction,
    { organizationId, id }: Pick<StoredExport, 'organizationId' | 'id'>,
    { now, stalledBefore }: { now: Date; stalledBefore: Date },
  ): Promise<StoredExport | undefined> =>
    (
      await tx
        .update(exports)
        .set({ status: 'running', progress: 0, updatedAt: now, attempts: sql`${exports.attempts} + 1` })
        .where(
          and(
            one(organizationId, id),
            or(
              eq(exports.status, 'queued'),
              and(eq(exports.status, 'running'), lt(exports.updatedAt, stalledBefore)),
            ),
          ),
        )
        .returning()
    )[0],

  /** Of one attempt: a worker that was presumed dead must not change what another one does. */
  update: async (
    tx: Transaction,
    { organizationId, id, attempts }: Pick<StoredExport, 'organizationId' | 'id' | 'attempts'>,
    changes: Partial<StoredExport>,
  ) =>
    (
      await tx
        .update(exports)
        .set(changes)
        .where(and(one(organizationId, id), eq(exports.attempts, attempts), unfinished))
        .returning({ id: exports.id })
    ).length > 0,

  remove: async (tx: Transaction, organizationId: string, id: string) => {
    await tx.delete(exports).where(one(organizationId, id))
  },

  stalled: (tx: ReadHandle, before: Date): Promise<StoredExport[]> =>
    tx
      .select()
      .from(exports)
      .where(and(unfinished, lt(exports.updatedAt, before)))
      .orderBy(asc(exports.createdAt)),

  /** Those whose time is over; failed ones are shown as long. */
  expired: (tx: ReadHandle, now: Date, failedBefore: Date): Promise<StoredExport[]> =>
    tx
      .select()
      .from(exports)
      .where(
        or(
          lt(exports.expiresAt, now),
          and(eq(exports.status, 'failed'), isNull(exports.expiresAt), lt(exports.createdAt, failedBefore)),
        ),
      ),

  role: async (tx: ReadHandle, organizationId: string, userId: string) =>
    (
      await tx
        .select({ role: memberships.role, language: users.language })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.userId))
        .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)))
    )[0],
}
