import type { AnalysisPreview } from '@plumbline/contract'
import { PreparedStatements, prepared } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq, inArray, isNull, ne, type Placeholder, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { sites } from '../../identity/sites/sites.tables'
import { media } from '../media/media.tables'
import { analyses, type StoredDetail } from './analysis.tables'
import { lease, secondsSince } from './analysis-queue.repository'

export type StoredAnalysis = typeof analyses.$inferSelect
export type StoredProgress = Pick<StoredAnalysis, keyof typeof progressColumns>
export type WithMedia = { analysis: StoredAnalysis; medium: typeof media.$inferSelect }
export type WithSite = WithMedia & { siteName: string | null }
type Chosen = { organizationId: string; siteId: string | null | undefined }

/** What workers have spent on it, once the one that holds it now is done. */
const worked = sql`work_seconds + case when status = 'running' then ${secondsSince(analyses.startedAt)} else 0 end`

/** No longer in anybody's hands, with a result. */
const completed = {
  status: 'completed',
  stage: 'storing',
  progress: 100,
  preview: null,
  leaseUntil: null,
  workSeconds: worked,
} as const
const waiting = { status: 'queued', stage: 'waiting', progress: 0 } as const

const mine = (id: string, attempt: number) =>
  and(eq(analyses.id, id), eq(analyses.attempts, attempt), eq(analyses.status, 'running'))
const ofOrganization = (organizationId: string, id: string) =>
  and(eq(analyses.organizationId, organizationId), eq(analyses.id, id))

const chosenBy = ({ organizationId, siteId }: { [Key in keyof Chosen]: Chosen[Key] | Placeholder }) =>
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

const organization = sql.placeholder('organizationId')
const statements = new PreparedStatements('analyses')

const selectNewest = prepared('analyses_newest', db =>
  db
    .select({
      id: analyses.id,
      createdAt: analyses.createdAt,
      fileName: media.fileName,
      siteName: sites.name,
    })
    .from(analyses)
    .innerJoin(media, eq(media.id, analyses.mediaId))
    .leftJoin(sites, eq(sites.id, analyses.siteId))
    .where(and(eq(analyses.organizationId, organization), ne(analyses.status, 'canceled')))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(sql.placeholder('limit')),
)

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
    { organizationId, siteId }: Chosen,
    paging: { offset: number; limit: number },
  ): Promise<WithSite[]> => {
    const chosen = { organizationId: organization, siteId: siteId && sql.placeholder('siteId') }
    const build = (handle: ReadHandle) =>
      withSite(handle)
        .where(chosenBy(chosen))
        .orderBy(desc(analyses.createdAt), desc(analyses.id))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
    const shape = siteId === undefined ? 'all' : siteId === null ? 'none' : 'site'
    const values = { organizationId, siteId, ...paging }
    return statements.run(tx, shape, build, values, { planned: 'each time' })
  },

  newest: (tx: ReadHandle, organizationId: string, limit: number) =>
    selectNewest(tx, { organizationId, limit }),

  count: (tx: ReadHandle, chosen: Chosen) => tx.$count(analyses, chosenBy(chosen)),

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
          ...completed,
          credit: 'spent',
          summary,
          detail,
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

  retryLater: async (
    tx: Transaction,
    { id, attempts }: StoredAnalysis,
    { seconds, isCounted }: { seconds: number; isCounted: boolean },
  ) => {
    await tx
      .update(analyses)
      .set({
        ...waiting,
        ...(!isCounted && { attempts: attempts - 1 }),
        preview: null,
        leaseUntil: null,
        workSeconds: worked,
        notBefore: sql`now() + make_interval(secs => ${seconds})`,
      })
      .where(mine(id, attempts))
  },

  /** A finished one waits for another look, which costs nothing: what was found stays until it is over. */
  requeue: async (tx: Transaction, { id, organizationId }: StoredAnalysis) => {
    await tx
      .update(analyses)
      .set({ ...waiting, attempts: 0, notBefore: sql`now()`, finishedAt: null })
      .where(and(ofOrganization(organizationId, id), eq(analyses.status, 'completed')))
  },

  /** Another look ended without a result: the earlier one is there again. */
  restore: async (tx: Transaction, { id, organizationId }: StoredAnalysis, now: Date) => {
    await tx
      .update(analyses)
      .set({ ...completed, finishedAt: now })
      .where(and(ofOrganization(organizationId, id), inArray(analyses.status, ['queued', 'running'])))
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
        .set({ ...how, preview: null, credit: 'returned', leaseUntil: null, workSeconds: worked })
        .where(and(ofOrganization(organizationId, id), eq(analyses.credit, 'reserved')))
        .returning({ id: analyses.id })
    ).length > 0,
}
