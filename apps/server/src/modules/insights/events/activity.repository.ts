import type { exportEvents, QueryOf } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { containsWords } from '@plumbline/list-engine/text-search'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { exactTime, loggedIn, newestFirst, olderThan } from '../../../platform/db/log-table'
import { users } from '../../identity/users/users.tables'
import { events } from './events.tables'

export type ActivityFilters = QueryOf<typeof exportEvents>

/** That somebody looked at something changes nothing, so it isn't listed. */
const VIEWS = ['violation_root_cause_viewed']

/** Everything about an event that an admin may remember of it. */
const searchable = sql`concat_ws(' ', ${events.event}, ${events.source}, ${users.firstName}, ${users.lastName}, ${users.email}, ${events.data}::text)`

const chosen = (organizationId: string, { event, person, q, ...period }: ActivityFilters) =>
  and(
    loggedIn(events, organizationId, period),
    notInArray(events.event, VIEWS),
    event ? eq(events.event, event) : undefined,
    person ? eq(events.userId, person) : undefined,
    q ? containsWords(searchable, q) : undefined,
  )

const withPeople = (tx: ReadHandle) =>
  tx
    .select({
      event: events,
      at: exactTime(events),
      person: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.userId))

export type StoredActivity = Awaited<ReturnType<typeof withPeople>>[number]

export const activityRepository = {
  rows: (
    tx: ReadHandle,
    organizationId: string,
    filters: ActivityFilters,
    { limit, offset = 0, last }: { limit: number; offset?: number; last?: StoredActivity | undefined },
  ): Promise<StoredActivity[]> =>
    withPeople(tx)
      .where(and(chosen(organizationId, filters), olderThan(events, last)))
      .orderBy(...newestFirst(events))
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

  names: async (tx: ReadHandle, organizationId: string) =>
    (
      await tx
        .selectDistinct({ event: events.event })
        .from(events)
        .where(and(eq(events.organizationId, organizationId), notInArray(events.event, VIEWS)))
        .orderBy(asc(events.event))
        .limit(200)
    ).map(({ event }) => event),
}
