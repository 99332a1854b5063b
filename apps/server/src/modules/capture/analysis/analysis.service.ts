import { randomUUID } from 'node:crypto'
import type {
  AnalysisResult,
  AnalysisStatus,
  FormOf,
  listResults,
  QueryOf,
  uploadForAnalysis,
} from '@plumbline/contract'
import { rowsBefore } from '@plumbline/list-engine/paging'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { isCommitUnknown } from '../../../platform/db/database-errors'
import type { PubSub } from '../../../platform/db/pub-sub'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { Telemetry } from '../../../platform/telemetry/telemetry'
import type { QuotaService } from '../../billing/billing/quota.service'
import { recite, rejudge } from '../../findings/violations/violation-rejudging'
import type { ViolationsService } from '../../findings/violations/violations.service'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import type { SitesService, StoredSite } from '../../identity/sites/sites.service'
import type { UsersService } from '../../identity/users/users.service'
import type { EventsService } from '../../insights/events/events.service'
import type { LearningService } from '../learning/learning.service'
import type { MediaService, StoredMedia } from '../media/media.service'
import type { UploadedFile } from '../media/save-upload'
import { analysisChanged, analysisQueued } from './analysis.channels'
import { analysisRepository as analyses, type StoredAnalysis, type WithSite } from './analysis.repository'
import { assumedRules } from './assumed-rules'
import { presentResult, presentStatus, summarize } from './present-analysis'
import { citedAt, compare, judgeAsWorkSite } from './work-site'

/** In the past by any clock: leases and delays use the database's, which all workers share. */
const immediately = new Date(0)

type Uploader = Pick<Member, 'userId' | 'organizationId'>

type Sent = Pick<
  FormOf<typeof uploadForAnalysis>,
  'captureSource' | 'siteId' | 'area' | 'capturedAt' | 'timeZone'
>
type StartOptions = Sent & {
  force?: boolean | undefined
  /** Written in the transaction that queues the analysis. */
  onQueued?: (tx: Transaction, analysisId: string) => Promise<void>
}

export type AnalysisDeps = {
  db: Database
  clock: Clock
  pubSub: PubSub
  telemetry: Telemetry
  media: MediaService
  events: EventsService
  sites: SitesService
  users: UsersService
  organizations: OrganizationsService
  quota: QuotaService
  learning: LearningService
  violations: ViolationsService
}

export class AnalysisService {
  private readonly deps: AnalysisDeps
  constructor(deps: AnalysisDeps) {
    this.deps = deps
  }

  /** Stores the upload, reserves one analysis of the quota and queues the work: all of it, or nothing. */
  async start(
    member: Uploader,
    upload: UploadedFile,
    { force = false, captureSource = 'upload', area = '', onQueued, ...sent }: StartOptions,
  ): Promise<AnalysisResult> {
    const siteId = sent.siteId === 'none' ? null : sent.siteId
    const site = await this.deps.sites.forNew(this.deps.db.read, member.organizationId, siteId)
    if (!force) await this.rejectDuplicate(this.deps.db.read, member, upload.sha256)
    const medium = await this.deps.media.store(member, upload, {
      timeZone: site?.timeZone ?? sent.timeZone ?? null,
      sent: sent.capturedAt ? new Date(sent.capturedAt) : null,
    })
    try {
      return await this.deps.db.transaction(async tx => {
        // Two tabs may send the same file in the same moment: the second one sees the first.
        await this.deps.media.lockContent(tx, member.organizationId, upload.sha256)
        if (!force) await this.rejectDuplicate(tx, member, upload.sha256)
        await this.deps.media.insertUpload(tx, medium)
        const analysis = await this.queue(tx, member, medium, { captureSource, site, area })
        const { id: reference, organizationId } = analysis
        await this.deps.quota.take(tx, { organizationId, userId: member.userId, kind: 'analysis', reference })
        await onQueued?.(tx, analysis.id)
        return presentResult({ analysis, medium, siteName: site?.name ?? null }, [])
      })
    } catch (error) {
      if (!isCommitUnknown(error)) await this.deps.media.deleteFiles(medium)
      throw error
    }
  }

  private async queue(
    tx: Transaction,
    member: Uploader,
    medium: StoredMedia,
    {
      captureSource,
      site,
      area,
    }: { captureSource: 'mobile' | 'upload'; site: StoredSite | null; area: string },
  ) {
    const now = this.deps.clock.now()
    const analysis: StoredAnalysis = {
      id: randomUUID(),
      organizationId: member.organizationId,
      requestedBy: member.userId,
      mediaId: medium.id,
      siteId: site?.id ?? null,
      area,
      captureSource,
      status: 'queued',
      stage: 'waiting',
      progress: 0,
      attempts: 0,
      leaseUntil: null,
      notBefore: immediately,
      startedAt: null,
      workSeconds: 0,
      credit: 'reserved',
      errorCode: null,
      errorMessage: null,
      summary: '',
      preview: null,
      detail: null,
      createdAt: now,
      finishedAt: null,
      traceparent: this.deps.telemetry.current() ?? null,
    }
    await analyses.insert(tx, analysis)
    await this.deps.pubSub.publish(tx, analysisQueued, analysis.id)
    return analysis
  }

  /** The same bytes are recognized, and the person decides: see the earlier result, or analyze again. */
  private async rejectDuplicate(tx: ReadHandle, member: Uploader, sha256: string) {
    const known = await this.deps.media.sameContent(tx, member.organizationId, sha256)
    const earlier = known && (await analyses.newestOfMedium(tx, member.organizationId, known.id))
    if (!earlier || earlier.status === 'failed' || earlier.status === 'canceled') return
    const params = { analysisId: earlier.id, date: earlier.createdAt.toISOString() }
    throw new AppError('already_uploaded', { params })
  }

  /** Others who write about the same analysis wait until this transaction ends. */
  async lockOr404(tx: Transaction, organizationId: string, id: string) {
    if (!(await analyses.lock(tx, organizationId, id))) throw notFound()
  }

  async list(member: Member, { site, ...paging }: QueryOf<typeof listResults>) {
    const { organizationId } = member
    const { read } = this.deps.db
    const offset = rowsBefore(paging)
    const chosen = { organizationId, siteId: site === 'none' ? null : site }
    const found = await analyses.list(read, chosen, { offset, limit: paging.pageSize })
    const ids = found.map(({ analysis }) => analysis.id)
    const violations = await this.deps.violations.ofAnalyses(read, organizationId, ids)
    const items = found.map(each => presentResult(each, violations.get(each.analysis.id) ?? []))
    return { items, total: await analyses.count(read, chosen), ...paging }
  }

  newest(member: Member, limit: number) {
    return analyses.newest(this.deps.db.read, member.organizationId, limit)
  }

  get(member: Member, id: string): Promise<AnalysisResult> {
    return this.getWithin(this.deps.db.read, member, id)
  }

  /** The same for somebody who has a transaction open. */
  async getWithin(tx: ReadHandle, member: Member, id: string): Promise<AnalysisResult> {
    return this.present(tx, await this.findOr404(tx, member, id))
  }

  async status(member: Member, id: string): Promise<AnalysisStatus> {
    return presentStatus((await this.findOr404(this.deps.db.read, member, id)).analysis)
  }

  /** Of any organization, with whose it is: for the live updates. */
  async progressOf(id: string) {
    const found = await analyses.findProgress(this.deps.db.read, id)
    return found && { organizationId: found.organizationId, analysis: presentStatus(found) }
  }

  async cancel(member: Member, id: string): Promise<AnalysisStatus> {
    return this.deps.db.transaction(async tx => {
      const { analysis } = await this.findOr404(tx, member, id)
      if (analysis.status !== 'queued' && analysis.status !== 'running') throw new AppError('not_running')
      await this.failOrCancel(tx, analysis, 'canceled', null)
      return presentStatus((await this.findOr404(tx, member, id)).analysis)
    })
  }

  /** A person says that it shows a worksite: the rules are applied to what was found in it, once. */
  applyWorkSite(member: Member, id: string): Promise<AnalysisResult> {
    const { db, violations, learning } = this.deps
    const { organizationId } = member
    return db.transaction(async tx => {
      await this.lockOr404(tx, organizationId, id)
      const { analysis, medium } = await this.findOr404(tx, member, id)
      const { detail, siteId } = analysis
      if (medium.kind === 'audio') throw new AppError('work_site_sound')
      if (!detail) throw notFound()
      if (medium.kind === 'video' && !detail.tracks) throw new AppError('work_site_not_kept')
      if (detail.workSite === 'person') return this.getWithin(tx, member, id)
      const site = await assumedRules(this.deps, tx, member, siteId)
      const thresholds = await learning.thresholdsOf(tx, organizationId, siteId)
      const judged = judgeAsWorkSite(detail, site, thresholds)
      const stored = (await violations.ofAnalyses(tx, organizationId, [id])).get(id) ?? []
      const { added, replaced, kept } = compare(judged.judgments, stored)
      for (const { id: violationId, judgment } of replaced)
        await rejudge(this.deps, tx, member, violationId, judgment)
      for (const violation of stored.filter(each => kept.includes(each.id))) {
        const citation = citedAt(violation, site)
        if (citation) await recite(this.deps, tx, member, violation.id, citation)
      }
      await violations.recordFound(
        tx,
        { ...analysis, capturedAt: medium.capturedAt },
        added.map(({ found }) => found),
        index => added[index]?.mediaId ?? (medium.kind === 'image' ? medium.id : null),
      )
      const now = (await violations.ofAnalyses(tx, organizationId, [id])).get(id) ?? []
      await analyses.setJudgment(tx, analysis, { summary: summarize(now), detail: judged.detail })
      return this.getWithin(tx, member, id)
    })
  }

  /** Looks at every part of a photo that was looked at only where something may be. Doing so twice changes nothing. */
  lookCloser(member: Member, id: string): Promise<AnalysisResult> {
    return this.deps.db.transaction(async tx => {
      await this.lockOr404(tx, member.organizationId, id)
      const { analysis } = await this.findOr404(tx, member, id)
      if (analysis.status === 'completed' && analysis.detail?.isThorough === false) {
        await analyses.requeue(tx, analysis)
        await this.deps.pubSub.publish(tx, analysisQueued, id)
        await this.deps.pubSub.publish(tx, analysisChanged, id)
      }
      return this.getWithin(tx, member, id)
    })
  }

  /** Everything derived from the media goes with it: copies, frames, violations, the analysis. */
  async remove(member: Member, id: string) {
    const gone = await this.deps.db.transaction(async tx => {
      const { analysis, medium } = await this.findOr404(tx, member, id)
      if (analysis.status === 'queued' || analysis.status === 'running')
        await this.failOrCancel(tx, analysis, 'canceled', null)
      await this.deps.events.recordAll(tx, member, 'analysis.deleted', [{ file: medium.fileName }])
      return this.deps.media.remove(tx, member.organizationId, medium.id)
    })
    for (const mediaId of gone)
      await this.deps.media.deleteFiles({ organizationId: member.organizationId, id: mediaId })
    return {}
  }

  /** Failed or canceled: the reserved analysis goes back, exactly once. After a closer look the result stays. */
  async failOrCancel(
    tx: Transaction,
    analysis: StoredAnalysis,
    status: 'failed' | 'canceled',
    fault: { code: string; message: string } | null,
  ) {
    if (analysis.detail) {
      await analyses.restore(tx, analysis, this.deps.clock.now())
      return this.deps.pubSub.publish(tx, analysisChanged, analysis.id)
    }
    const ended = await analyses.end(tx, analysis.organizationId, analysis.id, {
      status,
      errorCode: fault?.code ?? null,
      errorMessage: fault?.message ?? null,
      finishedAt: this.deps.clock.now(),
    })
    if (!ended) return
    await this.deps.quota.giveBack(tx, analysis.organizationId, 'analysis', analysis.id)
    await this.deps.pubSub.publish(tx, analysisChanged, analysis.id)
  }

  private async present(tx: ReadHandle, found: WithSite) {
    const { id, organizationId } = found.analysis
    return presentResult(
      found,
      (await this.deps.violations.ofAnalyses(tx, organizationId, [id])).get(id) ?? [],
    )
  }

  private async findOr404(tx: ReadHandle, member: Member, id: string) {
    const found = await analyses.find(tx, member.organizationId, id)
    if (!found) throw notFound()
    return found
  }
}
