import type { exportAccessEvents, QueryOf } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/db/client'
import { exactTime, loggedIn, newestFirst, olderThan } from '../../../platform/db/log-table'
import { memberships } from '../organizations/organizations.tables'
import { users } from '../users/users.tables'
import { accessEvents } from './access-log.tables'

export type AccessFilters = QueryOf<typeof exportAccessEvents>
type NewEvent = typeof accessEvents.$inferInsert

const subjects = alias(users, 'subjects')
const nameOf = (person: typeof users | typeof subjects) =>
  sql<
    string | null
  >`coalesce(nullif(trim(${person.firstName} || ' ' || ${person.lastName}), ''), ${person.email})`

const chosen = (organizationId: string, { kind, person, ...period }: AccessFilters) =>
  and(
    loggedIn(accessEvents, organizationId, period),
    kind ? eq(accessEvents.kind, kind) : undefined,
    person ? or(eq(accessEvents.userId, person), eq(accessEvents.subjectId, person)) : undefined,
  )

const withNames = (tx: ReadHandle, where: SQL | undefined) =>
  tx
    .select({
      event: accessEvents,
      at: exactTime(accessEvents),
      userName: nameOf(users),
      subjectName: nameOf(subjects),
    })
    .from(accessEvents)
    .leftJoin(users, eq(users.id, accessEvents.userId))
    .leftJoin(subjects, eq(subjects.id, accessEvents.subjectId))
    .where(where)
    .orderBy(...newestFirst(accessEvents))

export type StoredAccessEvent = Awaited<ReturnType<typeof withNames>>[number]

export const accessLogRepository = {
  insertAll: async (tx: Transaction, rows: NewEvent[]) => {
    await tx.insert(accessEvents).values(rows)
  },

  organizationsOf: async (tx: Transaction, userId: string) =>
    (
      await tx
        .select({ id: memberships.organizationId })
        .from(memberships)
        .where(eq(memberships.userId, userId))
        .limit(50)
    ).map(({ id }) => id),

  rows: (
    tx: ReadHandle,
    organizationId: string,
    filters: AccessFilters,
    { limit, offset = 0, last }: { limit: number; offset?: number; last?: StoredAccessEvent | undefined },
  ) =>
    withNames(tx, and(chosen(organizationId, filters), olderThan(accessEvents, last)))
      .limit(limit)
      .offset(offset),

  count: (tx: ReadHandle, organizationId: string, filters: AccessFilters) =>
    tx.$count(accessEvents, chosen(organizationId, filters)),

  /** Events of nobody's organization are of use to the operator only, and anyone can cause them. */
  purge: async (
    tx: Transaction,
    { before, unownedBefore }: { before: Date; unownedBefore: Date },
    limit: number,
  ) => {
    const old = tx
      .select({ id: accessEvents.id })
      .from(accessEvents)
      .where(
        or(
          and(isNotNull(accessEvents.organizationId), lt(accessEvents.createdAt, before)),
          and(isNull(accessEvents.organizationId), lt(accessEvents.createdAt, unownedBefore)),
        ),
      )
      .limit(limit)
    return (await tx.delete(accessEvents).where(inArray(accessEvents.id, old)).returning()).length
  },

  deleteAddresses: async (tx: Transaction, emails: string[]) => {
    await tx
      .update(accessEvents)
      .set({ details: sql`${accessEvents.details} - 'email'` })
      .where(inArray(sql`${accessEvents.details} ->> 'email'`, emails))
  },
}
