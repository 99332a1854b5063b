import type { FeedFaultCode, FeedSource } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../platform/db/client'
import { feedSources as feeds } from '../regulations.tables'

export type StoredFeed = typeof feeds.$inferSelect

const ofOrganization = (organizationId: string) => eq(feeds.organizationId, organizationId)

export const feedsRepository = {
  /** All of them, also those that are kept out of sight. */
  list: (tx: ReadHandle, organizationId: string): Promise<StoredFeed[]> =>
    tx.select().from(feeds).where(ofOrganization(organizationId)).orderBy(asc(feeds.position)),

  /** Makes the list what is given. A feed that keeps its address keeps what is known about it. */
  replace: async (
    tx: Transaction,
    organizationId: string,
    given: (FeedSource & { removed: boolean })[],
    now: Date,
  ) => {
    const ids = given.map(({ id }) => id)
    await tx.delete(feeds).where(and(ofOrganization(organizationId), notInArray(feeds.id, ids)))
    const rows = given.map((feed, position) => ({ ...feed, organizationId, position, nextFetchAt: now }))
    const unlessMoved = (column: string) =>
      sql.raw(`case when feed_sources.url = excluded.url then feed_sources.${column} end`)
    await tx
      .insert(feeds)
      .values(rows)
      .onConflictDoUpdate({
        target: [feeds.organizationId, feeds.id],
        set: {
          name: sql`excluded.name`,
          url: sql`excluded.url`,
          enabled: sql`excluded.enabled`,
          position: sql`excluded.position`,
          removed: sql`excluded.removed`,
          etag: unlessMoved('etag'),
          lastModified: unlessMoved('last_modified'),
          lastFetchedAt: unlessMoved('last_fetched_at'),
          lastReadAt: unlessMoved('last_read_at'),
          lastError: unlessMoved('last_error'),
          lastStatus: unlessMoved('last_status'),
          nextFetchAt: sql`coalesce(${unlessMoved('next_fetch_at')}, excluded.next_fetch_at)`,
        },
      })
  },

  /** Whose feeds are to be fetched by now. */
  organizationsDue: async (tx: ReadHandle, now: Date): Promise<string[]> => {
    const due = and(eq(feeds.enabled, true), eq(feeds.removed, false), lte(feeds.nextFetchAt, now))
    const found = await tx.selectDistinct({ id: feeds.organizationId }).from(feeds).where(due)
    return found.map(({ id }) => id)
  },

  postpone: async (tx: Transaction, organizationId: string, id: string, nextFetchAt: Date) => {
    await tx
      .update(feeds)
      .set({ nextFetchAt })
      .where(and(ofOrganization(organizationId), eq(feeds.id, id)))
  },

  /** The result of a fetch, ignored when the feed's address has changed since. */
  record: async (
    tx: Transaction,
    { organizationId, id, url }: StoredFeed,
    outcome: {
      lastFetchedAt: Date
      nextFetchAt: Date
      lastReadAt?: Date
      etag?: string | null
      lastModified?: string | null
      lastError: FeedFaultCode | null
      lastStatus: number | null
    },
  ) => {
    await tx
      .update(feeds)
      .set(outcome)
      .where(and(ofOrganization(organizationId), eq(feeds.id, id), eq(feeds.url, url)))
  },
}
