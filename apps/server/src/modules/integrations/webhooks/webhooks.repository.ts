import type { WebhookEvent } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, arrayContains, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/db/client'
import { organizations } from '../../identity/organizations/organizations.tables'
import { webhookDeliveries as deliveries, webhooks } from './webhooks.tables'

export type StoredWebhook = typeof webhooks.$inferSelect
export type StoredDelivery = typeof deliveries.$inferSelect
export type Attempt = { delivery: StoredDelivery; webhook: StoredWebhook }
type Sending = Pick<StoredWebhook, 'id' | 'organizationId'>

const one = (organizationId: string, id: string) =>
  and(eq(webhooks.organizationId, organizationId), eq(webhooks.id, id))
const first = <T>(rows: T[]) => rows[0]

export const webhooksRepository = {
  list: (tx: ReadHandle, organizationId: string): Promise<StoredWebhook[]> =>
    tx
      .select()
      .from(webhooks)
      .where(eq(webhooks.organizationId, organizationId))
      .orderBy(asc(webhooks.createdAt), asc(webhooks.id)),

  subscribed: (tx: ReadHandle, organizationId: string, event: WebhookEvent): Promise<StoredWebhook[]> =>
    tx
      .select()
      .from(webhooks)
      .where(
        and(
          eq(webhooks.organizationId, organizationId),
          eq(webhooks.enabled, true),
          arrayContains(webhooks.events, [event]),
        ),
      ),

  /** Two admins who add a webhook at the same moment wait for each other, so that both are counted. */
  lockOrganization: async (tx: Transaction, organizationId: string) => {
    await tx
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.id, organizationId))
      .for('update')
  },

  count: (tx: Transaction, organizationId: string) =>
    tx.$count(webhooks, eq(webhooks.organizationId, organizationId)),

  insert: async (tx: Transaction, webhook: StoredWebhook) => {
    await tx.insert(webhooks).values(webhook)
  },

  find: async (tx: ReadHandle, organizationId: string, id: string) =>
    first(await tx.select().from(webhooks).where(one(organizationId, id))),

  update: async (tx: Transaction, organizationId: string, id: string, changes: Partial<StoredWebhook>) =>
    first(await tx.update(webhooks).set(changes).where(one(organizationId, id)).returning()),

  remove: async (tx: Transaction, organizationId: string, id: string) =>
    first(await tx.delete(webhooks).where(one(organizationId, id)).returning({ id: webhooks.id })),
}

const ofWebhook = (organizationId: string, webhookId: string) =>
  and(eq(deliveries.organizationId, organizationId), eq(deliveries.webhookId, webhookId))

/** At the same time, so that an address that is slow or gone leaves room for the organization's others. */
const MAX_PER_WEBHOOK = 2
/** At the same time, of those that aren't known to be slow: one organization leaves most places to others. */
const MAX_PER_ORGANIZATION = 5

export const deliveriesRepository = {
  insertAll: async (tx: Transaction, rows: (typeof deliveries.$inferInsert)[]) => {
    await tx.insert(deliveries).values(rows)
  },

  page: async (
    tx: ReadHandle,
    organizationId: string,
    webhookId: string,
    { offset, limit }: { offset: number; limit: number },
  ) => ({
    items: await tx
      .select()
      .from(deliveries)
      .where(ofWebhook(organizationId, webhookId))
      .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
      .limit(limit)
      .offset(offset),
    total: await tx.$count(deliveries, ofWebhook(organizationId, webhookId)),
  }),

  find: async (tx: ReadHandle, organizationId: string, id: string): Promise<Attempt | undefined> =>
    first(
      await tx
        .select({ delivery: deliveries, webhook: webhooks })
        .from(deliveries)
        .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
        .where(and(eq(deliveries.organizationId, organizationId), eq(deliveries.id, id))),
    ),

  /**
   * Takes what is due and has room beside what is being sent, a few of each webhook and organization, and keeps other
   * workers away from it until `leaseUntil`. Every webhook of an organization comes before the second of another, and
   * every organization too. Of what is `running`, what isn't `prompt` takes none of its organization's places.
   */
  claimDue: async (
    tx: Transaction,
    now: Date,
    leaseUntil: Date,
    { limit, running, prompt }: { limit: number; running: Sending[]; prompt: Sending[] },
  ): Promise<Attempt[]> => {
    const runningOf = (column: AnyPgColumn, ids: string[]) =>
      sql`cardinality(array_positions(${sql.param(ids)}::uuid[], ${column}))`
    const ranked = tx
      .select({
        id: deliveries.id,
        organizationId: deliveries.organizationId,
        nextAttemptAt: deliveries.nextAttemptAt,
        place: sql<number>`row_number() over (
          partition by ${deliveries.webhookId} order by ${deliveries.nextAttemptAt}, ${deliveries.id})
          + ${runningOf(
            deliveries.webhookId,
            running.map(({ id }) => id),
          )}`.as('place'),
      })
      .from(deliveries)
      .where(and(eq(deliveries.state, 'pending'), sql`${deliveries.nextAttemptAt} <= ${now}`))
      .as('ranked')
    const due = tx
      .select({
        id: ranked.id,
        placeInOrganization: sql<number>`row_number() over (
          partition by ${ranked.organizationId} order by ${ranked.place}, ${ranked.nextAttemptAt}, ${ranked.id})
          + ${runningOf(
            ranked.organizationId,
            prompt.map(({ organizationId }) => organizationId),
          )}`.as('place_in_organization'),
      })
      .from(ranked)
      .where(sql`${ranked.place} <= ${MAX_PER_WEBHOOK}`)
      .as('due')
    const locked = await tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .innerJoin(due, eq(due.id, deliveries.id))
      .where(sql`${due.placeInOrganization} <= ${MAX_PER_ORGANIZATION}`)
      .orderBy(asc(due.placeInOrganization), asc(deliveries.nextAttemptAt))
      .limit(limit)
      .for('update', { of: deliveries, skipLocked: true })
    if (locked.length === 0) return []
    const ids = locked.map(({ id }) => id)
    await tx.update(deliveries).set({ nextAttemptAt: leaseUntil }).where(inArray(deliveries.id, ids))
    return tx
      .select({ delivery: deliveries, webhook: webhooks })
      .from(deliveries)
      .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
      .where(inArray(deliveries.id, ids))
  },

  update: async (tx: Transaction, { id }: Pick<StoredDelivery, 'id'>, changes: Partial<StoredDelivery>) => {
    await tx.update(deliveries).set(changes).where(eq(deliveries.id, id))
  },

  failPending: async (tx: Transaction, webhookId: string) => {
    await tx
      .update(deliveries)
      .set({ state: 'failed', nextAttemptAt: null })
      .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.state, 'pending')))
  },

  removeBefore: async (tx: Transaction, before: Date) => {
    await tx.delete(deliveries).where(lt(deliveries.createdAt, before))
  },
}
