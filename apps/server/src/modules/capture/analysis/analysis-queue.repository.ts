import type { Tier } from '@plumbline/contract'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/db/client'
import { planOf } from '../../billing/billing/billing.lookups'
import { media } from '../media/media.tables'
import { analyses } from './analysis.tables'

/** How long a worker may be silent before its work is free for another. It reports several times in that span. */
export const lease = sql`now() + interval '10 seconds'`

/** Never less than none: `now()` is when the transaction began. */
export const secondsSince = (column: PgColumn | SQL) =>
  sql`greatest(0, coalesce(extract(epoch from now() - ${column}), 0))`

/** How many turns a plan gets while others wait too. */
const turns: Record<Tier, number> = { free: 1, starter: 2, basic: 2, pro: 3, premium: 3, enterprise: 4 }
const weight = sql.join(
  [
    sql`case ${planOf(sql`heads.organization_id`)}`,
    ...Object.entries(turns).map(([plan, count]) => sql.raw(`when '${plan}' then ${count}`)),
    sql`else 1 end`,
  ],
  sql` `,
)

const claimable = sql`((head.status = 'queued' and head.not_before <= now()) or (head.status = 'running' and head.lease_until < now()))`

/** Photos of organizations that have nothing running; they can run beside something long. */
const besideOthers = sql`and exists (select from media where media.id = head.media_id and media.kind = 'image')
  and not exists (
    select from analyses busy
    where busy.organization_id = head.organization_id and busy.status = 'running' and busy.lease_until >= now()
  )`

/** An analysis counts a second at least, so that many quick ones use up a share too. */
const cost = sql`greatest(1, work_seconds + case when status = 'running' then ${secondsSince(sql`started_at`)} else 0 end)`

/**
 * The oldest of each organization, and of these the one whose organization used the least of the last ten minutes,
 * by its weight: 200 photos of one organization hold up another's for as long as one of them takes.
 */
const next = ({ beside }: { beside: boolean }) => sql`
  with heads as (
    select distinct on (head.organization_id)
      head.id, head.organization_id, head.created_at + head.attempts * interval '1 minute' as due
    from analyses head
    where ${claimable} ${beside ? besideOthers : sql``}
    order by head.organization_id, due
  ),
  used as (
    select organization_id, sum(${cost}) as seconds
    from analyses
    where organization_id in (select organization_id from heads)
      and (started_at > now() - interval '10 minutes' or status = 'running')
    group by organization_id
  )
  select analyses.id
  from heads
  join analyses on analyses.id = heads.id
  left join used on used.organization_id = heads.organization_id
  order by coalesce(used.seconds, 0) / ${weight}, heads.due
  limit 1
  for update of analyses skip locked`

export const analysisQueueRepository = {
  /**
   * Takes the next from the queue: one that waits, or whose worker has fallen silent. One that saw its worker die steps
   * back a minute each time: should it be to blame, the others are not held up by it. Workers take turns here, so that
   * each sees what the other took and two never get the same.
   */
  claimNext: async (tx: Transaction, options: { beside: boolean }) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('analysis queue', 0))`)
    const [claimed] = await tx
      .update(analyses)
      .set({
        status: 'running',
        attempts: sql`${analyses.attempts} + 1`,
        leaseUntil: lease,
        startedAt: sql`now()`,
      })
      .where(sql`${analyses.id} = (${next(options)})`)
      .returning()
    if (!claimed) return undefined
    const [medium] = await tx.select().from(media).where(eq(media.id, claimed.mediaId))
    return medium && { analysis: claimed, medium }
  },
}
