import { prepared } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq, gt, inArray, lte, type Placeholder, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { users } from '../../identity/users/users.tables'
import type { Subscription } from './billing.repository'
import { subscriptions, usageLedger } from './billing.tables'

export type LedgerEntry = typeof usageLedger.$inferSelect
export type QuotaKind = LedgerEntry['kind']
/** A subscription and how much of each quota was used since it was last reset. */
export type Standing = { subscription: Subscription; used: Record<QuotaKind, number> }

const about = (organizationId: string | Placeholder, kind: QuotaKind) =>
  and(eq(usageLedger.organizationId, organizationId), eq(usageLedger.kind, kind))

const organization = sql.placeholder('organizationId')

/** How much was used since the quota was last set to a whole month, what was given back left out. */
function usedSinceReset(kind: QuotaKind) {
  const isReset = inArray(usageLedger.reason, ['renewal', 'plan_change'])
  const lastReset = sql`(select max(${usageLedger.at}) from ${usageLedger} where ${and(about(organization, kind), isReset)})`
  const counted = and(
    about(organization, kind),
    inArray(usageLedger.reason, ['use', 'refund']),
    sql`${usageLedger.at} >= coalesce(${lastReset}, '-infinity')`,
  )
  return sql<number>`(select coalesce(-sum(${usageLedger.amount}), 0)::int from ${usageLedger} where ${counted})`
}

const selectStanding = prepared('quota_standing', db =>
  db
    .select({
      subscription: subscriptions,
      analysis: usedSinceReset('analysis'),
      question: usedSinceReset('question'),
    })
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organization)),
)

/** Every change of a quota, in a book that is only added to. */
export const quotaRepository = {
  insert: async (tx: Transaction, entries: LedgerEntry[]) => {
    if (entries.length > 0) await tx.insert(usageLedger).values(entries)
  },

  hasKey: async (tx: ReadHandle, organizationId: string, kind: QuotaKind, requestKey: string) =>
    (await tx.$count(usageLedger, and(about(organizationId, kind), eq(usageLedger.requestKey, requestKey)))) >
    0,

  /** What was used for something and not given back. */
  unreturned: async (
    tx: ReadHandle,
    organizationId: string,
    kind: QuotaKind,
    reference: string,
  ): Promise<LedgerEntry | undefined> => {
    const entries = await tx
      .select()
      .from(usageLedger)
      .where(and(about(organizationId, kind), eq(usageLedger.reference, reference)))
    return entries.some(({ reason }) => reason === 'refund')
      ? undefined
      : entries.find(({ reason }) => reason === 'use')
  },

  /** Whether the quota was set to a whole month since. */
  wasResetSince: async (tx: ReadHandle, organizationId: string, kind: QuotaKind, at: Date) =>
    (await tx.$count(
      usageLedger,
      and(
        about(organizationId, kind),
        inArray(usageLedger.reason, ['renewal', 'plan_change']),
        gt(usageLedger.at, at),
      ),
    )) > 0,

  /** The subscription and how much of each quota was used since it was last reset. */
  standing: async (tx: ReadHandle, organizationId: string): Promise<Standing | undefined> => {
    const [found] = await selectStanding(tx, { organizationId })
    if (!found) return undefined
    const { subscription, ...used } = found
    return { subscription, used }
  },

  /** What the entries add up to, of the plan's own and of what was bought on top. */
  sums: async (tx: ReadHandle, organizationId: string) => {
    const sum = (kind: QuotaKind, isExtra: boolean) =>
      sql<number>`coalesce(sum(${usageLedger.amount}) filter (where ${usageLedger.kind} = ${kind} and ${usageLedger.isExtra} = ${isExtra}), 0)::int`
    const [sums] = await tx
      .select({
        analysesRemaining: sum('analysis', false),
        extraAnalyses: sum('analysis', true),
        questionsRemaining: sum('question', false),
      })
      .from(usageLedger)
      .where(eq(usageLedger.organizationId, organizationId))
    return sums ?? { analysesRemaining: 0, extraAnalyses: 0, questionsRemaining: 0 }
  },

  /** The newest first. */
  history: (
    tx: ReadHandle,
    organizationId: string,
    { limit, userId }: { limit: number; userId: string | null },
  ) =>
    tx
      .select({
        at: usageLedger.at,
        type: usageLedger.kind,
        reason: usageLedger.reason,
        amount: usageLedger.amount,
        who: sql<string | null>`nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`,
      })
      .from(usageLedger)
      .leftJoin(users, eq(users.id, usageLedger.userId))
      .where(
        and(
          eq(usageLedger.organizationId, organizationId),
          userId ? eq(usageLedger.userId, userId) : undefined,
        ),
      )
      .orderBy(desc(usageLedger.at), desc(usageLedger.id))
      .limit(limit),

  /** Organizations whose month is over. */
  due: async (tx: ReadHandle, now: Date, limit: number): Promise<string[]> =>
    (
      await tx
        .select({ id: subscriptions.organizationId })
        .from(subscriptions)
        .where(lte(subscriptions.renewsAt, now))
        .orderBy(subscriptions.renewsAt)
        .limit(limit)
    ).map(({ id }) => id),
}
