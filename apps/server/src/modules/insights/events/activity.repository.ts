import type { exportEvents, QueryOf } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { containsWords } from '@plumbline/list-engine/text-search'
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { days, later } from '../../../platform/clock'
import { users } from '../../identity/users/users.tables'
import { events } from './events.tables'

export type ActivityFilters = QueryOf<typeof exportEvents>

/** Everything about an event that an admin may remember of it. */
const searchable = sql`concat_ws(' ', ${events.event}, ${events.source}, ${users.firstName}, ${users.lastName}, ${users.email}, ${events.data}::text)`

const chosen = (organizationId: string, { event, person, from, to, q }: ActivityFilters) =>
  and(
    eq(events.organizationId, organizationId),
    event ? eq(events.event, event) : undefined,
    person ? eq(events.userId, person) : undefined,
    from ? gte(events.createdAt, new Date(from)) : undefined,
    to ? lt(events.createdAt, later(new Date(to), days(1))) : undefined,
    q ? containsWords(searchable, q) : undefined,
  )

const withPeople = (tx: ReadHandle) =>
  tx
    .select({
      event: events,
      at: sql<string>`${events.createdAt}::text`,
      person: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.userId))

export type StoredActivity = Awaited<ReturnType<typeof withPeople>>[number]

const newestFirst = [desc(events.createdAt), desc(events.id)]

export const activityRepository = {
  page: (
    tx: ReadHandle,
    organizationId: string,
    filters: ActivityFilters,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<StoredActivity[]> =>
    withPeople(tx)
      .where(chosen(organizationId, filters))
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset),

  count: async (tx: ReadHandle, organizationId: string, filters: ActivityFilters) => {
    const [found] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(events)
      .leftJoin(users, eq(users.id, events.userId))
      .where(chosen(organizationId, filters))
    return found?.total ?? 0
  },

  after: (
    tx: ReadHandle,
    organizationId: string,
    filters: ActivityFilters,
    last: StoredActivity | undefined,
    limit: number,
  ): Promise<StoredActivity[]> =>
    withPeople(tx)
      .where(
        and(
          chosen(organizationId, filters),
          // Its time as the database writes it: a Date would round it.
          last &&
            sql`(${events.createdAt}, ${events.id}) < (${last.at}::timestamptz, ${last.event.id}::uuid)`,
        ),
      )
      .orderBy(...newestFirst)
      .limit(limit),

  names: async (tx: ReadHandle, organizationId: string) =>
    (
      await tx
        .selectDistinct({ event: events.event })
        .from(events)
        .where(eq(events.organizationId, organizationId))
        .orderBy(asc(events.event))
        .limit(200)
    ).map(({ event }) => event),
}
