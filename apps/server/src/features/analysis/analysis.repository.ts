import type { AnalysisPreview } from '@plumbline/contract'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ReadHandle, Transaction } from '../../platform/db/client'
import { analyses, type StoredDetail } from '../../schema/analysis.tables'
import { media } from '../../schema/media.tables'
import { sites } from '../../schema/sites.tables'

export type StoredAnalysis = typeof analyses.$inferSelect
export type StoredProgress = Pick<StoredAnalysis, keyof typeof progressColumns>
export type WithMedia = { analysis: StoredAnalysis; medium: typeof media.$inferSelect }
export type WithSite = WithMedia & { siteName: string | null }
type Chosen = { organizationId: string; siteId: string | null | undefined }

/** How long a worker may be silent before its work is free for another. It reports several times in that span. */
const lease = sql`now() + interval '10 seconds'`

const mine = (id: string, attempt: number) =>
  and(eq(analyses.id, id), eq(analyses.attempts, attempt), eq(analyses.status, 'running'))
const ofOrganization = (organizationId: string, id: string) =>
  and(eq(analyses.organizationId, organizationId), eq(analyses.id, id))

const chosenBy = ({ organizationId, siteId }: Chosen) =>
  and(
    eq(analyses.organizationId, organizationId),
    siteId === undefined
      ? undefined
      : siteId === null
        ? isNull(analyses.siteId)
        : eq(analyses.siteId, siteId),
  )
const progressColumns = {
  id: analyses.id,
  organizationId: analyses.organizationId,
  status: analyses.status,
  stage: analyses.stage,
  progress: analyses.progress,
  preview: analyses.preview,
  errorCode: analyses.errorCode,
  errorMessage: analyses.errorMessage,
}
const withSite = (tx: ReadHandle) =>
  tx
    .select({ analysis: analyses, medium: media, siteName: sites.name })
    .from(analyses)
    .innerJoin(media, eq(media.id, analyses.mediaId))
    .leftJoin(sites, eq(sites.id, analyses.siteId))

export const analysisRepository = {
  insert: async (tx: Transaction, analysis: typeof analyses.$inferInsert) => {
    await tx.insert(analyses).values(analysis)
  },

  find: async (tx: ReadHandle, organizationId: string, id: string): Promise<WithSite | undefined> =>
    (await withSite(tx).where(ofOrganization(organizationId, id)))[0],

  /** Whoever it belongs to: for telling its own organization. */
  findProgress: async (tx: ReadHandle, id: string) =>
    (await tx.select(progressColumns).from(analyses).where(eq(analyses.id, id)))[0],

  lock: async (tx: Transaction, organizationId: string, id: string) =>
    (
      await tx
        .select({ id: analyses.id })
        .from(analyses)
        .where(and(eq(analyses.organizationId, organizationId), eq(analyses.id, id)))
        .for('update')
    ).length > 0,

  newestOfMedium: async (tx: ReadHandle, organizationId: string, mediaId: string) =>
    (
      await tx
        .select()
        .from(analyses)
        .where(and(eq(analyses.organizationId, organizationId), eq(analyses.mediaId, mediaId)))
        .orderBy(desc(analyses.createdAt))
        .limit(1)
    )[0],

  list: (
    tx: ReadHandle,
    chosen: Chosen,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<WithSite[]> =>
    withSite(tx)
      .where(chosenBy(chosen))
      .orderBy(desc(analyses.createdAt), desc(analyses.id))
      .limit(limit)
      .offset(offset),

  count: (tx: ReadHandle, chosen: Chosen) => tx.$count(analyses, chosenBy(chosen)),

  /**
   * The queue: the oldest that waits, or whose worker has fallen silent. Two workers never get the same. One that saw
   * its worker die steps back a minute each time: should it be to blame, the others are not held up by it, and should
   * it not be, the next death is not laid at its door again.
   */
  claimNext: async (tx: Transaction): Promise<WithMedia | undefined> => {
    const next = tx
      .select({ id: analyses.id })
      .from(analyses)
      .where(sql`(status = 'queued' and not_before <= now()) or (status = 'running' and lease_until < now())`)
      .orderBy(sql`created_at + attempts * interval '1 minute'`)
      .limit(1)
      .for('update', { skipLocked: true })
    const [claimed] = await tx
      .update(analyses)
      .set({ status: 'running', attempts: sql`${analyses.attempts} + 1`, leaseUntil: lease })
      .where(eq(analyses.id, next))
      .returning()
    if (!claimed) return undefined
    const [medium] = await tx.select().from(media).where(eq(media.id, claimed.mediaId))
    return medium && { analysis: claimed, medium }
  },

  /** False once the work is no longer this worker's: canceled, removed, or taken over after a silence. */
  report: async (
    tx: Transaction,
    { id, attempts }: StoredAnalysis,
    stage: StoredAnalysis['stage'],
    progress: number,
  ) =>
    (
      await tx
        .update(analyses)
        .set({ stage, progress, leaseUntil: lease })
        .where(mine(id, attempts))
        .returning({ id: analyses.id })
    ).length > 0,

  /** The same for what the first look shows. */
  reportPreview: async (tx: Transaction, { id, attempts }: StoredAnalysis, preview: AnalysisPreview) =>
    (await tx.update(analyses).set({ preview }).where(mine(id, attempts)).returning({ id: analyses.id }))
      .length > 0,

  finish: async (
    tx: Transaction,
    { id, attempts }: StoredAnalysis,
    summary: string,
    detail: StoredDetail,
    now: Date,
  ) =>
    (
      await tx
        .update(analyses)
        .set({
          status: 'completed',
          stage: 'storing',
          progress: 100,
          credit: 'spent',
          summary,
          preview: null,
          detail,
          leaseUntil: null,
          finishedAt: now,
        })
        .where(mine(id, attempts))
        .returning({ id: analyses.id })
    ).length > 0,

  setJudgment: async (
    tx: Transaction,
    { id, organizationId }: StoredAnalysis,
    changes: { summary: string; detail: StoredDetail },
  ) => {
    await tx.update(analyses).set(changes).where(ofOrganization(organizationId, id))
  },

  retryLater: async (tx: Transaction, { id, attempts }: StoredAnalysis, seconds: number) => {
    await tx
      .update(analyses)
      .set({
        status: 'queued',
        stage: 'waiting',
        progress: 0,
        preview: null,
        leaseUntil: null,
        notBefore: sql`now() + make_interval(secs => ${seconds})`,
      })
      .where(mine(id, attempts))
  },

  /** Ends it without a result. True for the one call that ended it, which is then the one to return the credit. */
  end: async (
    tx: Transaction,
    organizationId: string,
    id: string,
    how: {
      status: 'failed' | 'canceled'
      errorCode: string | null
      errorMessage: string | null
      finishedAt: Date
    },
  ) =>
    (
      await tx
        .update(analyses)
        .set({ ...how, preview: null, credit: 'returned', leaseUntil: null })
        .where(and(ofOrganization(organizationId, id), eq(analyses.credit, 'reserved')))
        .returning({ id: analyses.id })
    ).length > 0,
}
